import Foundation

/// An IP address: 4 bytes for IPv4 or 16 for IPv6, in network byte order.
public struct NetworkAddress: Hashable, Sendable {
  package let bytes: [UInt8]

  /// `nil` unless there are 4 or 16 bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Parses `192.0.2.1`, `2001:db8::1` or `[2001:db8::1]`; IPv4 addresses need four decimal numbers, and zones are
  /// not allowed.
  package init?(_ text: String) {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    let family = bare.contains(":") ? AF_INET6 : AF_INET
    var bytes = [UInt8](repeating: 0, count: family == AF_INET6 ? 16 : 4)
    // C would end the string at a NUL.
    guard !bare.utf8.contains(0), inet_pton(family, bare, &bytes) == 1 else { return nil }
    self.bytes = bytes
  }

  package var isVersion4: Bool { bytes.count == 4 }

  /// The IPv4 address in `::ffff:a.b.c.d`, which reaches the same host; otherwise the address itself.
  package var unmapped: NetworkAddress {
    guard NetworkPrefix.mapped.contains(self), let inner = NetworkAddress(bytes: Array(bytes.suffix(4))) else {
      return self
    }
    return inner
  }
}

extension NetworkAddress: CustomStringConvertible {
  /// The usual form: `192.0.2.1`, `2001:db8::1`.
  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = isVersion4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "?" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
