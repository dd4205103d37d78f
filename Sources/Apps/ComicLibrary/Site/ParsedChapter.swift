/// A chapter as a list of chapters has it.
public struct ParsedChapter: Hashable, Sendable {
  /// What stands after the heading's first colon; empty where there is none.
  public let name: String
  /// The chapter's number, by which links find it.
  public let number: Int
  /// The number of its first page.
  public let startPage: Int
  /// The number of its last page, not before ``startPage``.
  public let endPage: Int
  /// The universe that it is about; nil for the main story.
  public let universe: Int?
  /// The cover's address as the list has it, mostly from the site's root on; empty where there is none.
  public let coverImageURL: String

  /// Creates a chapter as given.
  public init(name: String, number: Int, startPage: Int, endPage: Int, universe: Int?, coverImageURL: String) {
    (self.name, self.number, self.universe) = (name, number, universe)
    (self.startPage, self.endPage, self.coverImageURL) = (startPage, endPage, coverImageURL)
  }

  /// The same as a chapter of which nothing is read yet.
  public func toChapter() -> Chapter {
    Chapter(
      name: name, number: number, startPage: startPage, endPage: endPage, universe: universe,
      coverImageURL: coverImageURL)
  }
}
