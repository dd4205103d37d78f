/// Hosts that may be fetched from although their addresses are not public: a person's own servers.
package struct AllowedHosts: Hashable, Sendable {
  private var names: Set<String> = []
  private var networks: [NetworkPrefix] = []

  /// None: public addresses alone.
  package static let none = AllowedHosts()

  private init() {}

  /// Each of `texts` is a host's name (`nas.local`), an address (`192.168.1.5`, `fd00::5`) or a network in CIDR
  /// (`192.168.1.0/24`).
  ///
  /// A name allows every address that it leads to, an address or a network whatever name led there. Names are compared
  /// as they stand in addresses of pictures, without regard to case and to a full stop at the end; there are no wildcards.
  /// A network is given by its first address.
  /// - Throws: The first that is none of these.
  package init(_ texts: some Sequence<String>) throws(InvalidHost) {
    for text in texts {
      if let address = NetworkAddress(text), let network = NetworkPrefix(address, length: address.bytes.count * 8) {
        networks.append(network)
      } else if let network = NetworkPrefix(text) {
        // Whoever writes 10.1.2.3/8 means one machine or sixteen million: too far apart to guess.
        guard network == network.base else { throw InvalidHost(text: text, fault: .notItsFirstAddress(network)) }
        networks.append(network)
      } else if let address = NetworkAddress(inAnySpelling: text) {
        throw InvalidHost(text: text, fault: .otherSpelling(of: address))
      } else if let name = Self.name(text) {
        names.insert(name)
      } else {
        throw InvalidHost(text: text)
      }
    }
  }

  /// A text that is no host's name, no address and no network.
  package struct InvalidHost: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package var fault = Fault.unreadable

    package enum Fault: Hashable, Sendable {
      case unreadable
      /// An address in a form that programs read in several ways, or not at all.
      case otherSpelling(of: NetworkAddress)
      /// A network that is given by an address within it.
      case notItsFirstAddress(NetworkPrefix)
    }

    /// One sentence without a full stop.
    package var description: String {
      switch fault {
      case .unreadable:
        "“\(text)” is no host: give a name (nas.local), an address (192.168.1.5) or a network (192.168.1.0/24), "
          + "without a scheme and a port"
      case .otherSpelling(let address):
        "“\(text)” is no name but another spelling of an address: write it as \(address)"
      case .notItsFirstAddress(let network):
        "“\(text)” is within a network, not its beginning: write the network as \(network.base), "
          + "or the one address as \(network.address)"
      }
    }
  }

  /// Whether a connection to `address`, which the name `host` led to, is allowed by name or by network.
  package func contains(_ address: NetworkAddress, host: String) -> Bool {
    if let name = Self.name(host), names.contains(name) { return true }
    return networks.contains { $0.contains(address) || $0.contains(address.unmapped) }
  }

  /// In lower case, without the full stop of a complete name; nil for what is no name.
  private static func name(_ text: String) -> String? {
    let name = (text.hasSuffix(".") ? text.dropLast() : text[...]).lowercased()
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0)
    }
    // What ends in a number would be read as an address, in one of several ways.
    guard !name.isEmpty, isName, !name.endsInNumber, !name.hasPrefix("."), !name.contains("..") else { return nil }
    return name
  }
}
