import Diagnostics
public import Foundation
import Synchronization

/// Opens books, turns their pages, stores how far each has been read, and updates what the widgets show.
///
/// The `onChange` of the ``CoverImageManager`` is called for each new chapter and progress. All state is in files, so
/// several processes can turn pages of the same book.
public struct BookReader: Sendable {
  let covers: CoverImageManager
  private let stores: LazyChapterStore
  private let cache: URL
  private let openArchive = OpenArchive()

  /// Creates a reader without reading or writing anything.
  ///
  /// - Parameters:
  ///   - store: The database of books and reading progress, opened or created on first use.
  ///   - covers: Stores the chapter and the cover that the widgets show.
  ///   - cache: Contains a folder for each comic, with the pages that were viewed.
  public init(store: URL, covers: CoverImageManager, cache: URL) {
    (stores, self.covers, self.cache) = (LazyChapterStore(url: store), covers, cache)
  }

  /// Opens a book at the page that was viewed last, and makes it the current book: the widgets show its cover and
  /// progress. Reads no page but the cover.
  ///
  /// A book is identified by its series and number, wherever its file is. If another file with the same series and
  /// number still exists, this book becomes a separate comic that is also named after its folder or file.
  /// - Parameters:
  ///   - url: A CBZ file or a folder of images.
  ///   - number: The number of the chapter (default: from the book).
  ///   - name: The name of the chapter (default: from the book).
  ///   - now: When the book is opened.
  /// - Throws: ``ComicBookError`` for the book, ``ChapterStoreError``, ``ComicCacheError``; ``ComicLibraryError`` for
  ///   the widgets' files.
  @discardableResult
  public func open(_ url: URL, number: Int? = nil, name: String? = nil, at now: Date) throws -> OpenedPage {
    let url = url.standardizedFileURL
    let book = try ComicBook(url: url)
    // Before the database is opened, so that a large cover and SQLite are not in memory at the same time.
    let cover = try covers.stored(book.cover())
    return try withExclusiveAccess { store in
      let number = number ?? book.number
      let comic = try comicName(of: book, at: url, number, in: store)
      let (last, chapter) = (try store.book(number, of: comic), try store.chapterIfKnown(number, of: comic))
      let known = KnownPages(last?.pages, of: url.path)
      var pages = known ?? KnownPages(of: book)
      // Cached pages may be from another file.
      if known == nil { try pagesFolder(comic).clear(chapter: number) }
      let place = try book.nearest(chapter?.lastReadPage ?? 1, layout: &pages.layout)
      let found = Chapter(
        name: name ?? book.title, number: number, startPage: 1, endPage: chapter?.endPage ?? pages.layout.lastPage,
        universe: chapter?.universe, coverImageURL: chapter?.coverImageURL ?? "",
        didFinishReading: chapter?.didFinishReading ?? false)
      // Opening a book shows no page, so its progress does not change.
      let isBegun = chapter?.lastReadPage != nil
      let opened = isBegun ? found.read(to: place, in: pages.layout) : found.unread(in: pages.layout)
      let progress = isBegun ? opened.readProgress(at: place.lastPage) : 0
      try covers.save(cover, metadata: CoverImageMetadata(number: number, name: opened.name, progress: progress))
      try store.beginReading(StoredBook(comic: comic, chapter: opened, source: url.path, pages: pages.text), at: now)
      return OpenedPage(comic: comic, chapter: opened, page: place.page, secondPage: place.secondPage)
    }
  }

  /// Turns to a page of the current book. If its image shows two pages, turns to both.
  ///
  /// - Parameter page: The number of the page, from 1 (default: the page that was viewed last).
  /// - Throws: ``BookReaderError``, `ComicBookError.noSuchPage`, and the errors of ``open(_:number:name:at:)``.
  @discardableResult
  public func turn(to page: Int? = nil) throws -> OpenedPage {
    try withExclusiveAccess { store in
      let reading = try reading(in: store)
      var pages = reading.pages
      let place =
        try page.map { try reading.book.page($0, layout: &pages.layout) }
        ?? reading.book.nearest(reading.last.chapter.lastReadPage ?? 1, layout: &pages.layout)
      return try turn(reading, to: place, showing: try reading.book.picture(at: place.picture), pages, in: store)
    }
  }

