public import FoundationAdditions

/// An end of a connection. Apple's page: Network/NWEndpoint.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A machine and a number.
  case hostPort(host: Host, port: Port)
  /// A name that the network is asked for.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file of the system.
  case unix(path: String)
  /// An address.
  case url(URL)

  /// A machine. Apple's page: Network/NWEndpoint/Host.
  public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    /// One that is found by its name.
    case name(String, NWInterface?)
    /// An address of four bytes.
    case ipv4(IPv4Address)
    /// An address of sixteen bytes.
    case ipv6(IPv6Address)

    /// A machine by its name or address.
    public init(_ name: String) {
      if let address = IPv4Address(name) {
        self = .ipv4(address)
      } else if let address = IPv6Address(name) {
        self = .ipv6(address)
      } else {
        self = .name(name, nil)
      }
    }
    /// A machine by its name or address.
    public init(stringLiteral value: String) { self.init(value) }
    /// Its name.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// The number of a door. Apple's page: Network/NWEndpoint/Port.
  public struct Port: Hashable, Sendable, RawRepresentable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: UInt16
    /// A number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// A number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A number in digits; nil for what is none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    /// Any.
    public static let any: Port = 0
    /// The web's.
    public static let http: Port = 80
    /// The web's, in secret.
    public static let https: Port = 443
    /// The number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// The machine and the number, or what stands for them.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// What went wrong. Apple's page: Network/NWError.
public enum NWError: Error, Equatable, Sendable {
  /// The system said no.
  case posix(POSIXErrorCode)
  /// The name was not found.
  case dns(Int32)
  /// The secret was not agreed on.
  case tls(OSStatus)
}
