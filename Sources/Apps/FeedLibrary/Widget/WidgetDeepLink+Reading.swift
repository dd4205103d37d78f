public import Foundation

extension WidgetDeepLink {
  /// Parses a link of the news widgets; scheme and host in any case. An empty identifier counts as none.
  ///
  /// - Throws: `WidgetDeepLinkError.otherScheme`, `.unknown`.
  public init(url: URL) throws(WidgetDeepLinkError) {
    let link = String(url.absoluteString.prefix(200))
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.scheme?.lowercased() == "nnw" else {
      throw .otherScheme(link: link)
    }
    let id = parts.queryItems?.first { $0.name == "id" }?.value.flatMap { $0.isEmpty ? nil : $0 }
    switch parts.host?.lowercased() {
    case "showunread": self = id.map { .unreadArticle(id: $0) } ?? .unread
    case "showtoday": self = id.map { .todayArticle(id: $0) } ?? .today
    case "showstarred": self = id.map { .starredArticle(id: $0) } ?? .starred
    default: throw .unknown(link: link)
    }
  }

  /// The article to open; nil for links that open a feed.
  public var articleID: String? {
    switch self {
    case .unread, .today, .starred: nil
    case .unreadArticle(let id), .todayArticle(let id), .starredArticle(let id): id
    }
  }
}

/// Why a link is not one of the news widgets'. Long links are shortened.
public enum WidgetDeepLinkError: Error, Hashable, Sendable {
  /// The scheme is not `nnw`.
  case otherScheme(link: String)
  case unknown(link: String)
}

extension WidgetDeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherScheme(let link): "\(link): not a news widget link; expected nnw://showunread?id=…"
    case .unknown(let link): "\(link): unknown destination; expected showunread, showtoday or showstarred"
    }
  }
}
