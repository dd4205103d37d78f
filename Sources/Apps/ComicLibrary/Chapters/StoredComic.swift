public import Foundation

/// A comic in the store: the web comic, or the books of a series.
public struct StoredComic: Hashable, Sendable {
  /// The name of the web comic.
  public static let site = "site"

  /// ``site``, or the name of the series. Unique.
  public let name: String
  /// The path of the book that was opened last; nil for the web comic.
  public var source: String?
  /// The number of the chapter that was opened last.
  public var chapter: Int?
  /// The language of its chapters, as in the URLs of the site.
  public var language: String?
  /// When it was opened last, in milliseconds.
  public var openedAt: Date

  public init(
    name: String, source: String? = nil, chapter: Int? = nil, language: String? = nil, openedAt: Date
  ) {
    (self.name, self.source, self.chapter, self.language) = (name, source, chapter, language)
    self.openedAt = openedAt
  }
}
