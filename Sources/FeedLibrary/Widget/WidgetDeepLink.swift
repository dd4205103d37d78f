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

  /// Reads a link back.
  ///
  /// Scheme and host are read without regard to case; parameters other than `id` are passed over. An empty `id` is none.
  ///
  /// - Throws: ``WidgetDeepLinkError/otherScheme(_:)`` where the address is not one of the news widgets', and
  ///   ``WidgetDeepLinkError/unknownFeed(_:)`` where it is, but of no list that there is.
  public init(_ url: URL) throws(WidgetDeepLinkError) {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    guard let components, components.scheme?.lowercased() == Self.scheme else {
      throw .otherScheme(url.absoluteString)
    }
    let id = components.queryItems?.first { $0.name == "id" }?.value.flatMap { $0.isEmpty ? nil : $0 }
    switch components.host?.lowercased() {
    case "showunread": self = id.map(Self.unreadArticle) ?? .unread
    case "showtoday": self = id.map(Self.todayArticle) ?? .today
    case "showstarred": self = id.map(Self.starredArticle) ?? .starred
    default: throw .unknownFeed(url.absoluteString)
    }
  }

  /// The link's address.
  public var url: URL {
    var components = URLComponents()
    components.scheme = Self.scheme
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

  private static let scheme = "nnw"

  private static func query(_ id: String) -> [URLQueryItem] { [URLQueryItem(name: "id", value: id)] }
}

/// Why an address is no link of the news widgets. Each case has the address.
public enum WidgetDeepLinkError: Error, Hashable, Sendable {
  /// It does not begin with `nnw:`.
  case otherScheme(String)
  /// Its host is not `showunread`, `showtoday` or `showstarred`.
  case unknownFeed(String)
}

extension WidgetDeepLinkError: CustomStringConvertible {
  /// One sentence without a full stop, the address in front.
  public var description: String {
    switch self {
    case .otherScheme(let address): "\(address): not a link of the news widgets, which begins with nnw://"
    case .unknownFeed(let address): "\(address): neither showunread nor showtoday nor showstarred"
    }
  }
}
