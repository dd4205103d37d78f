/// A chapter with cached pages.
public struct CachedChapter: Hashable, Sendable, Codable {
  public let number: Int
  /// The number of cached pages; an image of two pages counts as two.
  public let pages: Int
  /// The total size of the images in bytes.
  public let bytes: Int

  public init(number: Int, pages: Int, bytes: Int) {
    (self.number, self.pages, self.bytes) = (number, pages, bytes)
  }
}

/// What clearing the cache has removed.
public struct ClearedPages: Hashable, Sendable, Codable {
  /// The number of chapters with cached pages.
  public private(set) var chapters: Int
  /// The number of pages; an image of two pages counts as two.
  public private(set) var pages: Int
  /// The total size of the images in bytes.
  public private(set) var bytes: Int

  public init(chapters: Int = 0, pages: Int = 0, bytes: Int = 0) {
    (self.chapters, self.pages, self.bytes) = (chapters, pages, bytes)
  }

  /// Adds a chapter, unless it has no pages.
  public mutating func add(_ chapter: CachedChapter) {
    guard chapter.pages > 0 else { return }
    add(ClearedPages(chapters: 1, pages: chapter.pages, bytes: chapter.bytes))
  }

  public mutating func add(_ other: ClearedPages) {
    chapters += other.chapters
    pages += other.pages
    // The sizes of sparse files can overflow.
    let (sum, isTooLarge) = bytes.addingReportingOverflow(other.bytes)
    bytes = isTooLarge ? .max : sum
  }
}
