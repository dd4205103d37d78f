/// A network: the addresses of one IP version with a common prefix.
package struct NetworkPrefix: Hashable, Sendable {
  package let address: NetworkAddress
  /// In bits.
  package let length: Int

  /// `nil` if `length` is negative or exceeds the address. Bits of `address` after the prefix are ignored.
  package init?(_ address: NetworkAddress, length: Int) {
    guard (0...address.bytes.count * 8).contains(length) else { return nil }
    (self.address, self.length) = (address, length)
  }

  /// Parses CIDR notation: `10.0.0.0/8` or `fd00::/8`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let address = NetworkAddress(String(parts[0])) else { return nil }
    guard !parts[1].isEmpty, parts[1].utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    guard let length = Int(parts[1]) else { return nil }
    self.init(address, length: length)
  }

  /// The network with its first address, whose bits after the prefix are zero.
  package var base: NetworkPrefix {
    let bytes = address.bytes.enumerated().map { index, byte in
      byte & ~UInt8(truncatingIfNeeded: 0xFF >> min(max(length - index * 8, 0), 8))
    }
    return NetworkAddress(bytes: bytes).flatMap { NetworkPrefix($0, length: length) } ?? self
  }

  /// Whether `other` is in the network. Addresses of the other IP version never are.
  package func contains(_ other: NetworkAddress) -> Bool {
    guard other.bytes.count == address.bytes.count else { return false }
    let whole = length / 8
    guard other.bytes.prefix(whole) == address.bytes.prefix(whole) else { return false }
    let rest = length % 8
    return rest == 0 || (other.bytes[whole] ^ address.bytes[whole]) >> (8 - rest) == 0
  }

  /// `::ffff:0:0/96`, IPv4 addresses on IPv6 sockets (RFC 4291).
  static let mapped = Self.known("::ffff:0:0/96")

  /// A prefix in our own tables.
  static func known(_ text: StaticString) -> NetworkPrefix {
    NetworkPrefix("\(text)") ?? .nothing
  }

  /// The result of a mistake in a table: all of IPv6, so that too much is refused and a test finds it.
  private static let nothing = NetworkPrefix(everything: 16)

  private init(everything count: Int) {
    address = NetworkAddress(zeros: count)
    length = 0
  }
}

extension NetworkPrefix: CustomStringConvertible {
  /// CIDR notation: `10.0.0.0/8`.
  package var description: String { "\(address)/\(length)" }
}

extension NetworkAddress {
  fileprivate init(zeros count: Int) { bytes = [UInt8](repeating: 0, count: count) }
}
