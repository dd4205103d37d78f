public import Foundation

/// Stands in for the reader of feeds until it is there.
public enum FeedFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  case notAFeed
  public var description: String { "is no feed" }
}

extension ParsedFeed {
  public static func read(_ data: Data, charset: String?, address: URL?) throws(FeedFormatError) -> ParsedFeed {
    struct Document: Decodable {
      struct Item: Decodable {
        var id: String
        var title: String?
        var summary: String?
        var url: String?
        var date_published: String?
        var date_modified: String?
      }
      var title: String?
      var home_page_url: String?
      var icon: String?
      var items: [Item]
    }
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else { throw .notAFeed }
    let date = { (text: String?) in text.flatMap { try? Date($0, strategy: .iso8601) } }
    return ParsedFeed(
      format: .json, title: document.title, siteAddress: document.home_page_url.flatMap { URL(string: $0) },
      iconAddress: document.icon.flatMap { URL(string: $0) },
      articles: document.items.map {
        ParsedArticle(
          id: $0.id, title: $0.title, summary: $0.summary, link: $0.url.flatMap { URL(string: $0) },
          published: date($0.date_published), updated: date($0.date_modified))
      })
  }
}

public enum FeedDiscovery {
  public static func feeds(in data: Data, charset: String?, address: URL) -> [URL] {
    let text = String(decoding: data, as: UTF8.self)
    return text.matches(of: /rel="alternate" href="([^"]+)"/).compactMap { URL(string: String($0.1), relativeTo: address)?.absoluteURL }
  }
}

public struct OPMLDocument: Hashable, Sendable {
  public struct Subscription: Hashable, Sendable {
    public var title: String?
    public var feedAddress: URL
    public var siteAddress: URL?
    public var folder: String?
    public init(title: String?, feedAddress: URL, siteAddress: URL?, folder: String?) {
      (self.title, self.feedAddress, self.siteAddress, self.folder) = (title, feedAddress, siteAddress, folder)
    }
  }
  public var subscriptions: [Subscription]
  public init(subscriptions: [Subscription]) { self.subscriptions = subscriptions }
  public static func read(_ data: Data, address: URL?) throws(FeedFormatError) -> OPMLDocument {
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("<opml") else { throw .notAFeed }
    return OPMLDocument(
      subscriptions: text.matches(of: /xmlUrl="([^"]+)"/).compactMap {
        URL(string: String($0.1), relativeTo: address).map {
          Subscription(title: nil, feedAddress: $0.absoluteURL, siteAddress: nil, folder: nil)
        }
      })
  }
  public func write(title: String) -> Data {
    Data(
      ("<opml version=\"2.0\"><body>\n"
        + subscriptions.map { "<outline type=\"rss\" xmlUrl=\"\($0.feedAddress.absoluteString)\"/>\n" }.joined()
        + "</body></opml>\n").utf8)
  }
}
