public import Foundation

/// The links of the news widgets: `nnw://showunread?id=…`. Without an identifier they open the feed.
public enum WidgetDeepLink: Hashable, Sendable {
  /// Articles that have not been read.
  case unread
  /// One of these.
  case unreadArticle(id: String)
  /// Today's articles.
  case today
  /// One of these.
  case todayArticle(id: String)
  /// Articles with a star.
  case starred
  /// One of these.
  case starredArticle(id: String)

  /// The link's address.
  public var url: URL {
    var components = URLComponents()
    components.scheme = "nnw"
    switch self {
    case .unread: components.host = "showunread"
    case .unreadArticle(let id): (components.host, components.queryItems) = ("showunread", Self.query(id))
    case .today: components.host = "showtoday"
    case .todayArticle(let id): (components.host, components.queryItems) = ("showtoday", Self.query(id))
    case .starred: components.host = "showstarred"
    case .starredArticle(let id): (components.host, components.queryItems) = ("showstarred", Self.query(id))
    }
    // A scheme and a host always make a URL; the other branch is for the compiler alone.
    return components.url ?? URL(fileURLWithPath: "/")
  }

  private static func query(_ id: String) -> [URLQueryItem] { [URLQueryItem(name: "id", value: id)] }
}
