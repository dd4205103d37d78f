import Diagnostics
public import Foundation
internal import Scheduling
import Synchronization

/// Reads books: opens them, turns their pages, keeps how far each has been read, and gives the widgets what they show.
///
/// Who is told of a chapter and of progress is up to the `onChange` of the ``CoverImageManager``. Everything is kept in files:
/// each page may be turned by another process, and of several at a time each turns one.
public struct BookReader: Sendable {
  let covers: CoverImageManager
  private let stores: ChapterStoreOnDemand
  private let cache: URL
  private let openArchive = OpenArchive()

  /// Creates a reader; nothing is read or written before it is asked to.
  ///
  /// - Parameters:
  ///   - store: The database that keeps the books and how far they have been read; opened when it is first needed, and made
  ///     where there is none.
  ///   - covers: Keeps the chapter and the cover that the widgets show.
  ///   - cache: Has a folder for each comic, with the pages that were looked at.
  public init(store: URL, covers: CoverImageManager, cache: URL) {
    (stores, self.covers, self.cache) = (ChapterStoreOnDemand(url: store), covers, cache)
  }

  /// Opens a book, at the page that was looked at last: it is the one that is being read from now on, and its cover and
  /// progress are the widgets'. Of its pages none but the cover is read.
  ///
  /// A book is known by its series and its number, wherever it lies. While another one that has both is still in its place,
  /// this one is of a comic of its own, which is called after its folder or its file, too.
  /// - Parameters:
  ///   - url: Of a CBZ or of a folder of pictures.
  ///   - number: The chapter's; what the book says unless given.
  ///   - name: The chapter's; what the book says unless given.
  ///   - now: When the book is opened.
  /// - Throws: ``ComicBookError`` for the book, ``ChapterStoreError``, ``ComicCacheError``; ``ComicLibraryError`` for what the
  ///   widgets read.
  @discardableResult
  public func open(_ url: URL, number: Int? = nil, name: String? = nil, at now: Date) throws -> OpenedPage {
    let url = url.standardizedFileURL
    let book = try ComicBook(url: url)
    // Before the database is opened: a large cover and its library are not in memory at once with that.
    let cover = try covers.stored(book.cover())
    return try alone { store in
      let number = number ?? book.number
      let comic = try comicName(of: book, at: url, number, in: store)
      let (last, chapter) = (try store.book(number, of: comic), try store.chapterIfKnown(number, of: comic))
      let known = KnownPages(last?.pages, of: url.path)
      var pages = known ?? KnownPages(of: book)
      // Pages that were kept may be those of another file.
      if known == nil { try pagesFolder(comic).clear(chapter: number) }
      let place = try book.nearest(chapter?.lastReadPage ?? 1, layout: &pages.layout)
      let found = Chapter(
        name: name ?? book.title, number: number, startPage: 1, endPage: chapter?.endPage ?? pages.layout.lastPage,
        universe: chapter?.universe, coverImageURL: chapter?.coverImageURL ?? "",
        didFinishReading: chapter?.didFinishReading ?? false)
      // Opening a book shows none of its pages: what has been read of it does not change.
      let isBegun = chapter?.lastReadPage != nil
      let opened = isBegun ? found.read(to: place, in: pages.layout) : found.unread(in: pages.layout)
      let progress = isBegun ? opened.readProgress(at: place.lastPage) : 0
      try covers.save(cover, metadata: CoverImageMetadata(number: number, name: opened.name, progress: progress))
      try store.beginReading(StoredBook(comic: comic, chapter: opened, source: url.path, pages: pages.text), at: now)
      return OpenedPage(comic: comic, chapter: opened, page: place.page, secondPage: place.secondPage)
    }
  }

  /// Turns to a page of the book that is being read; of two pages that one picture shows, to both.
  ///
  /// - Parameter page: The page's number, from 1 on; the one that was looked at last unless given.
  /// - Throws: ``BookReaderError``; `ComicBookError.noSuchPage` where there is none, and what ``open(_:number:name:at:)`` throws.
  @discardableResult
  public func turn(to page: Int? = nil) throws -> OpenedPage {
    try alone { store in
      let reading = try reading(in: store)
      var pages = reading.pages
      let place =
        try page.map { try reading.book.page($0, layout: &pages.layout) }
        ?? reading.book.nearest(reading.last.chapter.lastReadPage ?? 1, layout: &pages.layout)
      return try turn(reading, to: place, showing: try reading.book.picture(at: place.picture), pages, in: store)
    }
  }

  /// Turns to the page after the one that was looked at last, and to the first of a book that was opened only. Those that
  /// cannot be read are passed over, each with a diagnostic `comic.page-left-out`.
  ///
  /// - Throws: `BookReaderError.atEnd` after the last page, and what ``turn(to:)`` throws.
  @discardableResult
  public func turnOn() throws -> OpenedPage {
    try alone { store in
      let reading = try reading(in: store)
      var pages = reading.pages
      let last = max(reading.last.chapter.lastReadPage ?? 0, 0)
      guard let (place, picture) = try nextPicture(after: last, in: reading.book, &pages.layout) else {
        throw BookReaderError.atEnd(file: reading.book.file, page: last)
      }
      return try turn(reading, to: place, showing: picture, pages, in: store)
    }
  }

