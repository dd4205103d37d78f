import Diagnostics
public import Foundation

/// Parses and normalizes the URLs of feeds.
public enum SubscriptionAddress {
  /// The URL of a text: `https://…`, `feed:https://…`, `feed://…`, a host with a path, or the path of a local file.
  ///
  /// Scheme and host are lower-cased, and a fragment is removed. A text is a path if such a file exists, or if it
  /// starts like one (`/`, `./`, `../`).
  /// - Parameter folder: The base of relative paths.
  /// - Returns: nil if the text is not a valid URL of a feed.
  public static func url(_ text: String, relativeTo folder: URL) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    if !text.contains("://") && !isFeedScheme(text) {
      let path = text.hasPrefix("/") ? text : "\(folder.path)/\(text)"
      let file = URL(fileURLWithPath: path).standardizedFileURL
      let isPath = ["/", "./", "../"].contains { text.hasPrefix($0) }
      let isFile = FileManager.default.fileExists(atPath: file.path)
      // `javascript:alert(1)` is not a missing file.
      if !isPath, !isFile, scheme(of: text) != nil { return nil }
      if isPath || isFile || !looksLikeHost(text) {
        return URL(string: file.absoluteURL.absoluteString)
      }
      return normalized(URL(string: "https://\(text)"))
    }
    return normalized(URL(string: withoutFeedScheme(text)))
  }

  /// The normalized URL, for comparison; nil for schemes other than `http`, `https` and `file`.
  static func normalized(_ url: URL?) -> URL? {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    parts.scheme = parts.scheme?.lowercased()
    parts.fragment = nil
    switch parts.scheme {
    case "http", "https":
      guard let host = parts.encodedHost, !host.isEmpty else { return nil }
      parts.encodedHost = host.lowercased()
      if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
      if parts.port == (parts.scheme == "https" ? 443 : 80) { parts.port = nil }
    case "file":
      return URL(string: URL(fileURLWithPath: url.path).standardizedFileURL.absoluteString)
    default: return nil
    }
    return parts.url
  }

  /// The lower-case scheme of a text; nil if there is none, and for a host with a port.
  static func scheme(of text: String) -> String? {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-".contains($0)) }
    let rest = text[name.endIndex...]
    guard name.first?.isLetter == true, rest.first == ":", rest.dropFirst().first?.isNumber != true else { return nil }
    return name.lowercased()
  }

  /// A URL text for messages: without a password, at most 200 characters.
  public static func redacted(_ text: String) -> String {
    guard text.contains("@") || text.contains("?"), let url = URL(string: text), url.scheme != nil else {
      return String(text.prefix(200))
    }
    return url.redacted
  }

  private static func isFeedScheme(_ text: String) -> Bool { text.lowercased().hasPrefix("feed:") }

  private static func withoutFeedScheme(_ text: String) -> String {
    guard isFeedScheme(text) else { return text }
    let rest = text.dropFirst(5)
    if rest.hasPrefix("//") { return "http:" + rest }
    return String(rest)
  }

  /// Whether a text without a scheme looks like `example.org/feed`, not like a file name.
  private static func looksLikeHost(_ text: String) -> Bool {
    let host = text.prefix { $0 != "/" }
    let names = host.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }) else { return false }
    // `news.xml` is a missing file, `example.org` a host.
    let isFile = ["xml", "rss", "atom", "json", "rdf", "opml"].contains(names.last?.lowercased() ?? "")
    return text.contains("/") || !isFile
  }
}
