public import Foundation

/// A feed as its document says it: RSS, Atom or JSON Feed.
public struct ParsedFeed: Hashable, Sendable {
  /// In what words it was written.
  public var format: FeedFormat
  /// Plain text; nil where it has none.
  public var title: String?
  /// The address of the site that it is of.
  public var siteAddress: URL?
  /// The address of a small picture: the feed's icon, logo or image.
  public var iconAddress: URL?
  /// A tag of BCP 47, as it is written: `de-AT`.
  public var language: String?
  /// In the document's order.
  public var articles: [ParsedArticle]

  /// Creates a feed.
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

/// What a feed is written in.
public enum FeedFormat: String, Codable, Hashable, Sendable {
  /// RSS of any version, RDF's included.
  case rss
  /// Atom of any version.
  case atom
  /// JSON Feed of any version.
  case json
}

/// An article as a feed's document says it.
public struct ParsedArticle: Hashable, Sendable {
  /// What tells it from all others of the feed; never empty. Where the feed gives one identifier to several articles it is
  /// that with `#` and a hash.
  public var id: String
  /// The identifier that it has in common with other articles of its document; nil for one that is its own.
  var sharedID: String?
  /// Plain text; nil where it has none.
  public var title: String?
  /// Plain text; nil where it has none.
  public var summary: String?
  /// The address of its page.
  public var link: URL?
  /// Who wrote it.
  public var author: String?
  /// When it was published.
  public var published: Date?
  /// When it was changed last.
  public var updated: Date?

  /// Creates an article.
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
