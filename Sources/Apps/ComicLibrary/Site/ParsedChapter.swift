/// A chapter in a list of chapters.
public struct ParsedChapter: Hashable, Sendable {
  /// The text after the first colon of the heading; may be empty.
  public let name: String
  /// The number that identifies the chapter in links.
  public let number: Int
  public let startPage: Int
  /// The number of its last page, at least ``startPage``.
  public let endPage: Int
  /// The number of the universe of a special; nil for the main story.
  public let universe: Int?
  /// As in the list, usually relative to the root of the site; empty if there is none.
  public let coverImageURL: String

  public init(name: String, number: Int, startPage: Int, endPage: Int, universe: Int?, coverImageURL: String) {
    (self.name, self.number, self.universe) = (name, number, universe)
    (self.startPage, self.endPage, self.coverImageURL) = (startPage, endPage, coverImageURL)
  }

  /// A ``Chapter`` without progress.
  public func toChapter() -> Chapter {
    Chapter(
      name: name, number: number, startPage: startPage, endPage: endPage, universe: universe,
      coverImageURL: coverImageURL)
  }
}
