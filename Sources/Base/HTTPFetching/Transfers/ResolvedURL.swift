internal import CTransfer
import Foundation

/// Where a hop goes, in the words of the library that goes there: two readings of one address are the classic hole.
struct ResolvedURL {
  /// Whole, with user and password if it has them: not for messages.
  let address: String
  /// `http` or `https`.
  let scheme: String
  /// In lower case, IPv6 in brackets.
  let host: String

  /// Reads an address, relative to `base` if that is given.
  ///
  /// - Throws: `.unusableAddress`, `.invalidPort`, `.refusedScheme`, `.missingLibrary`.
  init(_ text: String, relativeTo base: ResolvedURL? = nil) throws(FetchError) {
    // C would take what stands before a zero for the whole.
    guard !text.utf8.contains(0) else { throw .unusableAddress }
    var parts = ctransfer_address()
    defer { ctransfer_release(&parts) }
    switch ctransfer_read(base?.address, text, &parts) {
    case CTRANSFER_OK: break
    case CTRANSFER_MISSING_LIBRARY: throw .missingLibrary
    default: throw AddressPort.invalid(in: text).map(FetchError.invalidPort) ?? .unusableAddress
    }
    address = String(cString: parts.url)
    scheme = withUnsafeBytes(of: parts.scheme, Self.text)
    host = withUnsafeBytes(of: parts.host, Self.text)
    guard ["http", "https"].contains(scheme) else { throw .refusedScheme(scheme) }
    guard !host.isEmpty else { throw .unusableAddress }
  }

  /// Where an answer from here leads that has `location` in its head.
  ///
  /// - Throws: `.refusedDowngrade`, and what ``init(_:relativeTo:)`` throws.
  func next(_ location: String) throws(FetchError) -> ResolvedURL {
    let next = try ResolvedURL(location, relativeTo: self)
    if scheme == "https" && next.scheme == "http" { throw .refusedDowngrade }
    return next
  }

  private static func text(_ letters: UnsafeRawBufferPointer) -> String {
    String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self)
  }
}
