import Diagnostics
public import Foundation

/// What a reader of a chapter does: pages come from the cache or from the network, and what has been read is kept.
@MainActor
public final class ComicPageManager {
  /// The double pages of the web comic: the page that has the picture, and the one that it shows besides.
  public static let knownSpreads = [8: 9, 20: 21]

  /// The pages whose picture shows a second page, with that page. ``knownSpreads`` unless set.
  public var spreads = knownSpreads

  private let chapter: Chapter
  private let pageURL: (Int) -> URL?
  private let imageCache: any ComicImageCache
  private let networkService: any ComicPageNetworkService
  private let chapterProgressHandler: any ChapterProgressHandler
  /// Double pages that the cache told of.
  private var cachedSpreads: [Int: Int] = [:]

  /// Creates a manager of a chapter; nothing is read, fetched or kept before it is asked to.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - pageURL: The address of a page by its number; nil for one that cannot be made.
  ///   - imageCache: Keeps the pages.
  ///   - networkService: Fetches those that are not kept.
  ///   - chapterProgressHandler: Keeps how far the chapter has been read.
  public init(
    chapter: Chapter, pageURL: @escaping (Int) -> URL?, imageCache: any ComicImageCache,
    networkService: any ComicPageNetworkService, chapterProgressHandler: any ChapterProgressHandler
  ) {
    (self.chapter, self.pageURL) = (chapter, pageURL)
    (self.imageCache, self.networkService) = (imageCache, networkService)
    self.chapterProgressHandler = chapterProgressHandler
  }

  /// Creates a manager of a chapter of the site's comic, in a language.
  public convenience init(
    chapter: Chapter, language: ComicLanguage, imageCache: any ComicImageCache,
    networkService: any ComicPageNetworkService, chapterProgressHandler: any ChapterProgressHandler
  ) {
    self.init(
      chapter: chapter, pageURL: { URLFactory.makeURL(language: language, pathComponent: .comicPage($0)) },
      imageCache: imageCache, networkService: networkService, chapterProgressHandler: chapterProgressHandler)
  }

  /// The pages with these numbers, from the cache, else fetched, one after another, and kept.
  ///
  /// A page that another's picture shows as its second is left out, and so is one that an earlier page's picture shows. A
  /// page that cannot be kept is given all the same, with a diagnostic `comic.page-not-kept`; one that is kept but cannot
  /// be read is fetched, with a diagnostic `comic.page-unreadable`.
  ///
  /// - Returns: The pages that came, and a failure for every other.
  /// - Throws: ``ComicPagesError`` when none came, `CancellationError` when the task was cancelled; what had come by then
  ///   is kept.
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

  /// Keeps that a page is being looked at, and that the chapter has been read when it is the last, or shows it.
  ///
  /// Everything is tried, whatever else fails.
  /// - Throws: The first failure, at the end.
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

  /// Makes a page's picture the chapter's cover, and the chapter the current one.
  ///
  /// - Throws: What the cache throws.
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

  /// A picture that shows the last page too has been read to the end.
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
      report("comic.page-unreadable", "page \(page) is kept but cannot be read, and was fetched: \(error)")
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
    if data.isEmpty { throw ComicPageError(page: page, reason: "the picture has no bytes") }
    let info = PageInfo(
      chapter: chapter.number, pageNumber: page, secondPageNumber: secondPage(of: page), imageData: data)
    do {
      try imageCache.savePageImage(pageInfo: info)
    } catch {
      report("comic.page-not-kept", "page \(page) could not be kept: \(error)")
    }
    return info
  }

  private func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: id, message: message, subject: "chapter \(chapter.number)"))
  }
}
