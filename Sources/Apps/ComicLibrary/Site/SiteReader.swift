public import Foundation

/// Reads the web comic: fetches and caches its pages, stores how far each chapter has been read, and updates what the
/// widgets show. The counterpart of ``BookReader``, with the same store and cache.
///
/// Pages are fetched before locking, so a slow server blocks no other program. Several processes can turn pages.
@MainActor
public struct SiteReader {
  /// The chapter to open.
  public enum Choice: Hashable, Sendable {
    /// The chapter with a number.
    case chapter(Int)
    /// The chapter of a part of the comic that was read last, or its first chapter.
    case part(ComicType)
  }

  private let stores: () throws(ChapterStoreError) -> ChapterStore
  private let covers: CoverImageManager
  private let cache: URL
  private let networking: SharedComicNetworkingManager
  private let site: URL?

  /// Creates a reader without reading, requesting or writing anything.
  ///
  /// - Parameters:
  ///   - store: The database of chapters and reading progress.
  ///   - covers: Stores the chapter and the cover that the widgets show; its `onChange` reloads them.
  ///   - cache: Contains a folder for each comic, with the pages that were viewed.
  ///   - networking: Sends requests to the site.
  ///   - site: The URL of the site (default: ``URLFactory/site``).
  public init(
    store: URL, covers: CoverImageManager, cache: URL, networking: SharedComicNetworkingManager,
    site: URL? = URLFactory.site
  ) {
    stores = { () throws(ChapterStoreError) in try ChapterStore(at: store) }
    (self.covers, self.cache, self.networking, self.site) = (covers, cache, networking, site)
  }

  /// Opens a chapter at the page that was viewed last, and makes it the current chapter. The widgets show the image
  /// of its first page. Its progress does not change.
  ///
  /// Fetches the list of chapters if it is unknown, or in another language. Removes cached pages in other languages.
  /// - Parameters:
  ///   - language: Stored as the current language; nil for the last one.
  ///   - now: When the chapter is opened.
  /// - Throws: ``SiteReaderError``, ``ComicSiteError``, ``ComicParseError``, ``ComicPagesError``,
  ///   ``ChapterStoreError``, ``ComicCacheError``, ``ComicLibraryError``.
  public func open(_ choice: Choice, language: ComicLanguage? = nil, at now: Date) async throws -> OpenedPage {
    let store = try stores()
    var comic = try store.comic(named: StoredComic.site) ?? StoredComic(name: StoredComic.site, openedAt: now)
    guard let language = language ?? comic.language.flatMap(ComicLanguage.init) else {
      throw SiteReaderError.noLanguage
    }
    let known = comic.language == language.rawValue ? try store.chapters(of: StoredComic.site) : []
    let chapter: Chapter
    if let found = try self.chapter(choice, among: known, in: store) {
      chapter = found
    } else {
      let listed = try keep(await listed(in: language), of: language, in: store, at: now)
      guard let found = try self.chapter(choice, among: listed, in: store) else {
        throw SiteReaderError.noSuchChapter(choice, known: listed.count)
      }
      chapter = found
    }
    comic = try store.comic(named: StoredComic.site) ?? comic
    comic.openedAt = now
    let reading = Reading(chapter: chapter, language: language, store: store)
    try await show(reading)
    comic.chapter = chapter.number
    try store.save(comic)
    try store.setCurrentComic(named: StoredComic.site)
    return OpenedPage(
      comic: StoredComic.site, chapter: chapter, page: Self.first(chapter.lastReadPage ?? chapter.startPage),
      secondPage: ComicPageManager.knownSpreads[Self.first(chapter.lastReadPage ?? chapter.startPage)])
  }

  /// Turns to a page of the current chapter. If its image shows two pages, turns to both.
  ///
  /// - Parameter page: The number of the page, continued through all chapters (default: the page that was viewed
  ///   last).
  /// - Throws: ``SiteReaderError``, `BookReaderError.nothingOpen`, and the errors of ``open(_:language:at:)``.
  public func turn(to page: Int? = nil) async throws -> OpenedPage {
    let reading = try reading()
    return try await turn(reading, to: page ?? reading.chapter.lastReadPage ?? reading.chapter.startPage)
  }

