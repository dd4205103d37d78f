public import Foundation

/// Keeps fetched pages as files, and passes on what is being read to those who need to know.
///
/// Pages are at `<cache>/Chapters/Chapter_X/Page_Y.jpg`; a picture of two pages is `Page_8-9.jpg`, and `metadata.json`
/// beside it names it. Every file is replaced as a whole, and any number of programs may keep pages of one chapter.
@MainActor
public struct ComicImageCacheManager {
  private let comicType: ComicType
  private let store: any ComicPageStore
  private let coverImageDelegate: any CoverImageDelegate
  private let widgetTimelineReloader: any WidgetTimelineReloader
  private let comicImageCacheDelegate: any ComicImageCacheDelegate

  /// Creates a cache; nothing is read or written before it is asked to.
  ///
  /// - Parameters:
  ///   - comicType: The part of the comic whose pages are read.
  ///   - store: Keeps the page that is being read.
  ///   - coverImageDelegate: Keeps the chapter, its cover and the progress that widgets show.
  ///   - widgetTimelineReloader: Tells the widgets.
  ///   - comicImageCacheDelegate: The files.
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
  /// Keeps a picture as the only one of its page, or of its two pages: whatever was kept of them before is removed.
  ///
  /// - Throws: `ComicCacheError`, and what the delegate throws. Some picture of the page is then still kept if there was
  ///   one, and other pages are untouched.
  public func savePageImage(pageInfo: PageInfo) throws {
    try ChapterPages(chapter: pageInfo.chapter, files: comicImageCacheDelegate).save(pageInfo)
  }

  /// The picture of a page, found by either number where it shows two; nil where none is kept. An empty file is none.
  ///
  /// A `metadata.json` that is damaged or missing is rebuilt from the files' names, with a diagnostic
  /// `comic.pages-rebuilt`. Files outside of the chapter's folder are never read, nor are links.
  /// - Throws: `ComicCacheError.noCacheFolder`, `.notAFolder`, `.unreadable`.
  public func loadCachedImage(chapter: Int, page: Int) throws -> PageInfo? {
    try ChapterPages(chapter: chapter, files: comicImageCacheDelegate).load(page)
  }

  /// Keeps the page and the progress, each also when the other cannot be kept, then tells the widgets, unless the progress
  /// that they would show could not be kept.
  ///
  /// - Throws: The first failure, at the end.
  public func updateCurrentPageNumber(_ pageNumber: Int, readProgress: Int) throws {
    let stored = Result { try store.updateCurrentPageNumber(pageNumber, comicType: comicType) }
    let updated = Result { try coverImageDelegate.updateProgress(to: readProgress) }
    if case .success = updated { widgetTimelineReloader.notifyProgressChange(progress: readProgress) }
    try stored.get()
    try updated.get()
  }

  /// Makes a chapter the current one, and then tells the widgets.
  ///
  /// - Throws: What the delegate throws; the widgets are not told then.
  public func saveChapterCoverImage(imageData: Data, metadata: CoverImageMetadata) throws {
    try coverImageDelegate.saveCurrentChapterData(imageData: imageData, metadata: metadata)
    widgetTimelineReloader.notifyChapterChange(chapter: metadata.number, progress: metadata.progress)
  }
}

extension ComicImageCacheManager {
  /// The chapters of which pages are kept on this machine's disk, by their numbers.
  ///
  /// - Throws: `ComicCacheError.noCacheFolder`, and what ``ComicCacheFolder/chapters()`` throws.
  public func cachedChapters() throws(ComicCacheError) -> [CachedChapter] { try folder().chapters() }

  /// Removes the pages of a chapter, or of all; see ``ComicCacheFolder/clear(chapter:)``.
  ///
  /// - Throws: `ComicCacheError.noCacheFolder`, and what that throws.
  @discardableResult
  public func clearCache(chapter: Int? = nil) throws(ComicCacheError) -> ClearedPages {
    try folder().clear(chapter: chapter)
  }

  private func folder() throws(ComicCacheError) -> ComicCacheFolder {
    guard let url = comicImageCacheDelegate.getCacheDirectoryURL() else { throw .noCacheFolder }
    return ComicCacheFolder(url: url)
  }
}
