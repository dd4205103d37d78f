/// A network: the addresses of one version that begin with the same bits.
package struct NetworkPrefix: Hashable, Sendable {
  package let address: NetworkAddress
  /// In bits.
  package let length: Int

  /// Nil where `length` is negative or more than the address has. Bits of `address` behind the length do not count.
  package init?(_ address: NetworkAddress, length: Int) {
    guard (0...address.bytes.count * 8).contains(length) else { return nil }
    (self.address, self.length) = (address, length)
  }

  /// Reads `10.0.0.0/8` or `fd00::/8` (CIDR); nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let address = NetworkAddress(String(parts[0])) else { return nil }
    guard !parts[1].isEmpty, parts[1].utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    guard let length = Int(parts[1]) else { return nil }
    self.init(address, length: length)
  }

  /// The network by its first address, whose bits behind the length are zeros.
  package var base: NetworkPrefix {
    let bytes = address.bytes.enumerated().map { index, byte in
      byte & ~UInt8(truncatingIfNeeded: 0xFF >> min(max(length - index * 8, 0), 8))
    }
    return NetworkAddress(bytes: bytes).flatMap { NetworkPrefix($0, length: length) } ?? self
  }

  /// Whether `other` is in the network. Addresses of the other version never are.
  package func contains(_ other: NetworkAddress) -> Bool {
    guard other.bytes.count == address.bytes.count else { return false }
    let whole = length / 8
    guard other.bytes.prefix(whole) == address.bytes.prefix(whole) else { return false }
    let rest = length % 8
    return rest == 0 || (other.bytes[whole] ^ address.bytes[whole]) >> (8 - rest) == 0
  }

  /// `::ffff:0:0/96`, addresses of version 4 as sockets of version 6 see them (RFC 4291).
  static let mapped = Self.known("::ffff:0:0/96")

  /// A prefix of our own tables.
  static func known(_ text: StaticString) -> NetworkPrefix {
    NetworkPrefix("\(text)") ?? .nothing
  }

  /// Stands for a mistake in a table: the whole of version 6, so that it refuses too much and a test finds it.
  private static let nothing = NetworkPrefix(everything: 16)

  private init(everything count: Int) {
    address = NetworkAddress(zeros: count)
    length = 0
  }
}

extension NetworkPrefix: CustomStringConvertible {
  /// CIDR: `10.0.0.0/8`.
  package var description: String { "\(address)/\(length)" }
}

extension NetworkAddress {
  fileprivate init(zeros count: Int) { bytes = [UInt8](repeating: 0, count: count) }
}
