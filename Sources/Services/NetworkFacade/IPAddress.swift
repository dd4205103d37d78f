public import FoundationAdditions

public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// Bytes in network order; `nil` for a wrong number of bytes.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Parses the usual notation.
  init?(_ string: String)
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
}

public struct IPv4Address: IPAddress {
  public let rawValue: Data
  public let interface: NWInterface?

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }

  public init?(_ string: String) {
    guard let bytes = AddressText.bytes(of: string, family: AF_INET, count: 4) else { return nil }
    self.init(bytes)
  }

  private init(bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

  /// 0.0.0.0.
  public static let any = Self(bytes: [0, 0, 0, 0])
  /// 255.255.255.255.
  public static let broadcast = Self(bytes: [255, 255, 255, 255])
  /// 127.0.0.1.
  public static let loopback = Self(bytes: [127, 0, 0, 1])

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { rawValue.first.map { $0 & 0xF0 == 0xE0 } ?? false }
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress {
  public let rawValue: Data
  public let interface: NWInterface?

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }

  /// Parses the usual notation. A zone after `%` is ignored.
  public init?(_ string: String) {
    let plain = String(string.prefix { $0 != "%" })
    guard let bytes = AddressText.bytes(of: plain, family: AF_INET6, count: 16) else { return nil }
    self.init(bytes)
  }

  private init(lastByte: UInt8) {
    (rawValue, interface) = (Data(repeating: 0, count: 15) + [lastByte], nil)
  }

  /// `::`.
  public static let any = Self(lastByte: 0)
  /// `::1`.
  public static let loopback = Self(lastByte: 1)

  public var isAny: Bool { self == .any }
  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool {
    rawValue.first == 0xFE && rawValue.dropFirst().first.map { $0 & 0xC0 == 0x80 } ?? false
  }
  public var isMulticast: Bool { rawValue.first == 0xFF }
  /// Whether it has the form `::ffff:1.2.3.4`.
  public var isIPv4Mapped: Bool { rawValue.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]) }
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }
  public var debugDescription: String { AddressText.text(of: rawValue) }
}

/// The system's parsing and formatting of addresses.
private enum AddressText {
  static func bytes(of text: String, family: Int32, count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard inet_pton(family, text, &bytes) == 1 else { return nil }
    return Data(bytes)
  }

  static func text(of bytes: Data) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, [UInt8](bytes), &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
