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
  /// - Throws: The first that is none of these.
  package init(_ texts: some Sequence<String>) throws(InvalidHost) {
    for text in texts {
      if let address = NetworkAddress(text), let network = NetworkPrefix(address, length: address.bytes.count * 8) {
        networks.append(network)
      } else if let network = NetworkPrefix(text) {
        networks.append(network)
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
    /// One sentence without a full stop.
    package var description: String {
      "“\(text)” is no host: give a name (nas.local), an address (192.168.1.5) or a network (192.168.1.0/24), without a scheme and a port"
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
    let isNumeric = name.allSatisfy { $0.isNumber || $0 == "." }
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0)
    }
    // What is made of numbers would be read as an address, in one of several ways.
    guard !name.isEmpty, isName, !isNumeric, !name.hasPrefix("."), !name.contains("..") else { return nil }
    return name
  }
}
