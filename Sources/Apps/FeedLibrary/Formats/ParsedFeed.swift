public import Foundation

/// The content of a feed's document: RSS, Atom or JSON Feed.
public struct ParsedFeed: Hashable, Sendable {
  public var format: FeedFormat
  /// Plain text.
  public var title: String?
  /// The URL of the feed's website.
  public var siteAddress: URL?
  /// The URL of the feed's icon, logo or image.
  public var iconAddress: URL?
  /// A BCP 47 tag as written: `de-AT`.
  public var language: String?
  /// In document order.
  public var articles: [ParsedArticle]

  public init(
    format: FeedFormat, title: String? = nil, siteAddress: URL? = nil, iconAddress: URL? = nil, language: String? = nil,
    articles: [ParsedArticle] = []
  ) {
    self.format = format
    self.title = title
    self.siteAddress = siteAddress
    self.iconAddress = iconAddress
    self.language = language
    self.articles = articles
  }
}

public enum FeedFormat: String, Codable, Hashable, Sendable {
  /// Any version, including RDF.
  case rss
  case atom
  case json
}

/// An article in a feed's document.
public struct ParsedArticle: Hashable, Sendable {
  /// Unique within the feed and never empty. If the feed uses an identifier several times, it is followed by `#` and
  /// a hash.
  public var id: String
  /// The identifier that it shares with other articles of its document; nil if its own is unique.
  var sharedID: String?
  /// Plain text.
  public var title: String?
  /// Plain text.
  public var summary: String?
  /// The URL of its page.
  public var link: URL?
  public var author: String?
  public var published: Date?
  public var updated: Date?

  public init(
    id: String, title: String? = nil, summary: String? = nil, link: URL? = nil, author: String? = nil,
    published: Date? = nil, updated: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.link = link
    self.author = author
    self.published = published
    self.updated = updated
  }
}
