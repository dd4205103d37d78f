/// Stores the progress of one comic's chapters, and its current pages.
@MainActor
public struct StoredProgress: ChapterProgressHandler, ComicPageStore {
  private let store: ChapterStore
  private let comic: String

  /// - Parameter comic: The name of a comic in the store.
  public init(store: ChapterStore, comic: String) {
    (self.store, self.comic) = (store, comic)
  }

  /// Marks a chapter as finished.
  ///
  /// - Throws: `ChapterStoreError`.
  public func markChapterAsRead(_ chapter: Chapter) throws {
    try store.markChapterAsRead(chapter, of: comic)
  }

  /// Stores the page of a chapter that was viewed last.
  ///
  /// - Throws: `ChapterStoreError`.
  public func updateLastReadPage(page: Int, chapter: Chapter) throws {
    try store.updateLastReadPage(page: page, chapter: chapter, of: comic)
  }

  /// Stores the page of a part of the comic that was viewed last.
  ///
  /// - Throws: `ChapterStoreError`.
  public func updateCurrentPageNumber(_ pageNumber: Int, comicType: ComicType) throws {
    try store.updateCurrentPage(pageNumber, of: comic, type: comicType)
  }
}
