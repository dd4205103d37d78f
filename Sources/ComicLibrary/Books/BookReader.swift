public import Foundation
internal import Scheduling

/// Reads books: opens them, turns their pages, keeps how far each has been read, and gives the widgets what they show.
///
/// Whoever is told of a chapter and of progress is decided by the `onChange` of the ``CoverImageManager``. Everything is kept
/// in files, so that each page may be turned by another process.
public struct BookReader: Sendable {
  let store: ChapterStore
  private let covers: CoverImageManager
  private let cache: URL

  /// Creates a reader; nothing is read or written before it is asked to.
  ///
  /// - Parameters:
  ///   - store: Keeps the books and how far they have been read.
  ///   - covers: Keeps the chapter and the cover that the widgets show.
  ///   - cache: Has a folder for each comic, with the pages that were looked at.
  public init(store: ChapterStore, covers: CoverImageManager, cache: URL) {
    (self.store, self.covers, self.cache) = (store, covers, cache)
  }

  /// Opens a book, at the page that was looked at last: it is the one that is being read from now on, and its cover and
  /// progress are the widgets'. Of its pages none but the cover is read.
  ///
  /// - Parameters:
  ///   - url: Of a CBZ or of a folder of pictures.
  ///   - number: The chapter's; what the book says unless given.
  ///   - name: The chapter's; what the book says unless given.
  ///   - now: When the book is opened.
  /// - Throws: ``ComicBookError`` for the book, ``ChapterStoreError``, ``ComicCacheError``; ``ComicLibraryError`` for what the
  ///   widgets read.
  @discardableResult
  public func open(_ url: URL, number: Int? = nil, name: String? = nil, at now: Date) throws -> OpenedPage {
    let book = try ComicBook(url: url)
    let cover = try book.cover()
    var comic = StoredComic(name: Self.comicName(of: book), openedAt: now)
    let number = number ?? book.number
    let last = try store.comic(named: comic.name)
    comic.source = url.standardizedFileURL.path
    comic.chapter = number
    let known = KnownPages(last?.isOpen(comic) == true ? last?.spreads : nil, of: book.file)
    // Pages that were kept may be those of another file.
    if known == nil { try ComicCacheFolder(url: folder(of: comic)).clear(chapter: number) }
    let pages = known ?? KnownPages(of: book)
    comic.spreads = pages.text
    let chapter = try store.beginReading(
      comic, Chapter(name: name ?? book.title, number: number, startPage: 1, endPage: pages.layout.lastPage))
    let page = chapter.lastReadPage ?? 1
    let metadata = CoverImageMetadata(
      number: number, name: chapter.name, progress: chapter.readProgress(at: page))
    try covers.saveCurrentChapterData(imageData: cover, metadata: metadata)
    return OpenedPage(comic: comic.name, chapter: chapter, page: page)
  }

  /// Turns to a page of the book that is being read; of two pages that one picture shows, to both.
  ///
  /// - Parameter page: The page's number, from 1 on; the one that was looked at last unless given.
  /// - Throws: ``BookReaderError``; `ComicBookError.noSuchPage` where there is none, and what ``open(_:number:name:at:)`` throws.
  @discardableResult
  public func turn(to page: Int? = nil) throws -> OpenedPage {
    try turn(in: try reading()) { page ?? $0.lastReadPage ?? 1 }
  }

  /// Turns to the page after the one that was looked at last.
  ///
  /// - Throws: `BookReaderError.atEnd` after the last page, and what ``turn(to:)`` throws.
  @discardableResult
  public func turnOn() throws -> OpenedPage {
    let reading = try reading()
    if reading.chapter.didFinishReading, reading.chapter.lastReadPage == reading.chapter.endPage {
      throw BookReaderError.atEnd(file: reading.book.file, page: reading.chapter.endPage)
    }
    return try turn(in: reading) { ($0.lastReadPage ?? 0) + 1 }
  }

  /// The book that is being read.
  private struct Reading {
    let comic: StoredComic
    let chapter: Chapter
    let book: ComicBook
    let pages: KnownPages
  }

