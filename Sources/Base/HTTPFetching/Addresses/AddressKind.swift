/// What an address is for, by IANA's registries of special-purpose addresses (RFC 6890 and its successors).
package enum AddressKind: String, Hashable, Sendable, CaseIterable {
  /// One machine on the open Internet: the only kind that is fetched from unless it is allowed by name.
  case publicUnicast
  /// `0.0.0.0/8` and `::`, which reach the machine itself.
  case unspecified
  case loopback
  /// RFC 1918.
  case privateNetwork
  case linkLocal
  /// `100.64.0.0/10`, behind a carrier's translation (RFC 6598).
  case carrierShared
  /// Where clouds tell their machines secrets.
  case metadata
  case multicast
  case broadcast
  case documentation
  case benchmarking
  /// `fc00::/7` (RFC 4193).
  case uniqueLocal
  /// `fec0::/10`, given up by RFC 3879.
  case siteLocal
  /// An address of version 4 in one of version 6: mapped, compatible, translated, 6to4, Teredo, ISATAP.
  case embeddedVersion4
  /// Given to no machine, or to protocols.
  case reserved

  /// What `address` is for. Pure: no name is resolved and no interface is asked.
  package init(of address: NetworkAddress) {
    let table = address.isVersion4 ? SpecialAddresses.version4 : SpecialAddresses.version6
    // The first that contains it: exceptions stand before their surroundings.
    if let entry = table.first(where: { $0.prefix.contains(address) }) {
      self = entry.kind
    } else if address.isVersion4 {
      self = .publicUnicast
    } else if !SpecialAddresses.globalUnicast.contains(address) {
      self = .reserved
    } else {
      self = SpecialAddresses.isISATAP(address) ? .embeddedVersion4 : .publicUnicast
    }
  }

  /// The kind in words, with its article: `a private address`.
  package var words: String {
    switch self {
    case .publicUnicast: "a public address"
    case .unspecified: "an unspecified address"
    case .loopback: "a loopback address"
    case .privateNetwork: "a private address"
    case .linkLocal: "a link-local address"
    case .carrierShared: "an address of a carrier's network"
    case .metadata: "an address of a cloud's metadata service"
    case .multicast: "a multicast address"
    case .broadcast: "the broadcast address"
    case .documentation: "an address for documentation"
    case .benchmarking: "an address for benchmarks"
    case .uniqueLocal: "a unique local address"
    case .siteLocal: "a site-local address"
    case .embeddedVersion4: "an IPv4 address inside of an IPv6 address"
    case .reserved: "a reserved address"
    }
  }
}
