/// The purpose of an address according to IANA's registries of special-purpose addresses (RFC 6890 and its
/// successors).
public enum AddressKind: String, Hashable, Sendable, CaseIterable {
  /// A public unicast address: the only kind that is fetched from without `--allow-host`.
  case publicUnicast
  /// `0.0.0.0/8` and `::`, which reach the machine itself.
  case unspecified
  case loopback
  /// RFC 1918.
  case privateNetwork
  case linkLocal
  /// `100.64.0.0/10`, carrier-grade NAT (RFC 6598).
  case carrierShared
  /// Cloud metadata services, which return credentials.
  case metadata
  case multicast
  case broadcast
  case documentation
  case benchmarking
  /// `fc00::/7` (RFC 4193).
  case uniqueLocal
  /// `fec0::/10`, deprecated by RFC 3879.
  case siteLocal
  /// An IPv4 address embedded in an IPv6 address: mapped, compatible, translated, 6to4, Teredo, ISATAP.
  case embeddedVersion4
  /// Reserved, or used by protocols.
  case reserved

  /// Classifies `address` without name resolution or network access.
  package init(of address: NetworkAddress) {
    let table = address.isVersion4 ? SpecialAddresses.version4 : SpecialAddresses.version6
    // The first match: exceptions come before the ranges that contain them.
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

  /// The kind with its article: `a private address`.
  package var words: String {
    switch self {
    case .publicUnicast: "a public address"
    case .unspecified: "an unspecified address"
    case .loopback: "a loopback address"
    case .privateNetwork: "a private address"
    case .linkLocal: "a link-local address"
    case .carrierShared: "a carrier-grade NAT address"
    case .metadata: "a cloud metadata address"
    case .multicast: "a multicast address"
    case .broadcast: "the broadcast address"
    case .documentation: "a documentation address"
    case .benchmarking: "a benchmarking address"
    case .uniqueLocal: "a unique local address"
    case .siteLocal: "a site-local address"
    case .embeddedVersion4: "an IPv4 address embedded in an IPv6 address"
    case .reserved: "a reserved address"
    }
  }
}
