public import Foundation

/// Stands in for the reader of feeds until it is there.
public enum FeedFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  case notAFeed(found: String)
  public var description: String { "this is not a feed" }
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
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else { throw .notAFeed(found: "") }
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
  public struct Candidate: Hashable, Sendable {
    public var address: URL
  }
  public static func feeds(in page: Data, charset: String? = nil, address: URL? = nil) throws(FeedFormatError)
    -> [Candidate]
  {
    let text = String(decoding: page, as: UTF8.self)
    return text.matches(of: /rel="alternate" type="[^"]+" href="([^"]+)"/).compactMap {
      URL(string: String($0.1), relativeTo: address).map { Candidate(address: $0.absoluteURL) }
    }
  }
}

public struct OPMLDocument: Hashable, Sendable {
  public struct Subscription: Hashable, Sendable {
    public var title: String?
    public var feedAddress: URL
    public var siteAddress: URL?
    public var folders: [String]
  }
  public var title: String?
  public var subscriptions: [Subscription]
  public static func read(_ data: Data, charset: String? = nil, address: URL? = nil) throws(FeedFormatError)
    -> OPMLDocument
  {
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("<opml") else { throw .notAFeed(found: "") }
    return OPMLDocument(
      subscriptions: text.matches(of: /xmlUrl="([^"]+)"/).compactMap {
        URL(string: String($0.1), relativeTo: address).map {
          Subscription(feedAddress: $0.absoluteURL, folders: [])
        }
      })
  }
  public var data: Data {
    Data(
      ("<opml version=\"2.0\"><body>\n"
        + subscriptions.map { "<outline type=\"rss\" xmlUrl=\"\($0.feedAddress.absoluteString)\"/>\n" }.joined()
        + "</body></opml>\n").utf8)
  }
}
