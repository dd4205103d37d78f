/// A chapter of a comic, and how far it has been read.
public struct Chapter: Hashable, Sendable {
  /// The chapter's name; may be empty.
  public let name: String
  /// The chapter's number, by which links find it.
  public let number: Int
  /// The number of its first page. Pages are numbered through all chapters.
  public let startPage: Int
  /// The number of its last page, not before ``startPage``.
  public let endPage: Int
  /// The universe that it is about; nil for the main story.
  public let universe: Int?
  /// The page that was looked at last; nil before the first.
  public let lastReadPage: Int?
  /// The cover's address, whole or from the site's root on; empty where there is none.
  public let coverImageURL: String
  /// Whether its last page has been looked at.
  public let didFinishReading: Bool

  /// Creates a chapter as given; nothing read yet unless said.
  public init(
    name: String, number: Int, startPage: Int, endPage: Int, universe: Int? = nil, lastReadPage: Int? = nil,
    coverImageURL: String = "", didFinishReading: Bool = false
  ) {
    (self.name, self.number, self.startPage, self.endPage) = (name, number, startPage, endPage)
    (self.universe, self.lastReadPage) = (universe, lastReadPage)
    (self.coverImageURL, self.didFinishReading) = (coverImageURL, didFinishReading)
  }

  /// Whether a page of that number is one of the chapter's.
  public func containsPage(_ page: Int) -> Bool { page >= startPage && page <= endPage }

  /// Per cent of the chapter that has been read at a page, 0…100, rounded down: the page counts as read.
  public func readProgress(at page: Int) -> Int {
    // Numbers of other people's files may be as large as they come.
    let (all, read) = (Double(endPage) - Double(startPage) + 1, Double(page) - Double(startPage) + 1)
    guard all > 0 else { return 0 }
    return Int(min(max((read * 100 / all).rounded(.down), 0), 100))
  }

  /// What it is a part of.
  public var comicType: ComicType { universe == nil ? .story : .specials }
}
