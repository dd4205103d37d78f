public import Foundation

extension WidgetDeepLink {
  /// Reads a link of the news widgets; scheme and host in any case. An identifier that is empty counts as none.
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

  /// The article that it leads to; nil for those that open a feed.
  public var articleID: String? {
    switch self {
    case .unread, .today, .starred: nil
    case .unreadArticle(let id), .todayArticle(let id), .starredArticle(let id): id
    }
  }
}

/// Why a link is none of the news widgets. Each case has the link, cut when it is long.
public enum WidgetDeepLinkError: Error, Hashable, Sendable {
  /// Its scheme is not `nnw`.
  case otherScheme(link: String)
  /// It opens something that the widgets do not show.
  case unknown(link: String)
}

extension WidgetDeepLinkError: CustomStringConvertible {
  /// One sentence without a full stop, the link in front.
  public var description: String {
    switch self {
    case .otherScheme(let link): "\(link): is no link of the news widgets; one reads nnw://showunread?id=…"
    case .unknown(let link): "\(link): leads nowhere; links lead to showunread, showtoday or showstarred"
    }
  }
}
