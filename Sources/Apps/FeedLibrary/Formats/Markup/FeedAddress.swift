internal import Foundation

/// Parses URLs in feeds.
enum FeedAddress {
  /// Schemes that run code.
  private static let refused = ["javascript:", "vbscript:", "data:"]

  /// Why a text is not a valid URL of a feed or an article.
  static func problem(of text: String) -> String {
    let scheme = refused.first(where: text.lowercased().hasPrefix)
    return scheme.map { "unsupported URL scheme \($0.dropLast())" } ?? "invalid URL"
  }

  /// A URL; relative ones are resolved against `base`, if there is one.
  static func url(_ text: String, base: URL?) -> URL? {
    guard !text.isEmpty, text.utf8.count <= 8_192 else { return nil }
    let start = text.prefix(12).lowercased()
    guard !refused.contains(where: start.hasPrefix) else { return nil }
    guard let url = URL(string: text) else { return nil }
    guard url.scheme == nil, let base else { return url }
    return URL(string: text, relativeTo: base)?.absoluteURL ?? url
  }

  /// Repairs the text of a `<link>`: doubly escaped `&amp;`, and semicolons from parsing `&copy=` as a reference.
  static func repaired(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var repaired = text.replacing("&amp;", with: "&")
    guard repaired.utf8.contains(UInt8(ascii: ";")) else { return repaired }
    repaired = repaired.replacing(/&([A-Za-z0-9_]+);/) { "&\($0.output.1)" }
    return repaired
  }

  /// Whether it is the URL of a page, not an identifier such as `tag:` or `urn:`.
  static func isPage(_ text: String) -> Bool {
    text.prefix(16).contains("://")
  }
}
