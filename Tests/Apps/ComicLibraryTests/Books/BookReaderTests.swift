import Diagnostics
import Foundation
import Graphics
import Synchronization
import Testing

@testable import ComicLibrary

/// Opening books, turning pages, and stored progress.
struct BookReaderTests {
  private let fixture: BookFixture
  private let changes = Changes()
  private static let date = Date(timeIntervalSince1970: 1_795_248_000)

  init() throws { fixture = try BookFixture() }

  /// The changes reported to the widgets.
  private final class Changes: Sendable {
    private let all = Mutex<[CurrentChapterChange]>([])

    func add(_ change: CurrentChapterChange) { all.withLock { $0.append(change) } }

    /// The progress of each change since the last call.
    func take() -> [Int] {
      all.withLock { changes in
        defer { changes = [] }
        return changes.map(\.current.progress)
      }
    }
  }

  private func reader() -> BookReader {
    BookReader(
      store: fixture.url("home/comics/library.sqlite"), covers: covers,
      cache: fixture.url("cache"))
  }

  private func store() throws -> ChapterStore { try ChapterStore(at: fixture.url("home/comics/library.sqlite")) }

  private var covers: CoverImageManager {
    CoverImageManager(container: GroupContainer(url: fixture.url("group"))) { [changes] in changes.add($0) }
  }

  /// An archive of ten images; the fourth shows two pages.
  private func archive(_ name: String = "Hollow Moon 042.cbz", count: Int = 10) throws -> URL {
    let pages = try (1...count).map { number in
      let width = number == 4 ? 40 : 20
      return ZipWriter.Entry("page\(number).png", try ComicFixture.cover(width, 30, color: UInt32(number * 20)))
    }
    return try fixture.put(ZipWriter(pages).data, name)
  }

