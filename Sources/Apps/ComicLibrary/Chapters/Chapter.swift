/// A chapter of a comic, and how far it has been read.
public struct Chapter: Hashable, Sendable {
  /// May be empty.
  public let name: String
  /// The number that identifies the chapter in links.
  public let number: Int
  /// The number of its first page. Page numbers continue through all chapters.
  public let startPage: Int
  /// The number of its last page, at least ``startPage``.
  public let endPage: Int
  /// The number of the universe of a special; nil for the main story.
  public let universe: Int?
  /// The page that was viewed last.
  public let lastReadPage: Int?
  /// Absolute, or relative to the root of the site; empty if there is none.
  public let coverImageURL: String
  /// Whether its last page has been viewed.
  public let didFinishReading: Bool

  public init(
    name: String, number: Int, startPage: Int, endPage: Int, universe: Int? = nil, lastReadPage: Int? = nil,
    coverImageURL: String = "", didFinishReading: Bool = false
  ) {
    (self.name, self.number, self.startPage, self.endPage) = (name, number, startPage, endPage)
    (self.universe, self.lastReadPage) = (universe, lastReadPage)
    (self.coverImageURL, self.didFinishReading) = (coverImageURL, didFinishReading)
  }

  public func containsPage(_ page: Int) -> Bool { page >= startPage && page <= endPage }

  /// How much of the chapter has been read at a page, 0…100, rounded down. The page itself counts as read.
  public func readProgress(at page: Int) -> Int {
    // Page numbers from files may be arbitrarily large.
    let (all, read) = (Double(endPage) - Double(startPage) + 1, Double(page) - Double(startPage) + 1)
    guard all > 0 else { return 0 }
    return Int(min(max((read * 100 / all).rounded(.down), 0), 100))
  }

  public var comicType: ComicType { universe == nil ? .story : .specials }
}
