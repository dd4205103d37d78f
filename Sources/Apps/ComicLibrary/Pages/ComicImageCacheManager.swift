public import Foundation

/// Caches pages as files, and forwards reading progress.
///
/// Pages are at `<cache>/Chapters/Chapter_X/Page_Y.jpg`. An image of two pages is `Page_8-9.jpg`, and is listed in
/// `metadata.json` next to it. Files are replaced atomically, and any number of programs can cache pages of the same
/// chapter.
@MainActor
public struct ComicImageCacheManager {
  private let comicType: ComicType
  private let store: any ComicPageStore
  private let coverImageDelegate: any CoverImageDelegate
  private let widgetTimelineReloader: any WidgetTimelineReloader
  private let comicImageCacheDelegate: any ComicImageCacheDelegate

  /// Creates a cache without reading or writing anything.
  ///
  /// - Parameters:
  ///   - comicType: The part of the comic that the pages belong to.
  ///   - store: Stores the current page.
  ///   - coverImageDelegate: Stores the chapter, cover and progress that widgets show.
  ///   - widgetTimelineReloader: Reloads the widgets.
  ///   - comicImageCacheDelegate: The file operations.
  public init(
    comicType: ComicType, store: any ComicPageStore, coverImageDelegate: any CoverImageDelegate,
    widgetTimelineReloader: any WidgetTimelineReloader, comicImageCacheDelegate: any ComicImageCacheDelegate
  ) {
    (self.comicType, self.store) = (comicType, store)
    self.coverImageDelegate = coverImageDelegate
    self.widgetTimelineReloader = widgetTimelineReloader
    self.comicImageCacheDelegate = comicImageCacheDelegate
  }
}

extension ComicImageCacheManager: ComicImageCache {
  /// Saves the only image of a page, or of its two pages. Other images of them are removed.
  ///
  /// - Throws: `ComicCacheError`, and the errors of the delegate. If the page had an image before, it then still has
  ///   one, and other pages are unchanged.
  public func savePageImage(pageInfo: PageInfo) throws {
    try ChapterPages(chapter: pageInfo.chapter, files: comicImageCacheDelegate).save(pageInfo)
  }

  /// The image of a page, found by either number if it shows two; nil if it is not cached, or empty.
  ///
  /// A damaged or missing `metadata.json` is rebuilt from the file names, with a diagnostic `comic.pages-rebuilt`.
  /// Links and files outside the chapter's folder are never read.
  /// - Throws: `ComicCacheError.noCacheFolder`, `.notAFolder`, `.unreadable`.
  public func loadCachedImage(chapter: Int, page: Int) throws -> PageInfo? {
    try ChapterPages(chapter: chapter, files: comicImageCacheDelegate).load(page)
  }

  /// Stores the page and the progress, each even if the other fails. Then reloads the widgets, unless storing the
  /// progress failed.
  ///
  /// - Throws: The first error, at the end.
  public func updateCurrentPageNumber(_ pageNumber: Int, readProgress: Int) throws {
    let stored = Result { try store.updateCurrentPageNumber(pageNumber, comicType: comicType) }
    let updated = Result { try coverImageDelegate.updateProgress(to: readProgress) }
    if case .success = updated { widgetTimelineReloader.notifyProgressChange(progress: readProgress) }
    try stored.get()
    try updated.get()
  }

  /// Makes a chapter the current one, then reloads the widgets.
  ///
  /// - Throws: The errors of the delegate; the widgets are not reloaded then.
  public func saveChapterCoverImage(imageData: Data, metadata: CoverImageMetadata) throws {
    try coverImageDelegate.saveCurrentChapterData(imageData: imageData, metadata: metadata)
    widgetTimelineReloader.notifyChapterChange(chapter: metadata.number, progress: metadata.progress)
  }
}

extension ComicImageCacheManager {
  /// The chapters with cached pages on a local disk, by number.
  ///
  /// - Throws: `ComicCacheError.noCacheFolder`, and the errors of ``ComicCacheFolder/chapters()``.
  public func cachedChapters() throws(ComicCacheError) -> [CachedChapter] { try folder().chapters() }

  /// Removes the pages of a chapter, or of all; see ``ComicCacheFolder/clear(chapter:)``.
  ///
  /// - Throws: `ComicCacheError.noCacheFolder`, and the errors of that function.
  @discardableResult
  public func clearCache(chapter: Int? = nil) throws(ComicCacheError) -> ClearedPages {
    try folder().clear(chapter: chapter)
  }

  private func folder() throws(ComicCacheError) -> ComicCacheFolder {
    guard let url = comicImageCacheDelegate.getCacheDirectoryURL() else { throw .noCacheFolder }
    return ComicCacheFolder(url: url)
  }
}