  private func reading() throws -> Reading {
    guard let comic = try store.currentComic(), let source = comic.source, let number = comic.chapter,
      let chapter = try store.chapter(number, of: comic.name)
    else { throw BookReaderError.nothingOpen(file: store.url.path) }
    let url = URL(fileURLWithPath: source)
    if let pages = KnownPages(comic.spreads, of: source) {
      let book = try ComicBook(url: url, doublePages: pages.doublePages)
      if book.pictureCount == pages.layout.pictureCount {
        return Reading(comic: comic, chapter: chapter, book: book, pages: pages)
      }
    }
    let book = try ComicBook(url: url)
    // Pages that were kept are those of another file.
    try ComicCacheFolder(url: folder(of: comic)).clear(chapter: number)
    return Reading(comic: comic, chapter: chapter, book: book, pages: KnownPages(of: book))
  }

  private func turn(in reading: Reading, to page: (Chapter) -> Int) throws -> OpenedPage {
    var pages = reading.pages
    let place = try reading.book.page(page(reading.chapter), layout: &pages.layout)
    let file = try keep(place, of: reading)
    let chapter = reading.chapter.read(to: place, in: pages.layout)
    var comic = reading.comic
    comic.spreads = pages.text
    try store.turn(comic, chapter)
    try show(chapter, at: place, of: reading)
    return OpenedPage(
      comic: comic.name, chapter: chapter, page: place.page, secondPage: place.secondPage, file: file)
  }

  /// Gives the widgets what they show.
  private func show(_ chapter: Chapter, at place: PagePlace, of reading: Reading) throws {
    let progress = chapter.readProgress(at: place.lastPage)
    let shown = try covers.loadCurrentChapterData()
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
  private func keep(_ place: PagePlace, of reading: Reading) throws -> URL {
    let number = reading.chapter.number
    // A picture that is lost with the power is in the book still.
    let files = FileSystemOperationsAdapter(cacheDirectory: folder(of: reading.comic), isSynchronized: false)
    let pages = try ChapterPages(chapter: number, files: files)
    let kept = try pages.load(place.page)
    if kept?.pageNumber != place.page || kept?.secondPageNumber != place.secondPage {
      try pages.save(
        PageInfo(
          chapter: number, pageNumber: place.page, secondPageNumber: place.secondPage,
          imageData: try reading.book.picture(at: place.picture)))
    }
    return pages.url(PageFileName(page: place.page, secondPage: place.secondPage).text)
  }

  private func folder(of comic: StoredComic) -> URL {
    cache.appending(path: comic.name.asFileName, directoryHint: .isDirectory)
  }

  /// The series; one that is called as the site's comic is in the store gets another name.
  private static func comicName(of book: ComicBook) -> String {
    book.series == StoredComic.site ? "\(book.series) (book)" : book.series
  }
}

/// A page in front of the reader.
public struct OpenedPage: Hashable, Sendable {
  /// The name of the comic that the chapter is a part of.
  public let comic: String
  /// The chapter, with how far it has been read.
  public let chapter: Chapter
  /// The page's number, the lower one of two.
  public let page: Int
  /// The number of the other page that the picture shows; nil where it shows one.
  public var secondPage: Int?
  /// The file with the page's picture; nil where it was not asked for.
  public var file: URL?

  /// Per cent of the chapter that has been read, 0…100.
  public var progress: Int { chapter.readProgress(at: secondPage ?? page) }
}

/// Why no page could be turned.
public enum BookReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No book is being read; `file` would say which.
  case nothingOpen(file: String)
  /// The page that was looked at last is the book's last.
  case atEnd(file: String, page: Int)

  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .nothingOpen(let file): "\(file): no book is open yet; open one first"
    case .atEnd(let file, let page): "\(file): page \(page) is the last one"
    }
  }
}

extension Chapter {
  /// The chapter once a picture's pages have been looked at, by what is known of its pages.
  fileprivate func read(to place: PagePlace, in layout: PageLayout) -> Chapter {
    let isAtEnd = layout.isComplete && place.lastPage == layout.lastPage
    return Chapter(
      name: name, number: number, startPage: 1, endPage: layout.lastPage, universe: universe,
      lastReadPage: place.lastPage, coverImageURL: coverImageURL, didFinishReading: didFinishReading || isAtEnd)
  }
}

extension StoredComic {
  /// Whether the same book is open.
  fileprivate func isOpen(_ other: StoredComic) -> Bool { source == other.source && chapter == other.chapter }
}
