import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import Testing

@Suite struct ChapterStoreTests {
  private static let site = StoredComic.site

  @Test func `chapters and progress persist`() throws {
    let fixture = try StoreFixture()
    let chapters = [
      Chapter(name: "The Beginning", number: 2, startPage: 21, endPage: 40, coverImageURL: "/a.jpg"),
      Chapter(name: "Ärger 漫画 🌙", number: 1, startPage: 1, endPage: 20),
      Chapter(name: "", number: 7, startPage: 168, endPage: 180, universe: 3),
    ]
    do {
      let store = try fixture.store(chapters)
      try store.updateLastReadPage(page: 33, chapter: chapters[0], of: Self.site)
      try store.markChapterAsRead(chapters[1], of: Self.site)
    }
    let kept = try #require(try ChapterStore.existing(at: fixture.url)).chapters(of: Self.site)
    #expect(
      kept == [
        Chapter(
          name: "The Beginning", number: 2, startPage: 21, endPage: 40, lastReadPage: 33, coverImageURL: "/a.jpg"),
        Chapter(name: "Ärger 漫画 🌙", number: 1, startPage: 1, endPage: 20, didFinishReading: true),
        chapters[2],
      ])
  }

  @Test func `loading a list again keeps progress`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.store([.numbered(1), .numbered(2), .numbered(3)])
    try store.updateLastReadPage(page: 25, chapter: .numbered(2), of: Self.site)
    try store.markChapterAsRead(.numbered(1), of: Self.site)
    try store.markChapterAsRead(.numbered(3), of: Self.site)
    let longer = Chapter(name: "Three", number: 3, startPage: 41, endPage: 70, coverImageURL: "c")
    try store.merge([.numbered(4), longer, .numbered(1)], into: Self.site)
    let chapters = try store.chapters(of: Self.site)
    #expect(chapters.map(\.number) == [4, 3, 1, 2])
    #expect(chapters.map(\.lastReadPage) == [nil, 60, nil, 25])
    #expect(chapters.map(\.didFinishReading) == [false, false, true, false])
    #expect(chapters[1].name == "Three" && chapters[1].coverImageURL == "c")
    #expect(try store.nextChapter(after: .numbered(4), of: Self.site)?.number == 3)
    #expect(try store.nextChapter(after: .numbered(1), of: Self.site) == nil)
  }

  @Test func `a chapter can be marked as unread, and its page stays`() throws {
    let store = try StoreFixture().store([.numbered(1)])
    try store.updateLastReadPage(page: 20, chapter: .numbered(1), of: Self.site)
    try store.markChapterAsRead(.numbered(1), of: Self.site)
    try store.unread(.numbered(1), of: Self.site)
    let chapter = try #require(try store.chapter(1, of: Self.site))
    #expect(!chapter.didFinishReading && chapter.lastReadPage == 20)
    #expect(try store.chapter(2, of: Self.site) == nil)
  }

  @Test func `progress of an unlisted chapter is stored with the chapter`() throws {
    let store = try StoreFixture().store([.numbered(1), .numbered(9)])
    try store.updateLastReadPage(page: 63, chapter: .numbered(4), of: Self.site)
    try store.markChapterAsRead(.numbered(5), of: Self.site)
    let chapters = try store.chapters(of: Self.site)
    #expect(chapters.map(\.number) == [1, 4, 5, 9])
    #expect(chapters[1].lastReadPage == 63 && chapters[2].didFinishReading)
  }

  @Test func `comics are separate, and one of them is current`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.store([.numbered(1)])
    #expect(try store.currentComic() == nil)
    var moon = StoredComic(
      name: "Moon", source: "/books/moon 1.cbz", openedAt: StoreFixture.date + 0.5)
    try store.save(moon)
    try store.add([.numbered(1)], to: "Moon")
    try store.markChapterAsRead(.numbered(1), of: "Moon")
    #expect(try store.chapter(1, of: Self.site)?.didFinishReading == false)
    try store.setCurrentComic(named: "Moon")
    #expect(try store.comics().map(\.name) == ["Moon", Self.site])
    moon.source = "/books/moon 2.cbz"
    moon.chapter = 2
    moon.openedAt -= 60
    try store.save(moon)
    #expect(try store.currentComic() == moon)
    #expect(try store.comic(named: "Moon") == moon && store.comic(named: "moon") == nil)
    #expect(try store.comics().map(\.name) == [Self.site, "Moon"])
    #expect(try store.chapter(1, of: "Moon")?.didFinishReading == true)
    try store.setCurrentComic(named: Self.site)
    #expect(try store.currentComic()?.name == Self.site)
  }

  @Test func `the error of an unknown comic has its name`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.store()
    let error = ChapterStoreError.noSuchComic(file: fixture.url.path, name: "Sun")
    #expect(throws: error) { try store.chapters(of: "Sun") }
    #expect(throws: error) { try store.merge([.numbered(1)], into: "Sun") }
    #expect(throws: error) { try store.updateLastReadPage(page: 1, chapter: .numbered(1), of: "Sun") }
    #expect(throws: error) { try store.setCurrentComic(named: "Sun") }
    #expect(throws: error) { try store.updateCurrentPage(1, of: "Sun", type: .story) }
    #expect(try store.comics().count == 1)
  }

  @Test @MainActor func `the reader's protocols store pages`() throws {
    let store = try StoreFixture().store([.numbered(1), .numbered(2, universe: 4)])
    let progress = StoredProgress(store: store, comic: Self.site)
    #expect(try store.currentPage(of: Self.site, type: .story) == nil)
    try progress.updateCurrentPageNumber(7, comicType: .story)
    try progress.updateCurrentPageNumber(168, comicType: .specials)
    try progress.updateCurrentPageNumber(8, comicType: .story)
    try progress.updateLastReadPage(page: 8, chapter: .numbered(1))
    try progress.markChapterAsRead(.numbered(2))
    #expect(try store.currentPage(of: Self.site, type: .story) == 8)
    #expect(try store.currentPage(of: Self.site, type: .specials) == 168)
    #expect(try store.chapters(of: Self.site).map(\.lastReadPage) == [8, nil])
    #expect(try store.chapters(of: Self.site).map(\.didFinishReading) == [false, true])
  }

  @Test func `extreme numbers and dates and NUL characters are stored as closely as possible`() throws {
    let store = try StoreFixture().store()
    let odd = [
      Chapter(name: "a\0b", number: .min, startPage: .min, endPage: .max, universe: -1, coverImageURL: "\0"),
      Chapter(name: "", number: .max, startPage: .max, endPage: .min, lastReadPage: .min),
    ]
    try store.merge(odd, into: Self.site)
    let kept = try store.chapters(of: Self.site)
    #expect(kept[0].name == "a\u{FFFD}b" && kept[0].coverImageURL == "\u{FFFD}" && kept[0].endPage == .max)
    #expect(kept[1] == odd[1])
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      try store.save(StoredComic(name: "odd\0", openedAt: Date(timeIntervalSince1970: seconds)))
      #expect(try store.comic(named: "odd\0")?.name == "odd\u{FFFD}")
    }
    #expect(try store.comics().count == 2)
  }

  @Test func `of chapters with the same number the first is used, with a diagnostic`() throws {
    let store = try StoreFixture().store()
    let log = DiagnosticLog()
    let again = Chapter(name: "Again", number: 2, startPage: 5, endPage: 6)
    try log.collecting {
      try store.merge([.numbered(2), .numbered(1), again, .numbered(1), again], into: Self.site)
    }
    #expect(try store.chapters(of: Self.site) == [.numbered(2), .numbered(1)])
    #expect(log.diagnostics.map(\.id) == ["comic.chapter-repeated"])
    #expect(log.diagnostics.first?.message == "chapter 2 and 1 more are listed more than once; the first is used")
  }
}
