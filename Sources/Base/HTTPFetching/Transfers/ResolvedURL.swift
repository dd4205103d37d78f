internal import CTransfer
import Foundation

/// A hop's URL, parsed by the library that connects: two parsers for one URL are a classic security hole.
struct ResolvedURL {
  /// The complete URL, including user and password: not for messages.
  let address: String
  /// `http` or `https`.
  let scheme: String
  /// In lower case, IPv6 addresses in brackets.
  let host: String

  /// Parses a URL, relative to `base` if given.
  ///
  /// - Throws: `.invalidURL`, `.invalidPort`, `.refusedScheme`, `.missingLibrary`.
  init(_ text: String, relativeTo base: ResolvedURL? = nil) throws(FetchError) {
    // C would end the string at a NUL.
    guard !text.utf8.contains(0) else { throw .invalidURL }
    var parts = ctransfer_address()
    defer { ctransfer_release(&parts) }
    switch ctransfer_read(base?.address, text, &parts) {
    case CTRANSFER_OK: break
    case CTRANSFER_MISSING_LIBRARY: throw .missingLibrary
    default: throw AddressPort.invalid(in: text).map(FetchError.invalidPort) ?? .invalidURL
    }
    address = String(cString: parts.url)
    scheme = withUnsafeBytes(of: parts.scheme, Self.text)
    host = withUnsafeBytes(of: parts.host, Self.text)
    guard ["http", "https"].contains(scheme) else { throw .refusedScheme(scheme) }
    guard !host.isEmpty else { throw .invalidURL }
  }

  /// The target of a redirect with the header `Location: location`.
  ///
  /// - Throws: `.refusedDowngrade`, and the errors of ``init(_:relativeTo:)``.
  func next(_ location: String) throws(FetchError) -> ResolvedURL {
    let next = try ResolvedURL(location, relativeTo: self)
    if scheme == "https" && next.scheme == "http" { throw .refusedDowngrade }
    return next
  }

  private static func text(_ letters: UnsafeRawBufferPointer) -> String {
    String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self)
  }
}