  /// Turns to the next page, or to the first if no page of the chapter has been viewed.
  ///
  /// - Throws: `SiteReaderError.atEnd` after the chapter's last page, and the errors of ``turn(to:)``.
  public func turnForward() async throws -> OpenedPage {
    while true {
      let reading = try reading()
      let last = reading.chapter.lastReadPage
      let next = last.map { Self.last($0) + 1 } ?? reading.chapter.startPage
      guard next <= reading.chapter.endPage else {
        let following = try reading.store.nextChapter(after: reading.chapter, of: StoredComic.site)
        throw SiteReaderError.atEnd(chapter: reading.chapter.number, page: last ?? 0, next: following?.number)
      }
      // Another program may have turned a page during the fetch.
      if let page = try await turn(reading, to: next, unlessReadSince: last) { return page }
    }
  }

  /// Turns to the previous page.
  ///
  /// - Throws: `SiteReaderError.atStart` before the chapter's first page, and the errors of ``turn(to:)``.
  public func turnBack() async throws -> OpenedPage {
    let reading = try reading()
    guard let last = reading.chapter.lastReadPage, Self.first(last) > reading.chapter.startPage else {
      throw SiteReaderError.atStart(chapter: reading.chapter.number, page: reading.chapter.startPage)
    }
    return try await turn(reading, to: Self.first(last) - 1)
  }

  /// Stores a list of the site's chapters, keeps their progress, and sets its language. Removes cached pages in other
  /// languages.
  ///
  /// - Parameter language: The language of the list; nil keeps the current one.
  /// - Returns: All known chapters.
  /// - Throws: ``ChapterStoreError``, ``ComicCacheError``.
  @discardableResult
  public func keep(_ list: [Chapter], of language: ComicLanguage?, at now: Date) throws -> [Chapter] {
    try keep(list, of: language, in: stores(), at: now)
  }

  /// Fetches the list of chapters from the site.
  ///
  /// - Throws: ``ComicSiteError``, ``ComicParseError``.
  public func listed(in language: ComicLanguage) async throws -> [Chapter] {
    let model = MainFeaturesViewModel(loader: ChapterLoaderAdapter(networking: networking))
    try await model.loadData(
      from: URLFactory.makeURL(language: language, pathComponent: .chapterList, base: site))
    return model.chapters
  }
}

extension SiteReader {
  private struct Reading {
    let chapter: Chapter
    let language: ComicLanguage
    let store: ChapterStore
  }

  private func keep(
    _ list: [Chapter], of language: ComicLanguage?, in store: ChapterStore, at now: Date
  ) throws -> [Chapter] {
    var comic = try store.comic(named: StoredComic.site) ?? StoredComic(name: StoredComic.site, openedAt: now)
    if let language, comic.language != language.rawValue {
      try ComicCacheFolder(url: folder()).clear()
      comic.language = language.rawValue
    }
    try store.save(comic)
    try store.merge(list, into: StoredComic.site)
    return try store.chapters(of: StoredComic.site)
  }

  private func reading() throws -> Reading {
    let store = try stores()
    guard let comic = try store.currentComic(), comic.name == StoredComic.site, let number = comic.chapter,
      let chapter = try store.chapter(number, of: StoredComic.site),
      let language = comic.language.flatMap(ComicLanguage.init)
    else { throw BookReaderError.nothingOpen }
    return Reading(chapter: chapter, language: language, store: store)
  }

  private func chapter(_ choice: Choice, among chapters: [Chapter], in store: ChapterStore) throws -> Chapter? {
    switch choice {
    case .chapter(let number): return chapters.first { $0.number == number }
    case .part(let type):
      let page = chapters.isEmpty ? nil : try store.currentPage(of: StoredComic.site, type: type)
      let part = chapters.filter { $0.comicType == type }
      return page.flatMap { page in part.first { $0.containsPage(page) } } ?? part.first
    }
  }

  private func turn(_ reading: Reading, to page: Int) async throws -> OpenedPage {
    guard let opened = try await turn(reading, to: page, unlessReadSince: nil, isSure: true) else {
      throw BookReaderError.nothingOpen
    }
    return opened
  }

