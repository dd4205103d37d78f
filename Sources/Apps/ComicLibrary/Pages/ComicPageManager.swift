import Diagnostics
public import Foundation

/// Loads the pages of a chapter from the cache or the network, and stores reading progress.
@MainActor
public final class ComicPageManager {
  /// The double pages of the web comic: the page with the image, and the second page that it shows.
  public static let knownSpreads = [8: 9, 20: 21]

  /// The double pages: the page with the image, and the second page that it shows (default: ``knownSpreads``).
  public var spreads = knownSpreads

  private let chapter: Chapter
  private let pageURL: (Int) -> URL?
  private let imageCache: any ComicImageCache
  private let networkService: any ComicPageNetworkService
  private let chapterProgressHandler: any ChapterProgressHandler
  /// Double pages found in the cache.
  private var cachedSpreads: [Int: Int] = [:]

  /// Creates a manager of a chapter without reading, fetching or storing anything.
  ///
  /// - Parameters:
  ///   - pageURL: The URL of a page by its number; nil if there is none.
  ///   - imageCache: Caches the pages.
  ///   - networkService: Fetches pages that are not cached.
  ///   - chapterProgressHandler: Stores the progress of the chapter.
  public init(
    chapter: Chapter, pageURL: @escaping (Int) -> URL?, imageCache: any ComicImageCache,
    networkService: any ComicPageNetworkService, chapterProgressHandler: any ChapterProgressHandler
  ) {
    (self.chapter, self.pageURL) = (chapter, pageURL)
    (self.imageCache, self.networkService) = (imageCache, networkService)
    self.chapterProgressHandler = chapterProgressHandler
  }

  /// Creates a manager for a chapter of the web comic, in a language.
  public convenience init(
    chapter: Chapter, language: ComicLanguage, imageCache: any ComicImageCache,
    networkService: any ComicPageNetworkService, chapterProgressHandler: any ChapterProgressHandler
  ) {
    self.init(
      chapter: chapter, pageURL: { URLFactory.makeURL(language: language, pathComponent: .comicPage($0)) },
      imageCache: imageCache, networkService: networkService, chapterProgressHandler: chapterProgressHandler)
  }

  /// Loads pages from the cache, or fetches and caches them one after another.
  ///
  /// A page that is the second page of another page's image is left out. A page that cannot be cached is returned
  /// anyway, with a diagnostic `comic.page-not-kept`. A cached page that cannot be read is fetched, with a diagnostic
  /// `comic.page-unreadable`.
  ///
  /// - Returns: The loaded pages, and a failure for each of the others.
  /// - Throws: ``ComicPagesError`` if no page could be loaded, `CancellationError` if the task was cancelled; pages
  ///   loaded until then are cached.
  public func loadPages(_ pages: [Int]) async throws -> LoadedPages {
    var loaded: [PageInfo] = []
    var failures: [ComicPageError] = []
    var done: Set<Int> = []
    for page in pages where !isSecond(page) && !done.contains(page) {
      done.insert(page)
      do throws(ComicPageError) {
        let info = try await keptOrFetched(page)
        loaded.append(info)
        done.formUnion([info.pageNumber] + (info.secondPageNumber.map { [$0] } ?? []))
      } catch {
        try Task.checkCancellation()
        failures.append(error)
      }
    }
    if loaded.isEmpty && !failures.isEmpty { throw ComicPagesError(failures: failures) }
    return LoadedPages(pages: loaded, failures: failures)
  }

  /// Stores that a page is being viewed, and marks the chapter as finished if its image shows the last page.
  ///
  /// Each step is tried, even if another fails.
  /// - Throws: The first error, at the end.
  public func updateCurrentPageNumber(_ pageNumber: Int) throws {
    let kept = Result { try chapterProgressHandler.updateLastReadPage(page: pageNumber, chapter: chapter) }
    let marked = Result {
      if showsEnd(pageNumber) { try chapterProgressHandler.markChapterAsRead(chapter) }
    }
    let passedOn = Result {
      try imageCache.updateCurrentPageNumber(pageNumber, readProgress: progress(at: pageNumber))
    }
    for result in [kept, marked, passedOn] { try result.get() }
  }

  /// Makes the image of a page the chapter's cover, and the chapter the current one.
  ///
  /// - Throws: The errors of the cache.
  public func saveChapterCoverPage(_ info: PageInfo) throws {
    let metadata = CoverImageMetadata(
      number: chapter.number, name: chapter.name, progress: progress(at: info.pageNumber))
    try imageCache.saveChapterCoverImage(imageData: info.imageData, metadata: metadata)
  }
}

extension ComicPageManager {
  private func isSecond(_ page: Int) -> Bool { spreads.contains { $0.value == page && $0.key != page } }

  private func secondPage(of page: Int) -> Int? { spreads[page].flatMap { $0 == page ? nil : $0 } }

  private func showsEnd(_ page: Int) -> Bool {
    page == chapter.endPage || (secondPage(of: page) ?? cachedSpreads[page]) == chapter.endPage
  }

  /// An image that also shows the last page counts as read to the end.
  private func progress(at page: Int) -> Int { chapter.readProgress(at: showsEnd(page) ? chapter.endPage : page) }

  private func keptOrFetched(_ page: Int) async throws(ComicPageError) -> PageInfo {
    if let info = cached(page) { return info }
    return try await fetched(page)
  }

  private func cached(_ page: Int) -> PageInfo? {
    do {
      let info = try imageCache.loadCachedImage(chapter: chapter.number, page: page)
      if let info { cachedSpreads[info.pageNumber] = info.secondPageNumber }
      return info
    } catch {
      report("comic.page-unreadable", "cached page \(page) cannot be read and was fetched again: \(error)")
      return nil
    }
  }

  private func fetched(_ page: Int) async throws(ComicPageError) -> PageInfo {
    let data: Data
    do {
      try Task.checkCancellation()
      data = try await networkService.fetchImageData(from: pageURL(page))
    } catch {
      throw ComicPageError(page: page, reason: "\(error)")
    }
    if data.isEmpty { throw ComicPageError(page: page, reason: "the image is empty") }
    let info = PageInfo(
      chapter: chapter.number, pageNumber: page, secondPageNumber: secondPage(of: page), imageData: data)
    do {
      try imageCache.savePageImage(pageInfo: info)
    } catch {
      report("comic.page-not-kept", "page \(page) could not be cached: \(error)")
    }
    return info
  }

  private func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: id, message: message, subject: "chapter \(chapter.number)"))
  }
}
