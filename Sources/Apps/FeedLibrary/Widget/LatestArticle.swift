public import Foundation

/// An article as a row of a news widget shows it.
///
/// The names of the fields are those of NetNewsWire's `LatestArticle`.
public struct LatestArticle: Codable, Hashable, Sendable, Identifiable {
  /// The article's identifier, which its link carries.
  public var id: String
  /// The name of the feed that it is from.
  public let feedTitle: String
  /// Plain text; nil where it has none.
  public let articleTitle: String?
  /// Plain text; nil where it has none.
  public let articleSummary: String?
  /// A small picture's file; nil where the feed has none. Base64 in JSON.
  public let feedIcon: Data?
  /// When it was published: ``PublicationDate`` reads and writes it. Empty where that is not known.
  public let pubDate: String

  /// Creates a row.
  public init(
    id: String, feedTitle: String, articleTitle: String?, articleSummary: String?, feedIcon: Data?, pubDate: String
  ) {
    self.id = id
    self.feedTitle = feedTitle
    self.articleTitle = articleTitle
    self.articleSummary = articleSummary
    self.feedIcon = feedIcon
    self.pubDate = pubDate
  }
}