  /// Turns to the page before the one that was looked at last. Those that cannot be read are passed over, each with a
  /// diagnostic `comic.page-left-out`.
  ///
  /// - Throws: `BookReaderError.atStart` before the first page, and what ``turn(to:)`` throws.
  @discardableResult
  public func turnBack() throws -> OpenedPage {
    try alone { store in
      let reading = try reading(in: store)
      var pages = reading.pages
      guard let last = reading.last.chapter.lastReadPage,
        let (place, picture) = try previousPicture(before: last, in: reading.book, &pages.layout)
      else { throw BookReaderError.atStart(file: reading.book.file) }
      return try turn(reading, to: place, showing: picture, pages, in: store)
    }
  }
}

extension BookReader {
  /// The book that is being read.
  fileprivate struct Reading {
    let last: StoredBook
    let book: ComicBook
    let pages: KnownPages
  }

  /// Works while no other program reads books with the same store.
  private func alone<Result>(_ work: (ChapterStore) throws -> Result) throws -> Result {
    let store = try stores.opened()
    let folder = GroupContainer(url: store.url.deletingLastPathComponent())
    return try GroupLock(of: folder).withLock { Swift.Result { try work(store) } }.get()
  }

  /// The next picture that can be read; nil after the last.
  private func nextPicture(
    after last: Int, in book: ComicBook, _ layout: inout PageLayout
  ) throws(ComicBookError) -> (PageImage, Data)? {
    var page = last
    while true {
      page += 1
      do throws(ComicBookError) {
        let place = try book.page(page, layout: &layout)
        // The other page of the same picture is not the next one.
        page = place.lastPage
        return (place, try book.picture(at: place.picture))
      } catch {
        if case .noSuchPage = error { return nil }
        guard error.isOfOnePage else { throw error }
        DiagnosticLog.current.report(
          Diagnostic(id: "comic.page-left-out", message: "\(error); page \(page) is passed over"))
      }
    }
  }

  /// The previous picture that can be read; nil before the first.
  private func previousPicture(
    before last: Int, in book: ComicBook, _ layout: inout PageLayout
  ) throws(ComicBookError) -> (PageImage, Data)? {
    // The first number of the picture that is looked at: it may show two pages.
    var first = try book.nearest(last, layout: &layout).page
    while first > 1 {
      let place = try book.nearest(first - 1, layout: &layout)
      first = place.page
      do throws(ComicBookError) {
        return (place, try book.picture(at: place.picture))
      } catch {
        guard error.isOfOnePage else { throw error }
        DiagnosticLog.current.report(
          Diagnostic(id: "comic.page-left-out", message: "\(error); page \(first) is passed over"))
      }
    }
    return nil
  }

  private func reading(in store: ChapterStore) throws -> Reading {
    guard let last = try store.currentBook() else { throw BookReaderError.nothingOpen }
    if let pages = KnownPages(last.pages, of: last.source) {
      let book = try openArchive.book(at: last.source, pages)
      if book.pictureCount == pages.layout.pictureCount { return Reading(last: last, book: book, pages: pages) }
    }
    let book = try ComicBook(url: URL(fileURLWithPath: last.source))
    // Pages that were kept are those of another file.
    try pagesFolder(last.comic).clear(chapter: last.chapter.number)
    return Reading(last: last, book: book, pages: KnownPages(of: book))
  }

  private func turn(
    _ reading: Reading, to place: PageImage, showing picture: Data, _ pages: KnownPages, in store: ChapterStore
  ) throws -> OpenedPage {
    let file = try keep(picture, place, of: reading)
    let chapter = reading.last.chapter.read(to: place, in: pages.layout)
    // A page that the widgets cannot be given is not turned.
    try show(chapter, at: place, of: reading)
    try store.turn(
      StoredBook(comic: reading.last.comic, chapter: chapter, source: reading.last.source, pages: pages.text))
    return OpenedPage(
      comic: reading.last.comic, chapter: chapter, page: place.page, secondPage: place.secondPage, file: file)
  }

  /// Gives the widgets what they show.
  private func show(_ chapter: Chapter, at place: PageImage, of reading: Reading) throws {
    let progress = chapter.readProgress(at: place.lastPage)
    // What cannot be read is replaced.
    let shown = try? covers.loadCurrentChapterData()
    if shown?.number == chapter.number, shown?.name == chapter.name {
      try covers.updateProgress(to: progress)
    } else {
      // Another program has had the widgets show something else.
      let cover = try ComicBook(url: URL(fileURLWithPath: reading.book.file)).cover()
      let metadata = CoverImageMetadata(number: chapter.number, name: chapter.name, progress: progress)
      try covers.saveCurrentChapterData(imageData: cover, metadata: metadata)
    }
  }

  /// Puts a page's picture in the cache, unless it is there.
  private func keep(_ picture: Data, _ place: PageImage, of reading: Reading) throws -> URL {
    let number = reading.last.chapter.number
    // A picture that is lost with the power is in the book still.
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

  /// The name of the comic that a book is a part of: its series, unless another book of that number is there.
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

/// A database that is opened when it is first asked for.
private final class ChapterStoreOnDemand: Sendable {
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