  /// Turns to the next page, or to the first if no page has been viewed. Skips pages that cannot be read, each with a
  /// diagnostic `comic.page-left-out`.
  ///
  /// - Throws: `BookReaderError.atEnd` after the last page, and the errors of ``turn(to:)``.
  @discardableResult
  public func turnForward() throws -> OpenedPage {
    try withExclusiveAccess { store in
      let reading = try reading(in: store)
      var pages = reading.pages
      let last = max(reading.last.chapter.lastReadPage ?? 0, 0)
      guard let (place, picture) = try nextImage(after: last, in: reading.book, &pages.layout) else {
        throw BookReaderError.atEnd(file: reading.book.file, page: last)
      }
      return try turn(reading, to: place, showing: picture, pages, in: store)
    }
  }

  /// Turns to the previous page. Skips pages that cannot be read, each with a diagnostic `comic.page-left-out`.
  ///
  /// - Throws: `BookReaderError.atStart` before the first page, and the errors of ``turn(to:)``.
  @discardableResult
  public func turnBack() throws -> OpenedPage {
    try withExclusiveAccess { store in
      let reading = try reading(in: store)
      var pages = reading.pages
      guard let last = reading.last.chapter.lastReadPage,
        let (place, picture) = try previousImage(before: last, in: reading.book, &pages.layout)
      else { throw BookReaderError.atStart(file: reading.book.file) }
      return try turn(reading, to: place, showing: picture, pages, in: store)
    }
  }
}

extension BookReader {
  fileprivate struct Reading {
    let last: StoredBook
    let book: ComicBook
    let pages: KnownPages
  }

  /// Runs `work` while no other program reads books with the same store.
  private func withExclusiveAccess<Result>(_ work: (ChapterStore) throws -> Result) throws -> Result {
    let store = try stores.opened()
    let folder = GroupContainer(url: store.url.deletingLastPathComponent())
    return try GroupLock(of: folder).withLock { Swift.Result { try work(store) } }.get()
  }

  /// The next image that can be read, or nil after the last.
  private func nextImage(
    after last: Int, in book: ComicBook, _ layout: inout PageLayout
  ) throws(ComicBookError) -> (PageImage, Data)? {
    var page = last
    while true {
      page += 1
      do throws(ComicBookError) {
        let place = try book.page(page, layout: &layout)
        // The other page of the same image is not the next one.
        page = place.lastPage
        return (place, try book.picture(at: place.picture))
      } catch {
        if case .noSuchPage = error { return nil }
        guard error.isOfOnePage else { throw error }
        DiagnosticLog.current.report(
          Diagnostic(id: "comic.page-left-out", message: "\(error); page \(page) is skipped"))
      }
    }
  }

  /// The previous image that can be read, or nil before the first.
  private func previousImage(
    before last: Int, in book: ComicBook, _ layout: inout PageLayout
  ) throws(ComicBookError) -> (PageImage, Data)? {
    // The first page of the current image, which may show two.
    var first = try book.nearest(last, layout: &layout).page
    while first > 1 {
      let place = try book.nearest(first - 1, layout: &layout)
      first = place.page
      do throws(ComicBookError) {
        return (place, try book.picture(at: place.picture))
      } catch {
        guard error.isOfOnePage else { throw error }
        DiagnosticLog.current.report(
          Diagnostic(id: "comic.page-left-out", message: "\(error); page \(first) is skipped"))
      }
    }
    return nil
  }

