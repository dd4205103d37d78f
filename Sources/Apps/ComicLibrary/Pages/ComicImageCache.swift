public import Foundation

/// Caches pages, and stores reading progress.
@MainActor
public protocol ComicImageCache {
  /// Caches the image of a page, and replaces an existing one.
  func savePageImage(pageInfo: PageInfo) throws

  /// The image of a page, possibly shared with a second page; nil if it is not cached.
  func loadCachedImage(chapter: Int, page: Int) throws -> PageInfo?

  /// Stores the page that is being read.
  ///
  /// - Parameter readProgress: How much of the chapter has been read, 0…100.
  func updateCurrentPageNumber(_ pageNumber: Int, readProgress: Int) throws

  /// Stores the cover of a chapter, and makes it the current chapter.
  func saveChapterCoverImage(imageData: Data, metadata: CoverImageMetadata) throws
}

/// Stores the current page of each part of the comic.
@MainActor
public protocol ComicPageStore {
  func updateCurrentPageNumber(_ pageNumber: Int, comicType: ComicType) throws
}

/// Stores the cover and the progress that the widgets show.
@MainActor
public protocol CoverImageDelegate {
  /// Stores how much of the current chapter has been read, 0…100.
  func updateProgress(to newProgress: Int) throws

  /// Makes a chapter the current one, with its cover.
  func saveCurrentChapterData(imageData: Data, metadata: CoverImageMetadata) throws
}

/// Reloads the widgets' timelines after changes.
@MainActor
public protocol WidgetTimelineReloader: AnyObject {
  /// Another chapter is being read. Widgets show it at once.
  func notifyChapterChange(chapter: Int, progress: Int)

  /// The progress of the current chapter changed.
  func notifyProgressChange(progress: Int)
}

/// File operations of the cache.
public protocol ComicImageCacheDelegate: Sendable {
  /// The folder for cached files; nil if there is none.
  func getCacheDirectoryURL() -> URL?

  /// Writes a file into an existing folder.
  func write(data: Data, to url: URL) throws

  /// The bytes of a file; nil if it cannot be read.
  func contents(atPath path: String) -> Data?

  /// Creates a folder, unless it exists.
  func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws
}
