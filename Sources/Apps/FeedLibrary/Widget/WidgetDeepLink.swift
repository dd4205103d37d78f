public import Foundation

/// The links of the news widgets: `nnw://showunread?id=…`. Without an identifier they open the feed.
public enum WidgetDeepLink: Hashable, Sendable {
  case unread
  case unreadArticle(id: String)
  case today
  case todayArticle(id: String)
  case starred
  case starredArticle(id: String)

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
    // A scheme and a host always make a valid URL; the compiler needs the fallback.
    return components.url ?? URL(fileURLWithPath: "/")
  }

  private static func query(_ id: String) -> [URLQueryItem] { [URLQueryItem(name: "id", value: id)] }
}
