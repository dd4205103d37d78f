import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import Synchronization
import Testing

@MainActor @Suite struct ComicPageManagerTests {
  private let bench: PageBench
  private let network = Network()
  private let progress = Progress()

  init() throws {
    bench = try PageBench()
  }

  /// Pages whose image contains their URL; some fail.
  private final class Network: ComicPageNetworkService {
    struct Unreachable: Error, CustomStringConvertible { let description = "no answer" }

    let asked = Mutex<[String]>([])
    let failing = Mutex<Set<String>>([])
    private let running = Mutex(0)

    func fetchImageData(from url: URL?) async throws -> Data {
      let name = url?.lastPathComponent ?? "nil"
      asked.withLock { $0.append(name) }
      #expect(
        running.withLock {
          $0 += 1; return $0
        } == 1, "one after another")
      defer { running.withLock { $0 -= 1 } }
      await Task.yield()
      if url == nil || failing.withLock({ $0.contains(name) }) { throw Unreachable() }
      return Data((name == "empty" ? "" : name).utf8)
    }
  }

  private final class Progress: ChapterProgressHandler {
    var told: [String] = []
    var failure: PageBench.Failure?

    func markChapterAsRead(_ chapter: Chapter) throws { told.append("read \(chapter.number)") }

    func updateLastReadPage(page: Int, chapter: Chapter) throws {
      if let failure { throw failure }
      told.append("page \(page) of \(chapter.number)")
    }
  }

  private func manager(
    _ start: Int = 1, _ end: Int = 25, cache: ComicImageCacheManager? = nil, pageURL: ((Int) -> URL?)? = nil
  ) -> ComicPageManager {
    ComicPageManager(
      chapter: Chapter(name: "Name", number: 1, startPage: start, endPage: end),
      pageURL: pageURL ?? { URL(string: "https://example.org/p\($0)") }, imageCache: cache ?? bench.cache(),
      networkService: network, chapterProgressHandler: progress)
  }

  private func load(_ pages: [Int], _ manager: ComicPageManager? = nil) async throws -> LoadedPages {
    let manager = manager ?? self.manager()
    return try await bench.log.collecting { try await manager.loadPages(pages) }
  }

  private func texts(_ pages: LoadedPages) -> [String] {
    pages.map { "\($0.pageNumber) " + String(decoding: $0.imageData, as: UTF8.self) }
  }

  @Test func `cached pages are not fetched, and fetched ones are cached`() async throws {
    try bench.save("kept", 2)
    #expect(try await texts(load([1, 2, 3])) == ["1 p1", "2 kept", "3 p3"])
    #expect(network.asked.withLock { $0 } == ["p1", "p3"])
    #expect(try await texts(load([3, 1])) == ["3 p3", "1 p1"])
    #expect(network.asked.withLock { $0.count } == 2)
    #expect(bench.reported == [])
  }

  @Test func `the second pages of double pages are left out`() async throws {
    let pages = try await load([7, 8, 9, 10, 20, 21])
    #expect(texts(pages) == ["7 p7", "8 p8", "10 p10", "20 p20"])
    #expect(pages.map(\.secondPageNumber) == [nil, 9, nil, 21])
    #expect(try bench.entries() == ["8-9 Page_8-9.jpg", "20-21 Page_20-21.jpg"])
    #expect(try bench.load(9) == "p8 8-9")
  }

  @Test func `double pages come from the caller or the cache`() async throws {
    let manager = manager()
    manager.spreads = [4: 5, 6: 6]
    #expect(try await texts(load([4, 5, 6, 8, 9], manager)) == ["4 p4", "6 p6", "8 p8", "9 p9"])
    try bench.save("kept", 12, 13)
    #expect(try await texts(load([12, 13, 12], manager)) == ["12 kept"])
    #expect(try await texts(load([13], manager)) == ["12 kept"])
  }

  @Test func `a page that cannot be loaded is reported, and the others are loaded`() async throws {
    network.failing.withLock { $0 = ["p2", "p8"] }
    let pages = try await load([1, 2, 3, 8, 9])
    #expect(texts(pages) == ["1 p1", "3 p3"])
    #expect(
      pages.failures == [
        ComicPageError(page: 2, reason: "no answer"), ComicPageError(page: 8, reason: "no answer"),
      ])
    #expect(pages.failures.first?.description == "page 2: cannot be fetched: no answer")
  }

  @Test func `it is an error if no page can be loaded, unless none was requested`() async throws {
    let error = await #expect(throws: ComicPagesError.self) {
      try await load([1, 2], manager(pageURL: { _ in nil }))
    }
    #expect(error?.failures.map(\.page) == [1, 2])
    #expect(error?.description == "page 1: cannot be fetched: no answer (and 1 more)")
    #expect(try await load([]).isEmpty)
    let empty = await #expect(throws: ComicPagesError.self) {
      try await load([1], manager(pageURL: { _ in URL(string: "https://example.org/empty") }))
    }
    #expect(empty?.failures == [ComicPageError(page: 1, reason: "the image is empty")])
  }

  @Test func `a page that cannot be cached is returned with a diagnostic`() async throws {
    try FileManager.default.createDirectory(
      atPath: bench.path("Chapters/Chapter_1/Page_2.jpg"), withIntermediateDirectories: true)
    #expect(try await texts(load([1, 2])) == ["1 p1", "2 p2"])
    #expect(bench.reported == ["comic.page-not-kept"])
  }

  @Test func `an unreadable cache is reported, and the page is fetched`() async throws {
    try bench.link("Chapters/Chapter_1", to: "/")
    #expect(try await texts(load([1])) == ["1 p1"])
    #expect(bench.reported == ["comic.page-unreadable", "comic.page-not-kept"])
  }

  @Test func `a cancelled task fetches nothing more`() async throws {
    let manager = manager()
    let task = Task { try await manager.loadPages([1, 2]) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(network.asked.withLock { $0 } == [])
  }

  @Test(arguments: [
    (1, 10, 0, 0), (1, 10, 1, 10), (1, 10, 5, 50), (1, 10, 10, 100), (1, 10, 11, 100), (1, 10, -7, 0), (1, 3, 1, 33),
    (1, 3, 2, 66), (0, 20, 20, 100), (21, 31, 26, 54), (7, 7, 7, 100), (7, 6, 7, 0), (9, 1, 5, 0),
    (1, .max, .max, 100), (.min, .max, 0, 50), (.max, .max, .max, 100), (.max, .min, 0, 0), (1, 10, .max, 100),
    (1, 10, .min, 0),
  ])
  func `progress is the share that has been read, 0 to 100`(
    start: Int, end: Int, page: Int, expected: Int
  ) {
    let chapter = Chapter(name: "", number: 1, startPage: start, endPage: end)
    #expect(chapter.readProgress(at: page) == expected)
  }

  @Test func `viewing a page stores it, and forwards its progress`() throws {
    try manager(1, 10).updateCurrentPageNumber(5)
    #expect(progress.told == ["page 5 of 1"])
    #expect(bench.store.pages.map(\.page) == [5])
    #expect(bench.covers.progress == [50])
    #expect(bench.widgets.told == ["progress 50"])
  }

  @Test(arguments: [(8, 9, 100), (8, 8, 100), (20, 21, 100), (9, 9, 100), (7, 8, 87), (10, 9, 100), (8, 10, 80)])
  func `a chapter is finished at its last page, even if that is a second page`(
    page: Int, end: Int, percent: Int
  ) throws {
    try manager(1, end).updateCurrentPageNumber(page)
    let isRead = percent == 100 && page <= end
    #expect(progress.told == ["page \(page) of 1"] + (isRead ? ["read 1"] : []))
    #expect(bench.covers.progress == [percent])
  }

  @Test func `a double page found in the cache ends the chapter too`() async throws {
    try bench.save("kept", 24, 25)
    let manager = manager(1, 25)
    _ = try await load([24], manager)
    try manager.updateCurrentPageNumber(24)
    #expect(progress.told == ["page 24 of 1", "read 1"])
  }

  @Test func `after a failure everything else is stored, and the failure is thrown at the end`() throws {
    progress.failure = .init(name: "handler")
    #expect(throws: PageBench.Failure(name: "handler")) { try manager(1, 10).updateCurrentPageNumber(10) }
    #expect(progress.told == ["read 1"])
    #expect(bench.covers.progress == [100])
    #expect(bench.widgets.told == ["progress 100"])
  }

  @Test func `a cover is saved with the progress at its page`() throws {
    let info = PageInfo(chapter: 1, pageNumber: 11, imageData: Data([1]))
    try manager(11, 20).saveChapterCoverPage(info)
    #expect(bench.covers.chapters == [CoverImageMetadata(number: 1, name: "Name", progress: 10)])
    #expect(bench.widgets.told == ["chapter 1 10"])
  }
}
