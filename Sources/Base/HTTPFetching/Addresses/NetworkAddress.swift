import Foundation

/// An address of the Internet Protocol: 4 bytes for version 4 or 16 for version 6, in network order.
package struct NetworkAddress: Hashable, Sendable {
  package let bytes: [UInt8]

  /// Nil for another number of bytes than 4 or 16.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads `192.0.2.1`, `2001:db8::1` or `[2001:db8::1]`: four decimal numbers and nothing shorter, no zone.
  package init?(_ text: String) {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    let family = bare.contains(":") ? AF_INET6 : AF_INET
    var bytes = [UInt8](repeating: 0, count: family == AF_INET6 ? 16 : 4)
    // C would take what stands before a zero for the whole.
    guard !bare.utf8.contains(0), inet_pton(family, bare, &bytes) == 1 else { return nil }
    self.bytes = bytes
  }

  package var isVersion4: Bool { bytes.count == 4 }

  /// The address of version 4 that `::ffff:a.b.c.d` stands for; otherwise itself. Both lead to one place.
  package var unmapped: NetworkAddress {
    guard NetworkPrefix.mapped.contains(self), let inner = NetworkAddress(bytes: Array(bytes.suffix(4))) else {
      return self
    }
    return inner
  }
}

extension NetworkAddress: CustomStringConvertible {
  /// The usual form: `192.0.2.1`, `2001:db8::1`.
  package var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = isVersion4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "?" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
