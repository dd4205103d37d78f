/// Keeps in a store what is read of one comic: chapters' progress, and the page that is being read.
@MainActor
public struct StoredProgress: ChapterProgressHandler, ComicPageStore {
  private let store: ChapterStore
  private let comic: String

  /// - Parameters:
  ///   - store: Where it is kept.
  ///   - comic: The comic's name; the store must know it.
  public init(store: ChapterStore, comic: String) {
    (self.store, self.comic) = (store, comic)
  }

  /// Keeps that a chapter has been read to its end.
  ///
  /// - Throws: `ChapterStoreError`.
  public func markChapterAsRead(_ chapter: Chapter) throws {
    try store.markChapterAsRead(chapter, of: comic)
  }

  /// Keeps the page of a chapter that was looked at last.
  ///
  /// - Throws: `ChapterStoreError`.
  public func updateLastReadPage(page: Int, chapter: Chapter) throws {
    try store.updateLastReadPage(page: page, chapter: chapter, of: comic)
  }

  /// Keeps the page that is being read of a part of the comic.
  ///
  /// - Throws: `ChapterStoreError`.
  public func updateCurrentPageNumber(_ pageNumber: Int, comicType: ComicType) throws {
    try store.updateCurrentPage(pageNumber, of: comic, type: comicType)
  }
}