  private func reading(in store: ChapterStore) throws -> Reading {
    guard let last = try store.currentBook() else { throw BookReaderError.nothingOpen }
    if let pages = KnownPages(last.pages, of: last.source) {
      let book = try openArchive.book(at: last.source, pages)
      if book.imageCount == pages.layout.imageCount { return Reading(last: last, book: book, pages: pages) }
    }
    let book = try ComicBook(url: URL(fileURLWithPath: last.source))
    // Cached pages are from another file.
    try pagesFolder(last.comic).clear(chapter: last.chapter.number)
    return Reading(last: last, book: book, pages: KnownPages(of: book))
  }

  private func turn(
    _ reading: Reading, to place: PageImage, showing picture: Data, _ pages: KnownPages, in store: ChapterStore
  ) throws -> OpenedPage {
    let file = try keep(picture, place, of: reading)
    let chapter = reading.last.chapter.read(to: place, in: pages.layout)
    // If the widgets cannot be updated, the page is not turned.
    try show(chapter, at: place, of: reading)
    try store.turn(
      StoredBook(comic: reading.last.comic, chapter: chapter, source: reading.last.source, pages: pages.text))
    return OpenedPage(
      comic: reading.last.comic, chapter: chapter, page: place.page, secondPage: place.secondPage, file: file)
  }

  private func show(_ chapter: Chapter, at place: PageImage, of reading: Reading) throws {
    let progress = chapter.readProgress(at: place.lastPage)
    // Unreadable data is replaced.
    let shown = try? covers.loadCurrentChapterData()
    if shown?.number == chapter.number, shown?.name == chapter.name {
      try covers.updateProgress(to: progress)
    } else {
      // Another program has changed what the widgets show.
      let cover = try ComicBook(url: URL(fileURLWithPath: reading.book.file)).cover()
      let metadata = CoverImageMetadata(number: chapter.number, name: chapter.name, progress: progress)
      try covers.saveCurrentChapterData(imageData: cover, metadata: metadata)
    }
  }

  /// Writes the image of a page into the cache if it is not there yet.
  private func keep(_ picture: Data, _ place: PageImage, of reading: Reading) throws -> URL {
    let number = reading.last.chapter.number
    // After a power failure, the image can be read from the book again.
    let files = FileSystemOperationsAdapter(
      cacheDirectory: try folder(of: reading.last.comic), isSynchronized: false)
    let pages = try ChapterPages(chapter: number, files: files)
    let page = PageInfo(
      chapter: number, pageNumber: place.page, secondPageNumber: place.secondPage,
      imageData: picture)
    if try pages.load(place.page) != page { try pages.save(page) }
    return pages.url(PageFileName(page: place.page, secondPage: place.secondPage).text)
  }

  private func pagesFolder(_ comic: String) throws -> ComicCacheFolder { ComicCacheFolder(url: try folder(of: comic)) }

  private func folder(of comic: String) throws(ComicCacheError) -> URL {
    try ComicCacheFolder.url(of: comic, in: cache)
  }

  /// The name of the comic that a book belongs to: its series, unless another book has the same number in it.
  private func comicName(of book: ComicBook, at url: URL, _ number: Int, in store: ChapterStore) throws -> String {
    let series = book.series
    let folder = url.deletingLastPathComponent().lastPathComponent
    let names =
      [series == StoredComic.site ? "\(series) (book)" : series]
      + [folder, url.lastPathComponent].map { "\(series) (\($0))" }
    let free = try (names + (2...1000).map { "\(series) (\($0))" }).first { name in
      guard let other = try store.book(number, of: name)?.source, other != url.path else { return true }
      return FileStatus(atPath: other) == nil
    }
    return free ?? names[0]
  }
}

/// A database that is opened on first use.
private final class LazyChapterStore: Sendable {
  private let url: URL
  private let store = Mutex<ChapterStore?>(nil)

  init(url: URL) { self.url = url }

  func opened() throws(ChapterStoreError) -> ChapterStore {
    let outcome = store.withLock { store in
      Result { () throws(ChapterStoreError) in
        if let store { return store }
        let opened = try ChapterStore(at: url)
        store = opened
        return opened
      }
    }
    return try outcome.get()
  }
}
