public import Foundation

/// Pages that were fetched, and what has been read of them.
@MainActor
public protocol ComicImageCache {
  /// Keeps a page's picture; one that is kept already is replaced.
  func savePageImage(pageInfo: PageInfo) throws

  /// The picture of a page, which may be one of two that it shows; nil where it is not kept.
  func loadCachedImage(chapter: Int, page: Int) throws -> PageInfo?

  /// Keeps which page is being read.
  ///
  /// - Parameter readProgress: Per cent of the chapter, 0…100.
  func updateCurrentPageNumber(_ pageNumber: Int, readProgress: Int) throws

  /// Keeps a chapter's cover, and makes it the current chapter.
  func saveChapterCoverImage(imageData: Data, metadata: CoverImageMetadata) throws
}

/// Where it is kept which page is being read.
@MainActor
public protocol ComicPageStore {
  /// Keeps the page that is being read of a part of the comic.
  func updateCurrentPageNumber(_ pageNumber: Int, comicType: ComicType) throws
}

/// What keeps the cover and the progress that the widgets show.
@MainActor
public protocol CoverImageDelegate {
  /// Keeps how much of the current chapter has been read: per cent, 0…100.
  func updateProgress(to newProgress: Int) throws

  /// Makes a chapter the current one, with its cover.
  func saveCurrentChapterData(imageData: Data, metadata: CoverImageMetadata) throws
}

/// What tells the widgets that there is something new to show.
@MainActor
public protocol WidgetTimelineReloader: AnyObject {
  /// Another chapter is being read: they show it at once.
  func notifyChapterChange(chapter: Int, progress: Int)

  /// More of the chapter has been read, or less.
  func notifyProgressChange(progress: Int)
}

/// The files that pages are kept in.
public protocol ComicImageCacheDelegate: Sendable {
  /// The folder for what can be fetched again; nil where there is none.
  func getCacheDirectoryURL() -> URL?

  /// Puts a file in place; its folder is there.
  func write(data: Data, to url: URL) throws

  /// A file's bytes; nil where it cannot be read.
  func contents(atPath path: String) -> Data?

  /// Makes a folder; one that is there is left alone.
  func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws
}
