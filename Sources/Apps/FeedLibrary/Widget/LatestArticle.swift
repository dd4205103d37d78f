public import Foundation

/// An article in a row of a news widget.
///
/// The field names are those of NetNewsWire's `LatestArticle`.
public struct LatestArticle: Codable, Hashable, Sendable, Identifiable {
  /// The identifier of the article, as in its link.
  public var id: String
  public let feedTitle: String
  /// Plain text.
  public let articleTitle: String?
  /// Plain text.
  public let articleSummary: String?
  /// A small image file, Base64 in JSON; nil if the feed has no icon.
  public let feedIcon: Data?
  /// When it was published, in the form of ``PublicationDate``; empty if unknown.
  public let pubDate: String

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
