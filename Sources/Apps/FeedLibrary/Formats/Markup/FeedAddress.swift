internal import Foundation

/// Makes addresses of what feeds have as such.
enum FeedAddress {
  /// Addresses that would run something.
  private static let refused = ["javascript:", "vbscript:", "data:"]

  /// Why a text is no address that a feed or an article can have, as the beginning of a sentence.
  static func fault(of text: String) -> String {
    let scheme = refused.first(where: text.lowercased().hasPrefix)
    return scheme.map { "this is an address of \($0.dropLast()), which is not followed" } ?? "this is no address"
  }

  /// An address; relative ones are resolved against `base`, or stay relative where there is none.
  static func url(_ text: String, base: URL?) -> URL? {
    guard !text.isEmpty, text.utf8.count <= 8_192 else { return nil }
    let start = text.prefix(12).lowercased()
    guard !refused.contains(where: start.hasPrefix) else { return nil }
    guard let url = URL(string: text) else { return nil }
    guard url.scheme == nil, let base else { return url }
    return URL(string: text, relativeTo: base)?.absoluteURL ?? url
  }

  /// The text of a `<link>`, with what is usually wrong in it mended: `&amp;` written twice, and semicolons that come of
  /// reading `&copy=` as a reference.
  static func mended(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var mended = text.replacing("&amp;", with: "&")
    guard mended.utf8.contains(UInt8(ascii: ";")) else { return mended }
    mended = mended.replacing(/&([A-Za-z0-9_]+);/) { "&\($0.output.1)" }
    return mended
  }

  /// Whether it is the address of a page, and not a mere name such as `tag:` or `urn:`.
  static func isPage(_ text: String) -> Bool {
    text.prefix(16).contains("://")
  }
}