  private func pages(_ comic: String = "Hollow%20Moon", chapter: Int = 42) -> [String] {
    let folder = fixture.url("cache/\(comic)/Chapters/Chapter_\(chapter)").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `a book is opened at its first page, and the widgets show its cover`() throws {
    let page = try reader().open(try archive(), at: Self.date)
    #expect(page.comic == "Hollow Moon" && page.chapter.number == 42 && page.page == 1 && page.file == nil)
    #expect(page.chapter.endPage == 10 && page.progress == 0)
    let shown = try #require(try covers.loadCurrentChapterData())
    #expect(shown.number == 42 && shown.name == "Hollow Moon" && shown.progress == 0)
    #expect(covers.coverImageURL(of: shown) != nil && changes.take() == [0])
    // No page has been viewed, so opening the book again changes nothing.
    #expect(pages().isEmpty && page.chapter.lastReadPage == nil)
    #expect(try reader().open(archive(), at: Self.date).progress == 0)
    #expect(try reader().turnForward().page == 1)
    #expect(try reader().open(archive(), at: Self.date).progress == 10)
  }

  @Test func `pages are turned by separate processes, and the last one ends the book`() throws {
    try reader().open(try archive(), at: Self.date)
    _ = changes.take()
    var seen: [String] = []
    while true {
      do {
        let page = try reader().turnForward()
        seen.append(page.file?.lastPathComponent ?? "-")
        #expect(try Data(contentsOf: #require(page.file)).count > 50)
      } catch let error as BookReaderError {
        #expect(error == .atEnd(file: fixture.url("Hollow Moon 042.cbz").path, page: 11))
        break
      }
    }
    #expect(seen == ["1", "2", "3", "4-5", "6", "7", "8", "9", "10", "11"].map { page in "Page_\(page).jpg" })
    // The spread is found when it is reached, and both of its pages count as read.
    #expect(changes.take() == [10, 20, 30, 45, 54, 63, 72, 81, 90, 100])
    let chapter = try #require(try store().chapter(42, of: "Hollow Moon"))
    #expect(chapter.didFinishReading && chapter.lastReadPage == 11 && chapter.endPage == 11)
    #expect(pages() == (seen + ["metadata.json"]).sorted())
  }

  @Test func `both pages of a spread have the same image`() throws {
    let reader = reader()
    try reader.open(try archive(), at: Self.date)
    for number in [5, 4] {
      let page = try reader.turn(to: number)
      #expect(page.page == 4 && page.secondPage == 5 && page.file?.lastPathComponent == "Page_4-5.jpg")
    }
    #expect(try reader.turn().page == 4)
    #expect(try reader.turn(to: 2).progress == 18)
    #expect(try reader.turnForward().page == 3)
    for number in [0, -1, 12, Int.max, Int.min] {
      #expect(throws: ComicBookError.noSuchPage(file: fixture.url("Hollow Moon 042.cbz").path, page: number, last: 11))
      {
        try reader.turn(to: number)
      }
    }
    #expect(try reader.turn().page == 3)
  }

  @Test func `pages are turned back to the first, a spread as one`() throws {
    let reader = reader()
    let file = try archive()
    try reader.open(file, at: Self.date)
    // There is no page before one that has not been viewed.
    #expect(throws: BookReaderError.atStart(file: file.path)) { try reader.turnBack() }
    try reader.turn(to: 7)
    let back = try (0..<5).map { _ in try reader.turnBack() }
    #expect(back.map(\.page) == [6, 4, 3, 2, 1] && back[1].secondPage == 5)
    #expect(throws: BookReaderError.atStart(file: file.path)) { try reader.turnBack() }
    #expect(try reader.turn().page == 1)
  }

  @Test func `each book is reopened at its last page`() throws {
    let reader = reader()
    let (first, second) = (try archive(), try archive("Hollow Moon 043.cbz"))
    try reader.open(first, at: Self.date)
    try reader.turn(to: 7)
    #expect(try reader.open(second, at: Self.date + 60).page == 1)
    try reader.turn(to: 2)
    #expect(try reader.open(first, at: Self.date + 120).page == 7)
    #expect(try covers.loadCurrentChapterData()?.number == 42)
    #expect(try store().chapters(of: "Hollow Moon").map(\.number) == [42, 43])
    #expect(try reader.open(first, number: 3, name: "Mine", at: Self.date).chapter.name == "Mine")
    #expect(try reader.turn().chapter.number == 3)
  }

  @Test func `a replaced book file is read again, without cached pages`() throws {
    let reader = reader()
    let url = try archive()
    try reader.open(url, at: Self.date)
    let old = try Data(contentsOf: #require(try reader.turn(to: 2).file))
    let other = try (1...6).map { number in
      ZipWriter.Entry("p\(number).png", try ComicFixture.cover(20, 30, color: UInt32(number * 9000)))
    }
    _ = try fixture.put(ZipWriter(other).data)
    let page = try reader.turn()
    #expect(page.page == 2 && page.chapter.endPage == 6)
    #expect(try Data(contentsOf: #require(page.file)) != old && pages() == ["Page_2.jpg"])
    // The next page must not come from the archive that was open before.
    #expect(try Data(contentsOf: #require(try reader.turnForward().file)) == other[2].data)
    try FileManager.default.removeItem(at: url)
    #expect(throws: ComicBookError.missing(file: url.path)) { try reader.turnForward() }
  }

  @Test func `the widgets show the book again after another program changed them`() throws {
    let reader = reader()
    try reader.open(try archive(), at: Self.date)
    try covers.saveCurrentChapterData(imageData: nil, metadata: CoverImageMetadata(number: 7, name: "Other"))
    try reader.turn(to: 6)
    let shown = try #require(try covers.loadCurrentChapterData())
    #expect(shown.number == 42 && shown.progress == 54 && covers.coverImageURL(of: shown) != nil)
  }

  @Test func `two books with the same series and number are separate, and a moved book keeps its progress`()
    throws
  {
    let reader = reader()
    let first = try archive("S 1.cbz", count: 8)
    try reader.open(first, at: Self.date)
    try reader.turn(to: 9)
    let second = try archive("other/S 1.cbz", count: 20)
    let other = try reader.open(second, at: Self.date + 1)
    #expect(other.comic == "S (other)" && other.page == 1)
    #expect(try reader.open(first, at: Self.date + 2).progress == 100)
    #expect(try store().chapter(1, of: "S")?.didFinishReading == true)
    // Without the spread, which has to be found again, the last page would be 8.
    let moved = fixture.url("moved/S 1.cbz")
    try FileManager.default.createDirectory(at: fixture.url("moved"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: first, to: moved)
    let page = try reader.open(moved, at: Self.date + 3)
    #expect(page.comic == "S" && page.page == 9 && page.chapter.endPage == 9 && page.chapter.didFinishReading)
    #expect(throws: BookReaderError.atEnd(file: moved.path, page: 9)) { try reader.turnForward() }
  }

  @Test func `a book may get more pages or fewer`() throws {
    let reader = reader()
    try reader.open(try archive(count: 3), at: Self.date)
    #expect(try reader.turn(to: 3).chapter.didFinishReading)
    _ = try archive(count: 6)
    #expect(try reader.turnForward().page == 4)
    #expect(try store().chapter(42, of: "Hollow Moon")?.didFinishReading == false)
    _ = try archive(count: 2)
    #expect(try reader.turn().page == 2)
    #expect(try !reader.open(try archive("Solo 1.cbz", count: 1), at: Self.date).chapter.didFinishReading)
    #expect(try reader.turnForward().chapter.didFinishReading)
    #expect(throws: BookReaderError.atEnd(file: fixture.url("Solo 1.cbz").path, page: 1)) { try reader.turnForward() }
  }

  @Test func `unreadable pages are skipped and reported`() throws {
    let reader = reader()
    var pages = try (1...4).map { ZipWriter.Entry("page\($0).png", try ComicFixture.cover(20, 30)) }
    pages[1] = ZipWriter.Entry("page2.png", Data("no picture".utf8))
    pages[3] = ZipWriter.Entry("page4.png", Data("no picture".utf8))
    let url = try fixture.put(ZipWriter(pages).data)
    try reader.open(url, at: Self.date)
    #expect(try reader.turnForward().page == 1)
    let log = DiagnosticLog()
    let page = try log.collecting { try reader.turnForward() }
    #expect(page.page == 3 && log.diagnostics.contains { $0.id == "comic.page-left-out" })
    #expect(throws: BookReaderError.atEnd(file: url.path, page: 3)) { try reader.turnForward() }
    #expect(throws: ComicBookError.self) { try reader.turn(to: 2) }
    #expect(try reader.turn().page == 3)
    #expect(try log.collecting { try reader.turnBack() }.page == 1)
  }

  @Test func `damaged widget data are replaced, and a page is not turned if that fails`() throws {
    let reader = reader()
    try reader.open(try archive(), at: Self.date)
    try reader.turnForward()
    let file = fixture.url("group/currentChapterData.json")
    try Data("{".utf8).write(to: file)
    #expect(try reader.turnForward().page == 2)
    #expect(try covers.loadCurrentChapterData()?.progress == 20)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file.appending(path: "x"), withIntermediateDirectories: true)
    #expect(throws: ComicLibraryError.self) { try reader.turnForward() }
    try FileManager.default.removeItem(at: file)
    #expect(try reader.turnForward().page == 3)
  }

  @Test func `a damaged cached page is replaced, and links are not followed`() throws {
    let reader = reader()
    try reader.open(try archive(), at: Self.date)
    let file = try #require(try reader.turn(to: 2).file)
    let whole = try Data(contentsOf: file)
    try Data(count: whole.count).write(to: file)
    #expect(try Data(contentsOf: #require(try reader.turn().file)) == whole)
    let (folder, outside) = (fixture.url("cache/Hollow%20Moon"), fixture.url("outside"))
    try FileManager.default.moveItem(at: folder, to: outside)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: outside)
    #expect(throws: ComicCacheError.notAFolder(path: folder.path)) { try reader.turn(to: 3) }
    #expect(try store().chapter(42, of: "Hollow Moon")?.lastReadPage == 2)
  }

  @Test func `several programs that turn pages each turn another one`() async throws {
    try reader().open(try archive(count: 40), at: Self.date)
    let pages = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 {
        let reader = reader()
        group.addTask { try (0..<5).map { _ in try reader.turnForward().page } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(pages).count == 20 && pages.max() == 21)
  }

  @Test func `without a book no page is turned`() throws {
    let reader = reader()
    #expect(throws: BookReaderError.nothingOpen) { try reader.turn(to: 1) }
    #expect(throws: BookReaderError.nothingOpen) { try reader.turnForward() }
    #expect(throws: BookReaderError.nothingOpen) { try reader.turnBack() }
    #expect(throws: ComicBookError.self) { try reader.open(fixture.url("none.cbz"), at: Self.date) }
    #expect(try covers.loadCurrentChapterData() == nil)
    #expect(try store().comics().isEmpty)
  }

  @Test func `a series named like the web comic is separate`() throws {
    let reader = reader()
    #expect(try reader.open(try archive("site 1.cbz"), at: Self.date).comic == "site (book)")
  }
}