  /// - Returns: Nil if another page has been viewed since.
  private func turn(
    _ reading: Reading, to page: Int, unlessReadSince last: Int?, isSure: Bool = false
  ) async throws -> OpenedPage? {
    let chapter = reading.chapter
    guard chapter.containsPage(page) else {
      throw SiteReaderError.noSuchPage(page, chapter: chapter.number, pages: chapter.startPage...chapter.endPage)
    }
    let manager = try manager(of: reading)
    guard let info = try await manager.loadPages([Self.first(page)]).first else {
      throw SiteReaderError.noSuchPage(page, chapter: chapter.number, pages: chapter.startPage...chapter.endPage)
    }
    if try !isShown(chapter) { try await show(reading) }
    let isTurned = try withExclusiveAccess(reading.store) {
      let now = try reading.store.chapter(chapter.number, of: StoredComic.site)
      guard isSure || now?.lastReadPage == last else { return false }
      try manager.updateCurrentPageNumber(info.pageNumber)
      return true
    }
    guard isTurned else { return nil }
    let name = PageFileName(page: info.pageNumber, secondPage: info.secondPageNumber)
    let file = try ChapterPages(chapter: chapter.number, files: files()).url(name.text)
    return OpenedPage(
      comic: StoredComic.site,
      chapter: try reading.store.chapter(chapter.number, of: StoredComic.site) ?? chapter, page: info.pageNumber,
      secondPage: info.secondPageNumber, file: file)
  }

  /// Whether the widgets show the chapter. Unreadable data is replaced.
  private func isShown(_ chapter: Chapter) throws -> Bool {
    let shown = try? covers.loadCurrentChapterData()
    return shown?.number == chapter.number && shown?.name == chapter.name
  }

  /// Updates the widgets' chapter, with the image of its first page as the cover.
  private func show(_ reading: Reading) async throws {
    let chapter = reading.chapter
    guard let cover = try await manager(of: reading).loadPages([Self.first(chapter.startPage)]).first else { return }
    // The progress at the time of the page turn, except that an image that also shows the last page counts to the
    // end.
    let progress = chapter.lastReadPage.map { page in
      chapter.readProgress(at: Self.last(page) == chapter.endPage ? chapter.endPage : page)
    }
    try imageCache(of: reading).saveChapterCoverImage(
      imageData: cover.imageData,
      metadata: CoverImageMetadata(number: chapter.number, name: chapter.name, progress: progress ?? 0))
  }

  private func manager(of reading: Reading) throws -> ComicPageManager {
    ComicPageManager(
      chapter: reading.chapter,
      pageURL: {
        URLFactory.makeURL(language: reading.language, pathComponent: .comicPage($0), base: site)
      },
      imageCache: try imageCache(of: reading), networkService: ComicPageNetworkServiceAdapter(networking: networking),
      chapterProgressHandler: StoredProgress(store: reading.store, comic: StoredComic.site))
  }

  private func imageCache(of reading: Reading) throws -> ComicImageCacheManager {
    ComicImageCacheManager(
      comicType: reading.chapter.comicType, store: StoredProgress(store: reading.store, comic: StoredComic.site),
      coverImageDelegate: CoverImageDelegateAdapter(manager: covers), widgetTimelineReloader: IgnoredReloads(),
      comicImageCacheDelegate: try files())
  }

  private func files() throws(ComicCacheError) -> FileSystemOperationsAdapter {
    FileSystemOperationsAdapter(cacheDirectory: try folder())
  }

  private func folder() throws(ComicCacheError) -> URL {
    try ComicCacheFolder.url(of: StoredComic.site, in: cache)
  }

  /// Runs `work` while no other program reads comics with the same store.
  private func withExclusiveAccess<Value>(_ store: ChapterStore, _ work: () throws -> Value) throws -> Value {
    let folder = GroupContainer(url: store.url.deletingLastPathComponent())
    return try GroupLock(of: folder).withLock { Result { try work() } }.get()
  }

  /// The page with the image that shows a page.
  private static func first(_ page: Int) -> Int {
    ComicPageManager.knownSpreads.first { $0.value == page }?.key ?? page
  }

  /// The last page that the image of a page shows.
  private static func last(_ page: Int) -> Int { ComicPageManager.knownSpreads[page] ?? page }
}

/// The `onChange` of the ``CoverImageManager`` reloads the widgets, and only for real changes.
private final class IgnoredReloads: WidgetTimelineReloader {
  func notifyChapterChange(chapter: Int, progress: Int) {}
  func notifyProgressChange(progress: Int) {}
}
