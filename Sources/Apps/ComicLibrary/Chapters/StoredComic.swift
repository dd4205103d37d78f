public import Foundation

/// A comic that the store knows: the one of the site, or the books of a series.
public struct StoredComic: Hashable, Sendable {
  /// The name of the site's comic.
  public static let site = "site"

  /// ``site``, or the name of the series; no two comics have the same.
  public let name: String
  /// The path of the book that was opened last; nil for the site's comic.
  public var source: String?
  /// The number of the chapter that this book is, or of the site's chapter that was opened last; nil before the first.
  public var chapter: Int?
  /// The language that its chapters were loaded in, as the site's addresses have it; nil where it is not known.
  public var language: String?
  /// When it was opened last, kept to the millisecond.
  public var openedAt: Date

  /// Creates a comic as given.
  public init(
    name: String, source: String? = nil, chapter: Int? = nil, language: String? = nil, openedAt: Date
  ) {
    (self.name, self.source, self.chapter, self.language) = (name, source, chapter, language)
    self.openedAt = openedAt
  }
}
