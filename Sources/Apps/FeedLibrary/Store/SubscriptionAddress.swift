import Diagnostics
public import Foundation

/// Addresses of feeds, in the one form by which they are told apart.
public enum SubscriptionAddress {
  /// The address that a text means: `https://…`, `feed:https://…`, `feed://…`, a host with its path, or the path of a file
  /// on this machine.
  ///
  /// Scheme and host come in lower case, a fragment goes. What is a file's path counts as one if a file is there or if it
  /// begins as a path does (`/`, `./`, `../`).
  /// - Parameter folder: What paths of files count from.
  /// - Returns: nil for what is no address that a feed can have.
  public static func url(_ text: String, relativeTo folder: URL) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    if !text.contains("://") && !isFeedScheme(text) {
      let path = text.hasPrefix("/") ? text : "\(folder.path)/\(text)"
      let file = URL(fileURLWithPath: path).standardizedFileURL
      let isPath = ["/", "./", "../"].contains { text.hasPrefix($0) }
      let isFile = FileManager.default.fileExists(atPath: file.path)
      // `javascript:alert(1)` is no file that is missing.
      if !isPath, !isFile, scheme(of: text) != nil { return nil }
      if isPath || isFile || !looksLikeHost(text) {
        return URL(string: file.absoluteURL.absoluteString)
      }
      return normalized(URL(string: "https://\(text)"))
    }
    return normalized(URL(string: withoutFeedScheme(text)))
  }

  /// The form by which addresses are told apart; nil for those of other schemes than `http`, `https` and `file`.
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

  /// The scheme that a text begins with, in lower case; nil for none, and for a host with its port.
  static func scheme(of text: String) -> String? {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-".contains($0)) }
    let rest = text[name.endIndex...]
    guard name.first?.isLetter == true, rest.first == ":", rest.dropFirst().first?.isNumber != true else { return nil }
    return name.lowercased()
  }

  /// A text that is to be an address as messages show it: without a password, at most 200 characters.
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

  /// Whether a text without a scheme is rather `example.org/feed` than a file's name.
  private static func looksLikeHost(_ text: String) -> Bool {
    let host = text.prefix { $0 != "/" }
    let names = host.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }) else { return false }
    // `news.xml` is a file that is not there, `example.org` a host.
    let isFile = ["xml", "rss", "atom", "json", "rdf", "opml"].contains(names.last?.lowercased() ?? "")
    return text.contains("/") || !isFile
  }
}
