/// The port of a URL as a user wrote it. URL parsers only report that the URL is invalid.
public enum AddressPort {
  /// The invalid port of a URL: `80:443` in `http://127.0.0.1:80:443/`. `nil` if the port is valid or missing.
  public static func invalid(in address: String) -> String? {
    guard let slashes = address.firstRange(of: "://") else { return nil }
    let authority = address[slashes.upperBound...].prefix { !"/?#\\".contains($0) }
    // A password may contain colons.
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let rest = host.hasPrefix("[") ? host.drop { $0 != "]" } : host
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let port = rest[rest.index(after: colon)...]
    if port.isEmpty || port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) && UInt16(port) != nil { return nil }
    return String(port.prefix(40))
  }
}
