public import Foundation

extension URL {
  /// The URL for messages, diagnostics and files: without user, password, fragment and the values of the query, any
  /// of which may be a secret.
  ///
  /// `https://user:word@example.org/a.png?size=2&token=x#f` is `https://example.org/a.png?size=…&token=…`. A `data:`
  /// URL is truncated to its first 64 characters; others are truncated to 200.
  public var redacted: String {
    let text = absoluteString
    if scheme?.lowercased() == "data" { return Self.cut(text, after: 64) }
    let whole = text.prefix { $0 != "#" }
    let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var shown = Self.withoutUser(String(parts[0]))
    if parts.count > 1 {
      shown += "?" + parts[1].split(separator: "&").map(Self.withoutValue).joined(separator: "&")
    }
    return Self.cut(shown, after: 200)
  }

  /// Removes everything before the last `@` in the authority, because a password may contain an unescaped `@`.
  private static func withoutUser(_ text: String) -> String {
    guard let start = text.range(of: "//") else { return text }
    let authority = text[start.upperBound...].prefix { $0 != "/" }
    guard let end = authority.lastIndex(of: "@") else { return text }
    return String(text[..<start.upperBound] + text[text.index(after: end)...])
  }

  /// `name=…`; a part without a name is a value.
  private static func withoutValue(_ part: Substring) -> String {
    guard let sign = part.firstIndex(of: "=") else { return "…" }
    return String(part[...sign]) + "…"
  }

  private static func cut(_ text: String, after count: Int) -> String {
    text.count > count ? text.prefix(count) + "…" : text
  }
}
