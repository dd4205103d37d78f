import Foundation

/// What a `Host` header or an `Origin` says.
package enum HostName {
  /// Whether all bytes may be in a `Host` header: a name or an address, and a port (RFC 3986, 3.2.2).
  package static func isValid(_ authority: String) -> Bool { authority.utf8.allSatisfy(isAllowed) }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~%!$&'()*+,;=:[]".utf8.contains(byte)
    }
  }

  /// Whether a name of a `Host` header is this machine's own.
  package static func isLoopback(_ name: String) -> Bool { ["localhost", "127.0.0.1", "[::1]"].contains(name) }

  /// The name in a `Host` header, without the port, in lower case.
  package static func name(in authority: String) -> String {
    // An address of IPv6 has colons of its own.
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    return authority[..<(authority[end...].firstIndex(of: ":") ?? authority.endIndex)].lowercased()
  }

  /// Whether the page of an `Origin` header comes from the same host and port.
  package static func isSame(_ origin: String, _ authority: String) -> Bool {
    guard let range = origin.range(of: "://") else { return false }
    return origin[range.upperBound...] == authority
  }
}
