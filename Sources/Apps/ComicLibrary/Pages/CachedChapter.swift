/// A chapter of which pages are kept.
public struct CachedChapter: Hashable, Sendable, Codable {
  /// The chapter's number.
  public let number: Int
  /// How many of its pages are kept; a picture of two pages counts as two.
  public let pages: Int
  /// The size of the pictures.
  public let bytes: Int

  /// Creates a chapter as given.
  public init(number: Int, pages: Int, bytes: Int) {
    (self.number, self.pages, self.bytes) = (number, pages, bytes)
  }
}

/// What clearing has removed.
public struct ClearedPages: Hashable, Sendable, Codable {
  /// How many chapters had pages.
  public private(set) var chapters: Int
  /// How many pages; a picture of two pages counts as two.
  public private(set) var pages: Int
  /// The size of the pictures.
  public private(set) var bytes: Int

  /// Creates a sum as given; nothing yet unless said.
  public init(chapters: Int = 0, pages: Int = 0, bytes: Int = 0) {
    (self.chapters, self.pages, self.bytes) = (chapters, pages, bytes)
  }

  /// Adds a chapter; one without pages does not count.
  public mutating func add(_ chapter: CachedChapter) {
    guard chapter.pages > 0 else { return }
    add(ClearedPages(chapters: 1, pages: chapter.pages, bytes: chapter.bytes))
  }

  /// Adds what was removed elsewhere.
  public mutating func add(_ other: ClearedPages) {
    chapters += other.chapters
    pages += other.pages
    // Files with holes may be larger together than any number.
    let (sum, isTooLarge) = bytes.addingReportingOverflow(other.bytes)
    bytes = isTooLarge ? .max : sum
  }
}
