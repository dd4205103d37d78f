/// Hosts that may be fetched from although their addresses are not public, such as a user's own servers.
public struct AllowedHosts: Hashable, Sendable {
  private var names: Set<String> = []
  private var networks: [NetworkPrefix] = []
  private var containsAll = false

  /// Only public addresses.
  public static let none = AllowedHosts()

  /// All addresses, for URLs of the user's own.
  package static let all: AllowedHosts = {
    var hosts = AllowedHosts()
    hosts.containsAll = true
    return hosts
  }()

  private init() {}

  /// Each of `texts` is a host name (`nas.local`), an address (`192.168.1.5`, `fd00::5`) or a network in CIDR
  /// notation (`192.168.1.0/24`).
  ///
  /// A name allows every address that it resolves to; an address or a network is allowed for any name. Names are
  /// compared literally, except for case and a trailing full stop; there are no wildcards. A network is written with
  /// its first address.
  /// - Throws: The first invalid text.
  public init(_ texts: [String]) throws(InvalidHost) {
    for text in texts {
      if let address = NetworkAddress(text), let network = NetworkPrefix(address, length: address.bytes.count * 8) {
        networks.append(network)
      } else if let network = NetworkPrefix(text) {
        // 10.1.2.3/8 may mean one machine or sixteen million: too different to guess.
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

  /// A text that is not a host name, an address or a network.
  public struct InvalidHost: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package var fault = Reason.unreadable

    package enum Reason: Hashable, Sendable {
      case unreadable
      /// An address in a form that programs read differently, or not at all.
      case otherSpelling(of: NetworkAddress)
      /// A network that is written with another address than its first.
      case notItsFirstAddress(NetworkPrefix)
    }

    public var description: String {
      switch fault {
      case .unreadable:
        "invalid host “\(text)”: use a name (nas.local), an address (192.168.1.5) or a network (192.168.1.0/24), "
          + "without a scheme or port"
      case .otherSpelling(let address):
        "invalid host “\(text)”: write the address as \(address)"
      case .notItsFirstAddress(let network):
        "invalid network “\(text)”: write the network as \(network.base), "
          + "or the single address as \(network.address)"
      }
    }
  }

  /// Whether a connection to `address`, to which the name `host` resolved, is allowed.
  package func contains(_ address: NetworkAddress, host: String) -> Bool {
    if containsAll { return true }
    if let name = Self.name(host), names.contains(name) { return true }
    return networks.contains { $0.contains(address) || $0.contains(address.unmapped) }
  }

  /// In lower case, without a trailing full stop; `nil` if it is not a host name.
  private static func name(_ text: String) -> String? {
    let name = (text.hasSuffix(".") ? text.dropLast() : text[...]).lowercased()
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0)
    }
    // A name that ends in a number would be parsed as an address, differently by different programs.
    guard !name.isEmpty, isName, !name.endsInNumber, !name.hasPrefix("."), !name.contains("..") else { return nil }
    return name
  }
}
