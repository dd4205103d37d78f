import Foundation
import GRDB
import Synchronization
import Testing

@testable import ComicLibrary

/// Several users of one file.
@Suite(.serialized) struct ChapterStoreSharingTests {
  @Test func `a store created by several programs is one store`() throws {
    for _ in 1...5 {
      let fixture = try StoreFixture()
      let errors = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        do {
          let store = try ChapterStore(at: fixture.url)
          try store.save(StoredComic(name: "\(index)", openedAt: StoreFixture.date))
          try store.merge([.numbered(index)], into: "\(index)")
        } catch {
          errors.withLock { $0.append("\(error)") }
        }
      }
      #expect(errors.withLock { $0 } == [])
      let store = try ChapterStore(at: fixture.url)
      #expect(try store.comics().map(\.name) == (0..<8).map(String.init))
      #expect(try store.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    }
  }

  @Test func `readers have a snapshot and do not block writers`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.store([.numbered(1)])
    let reader = try #require(try ChapterStore.existing(at: fixture.url))
    try reader.read { database in
      let before = try Int.fetchOne(database, sql: "SELECT count(*) FROM chapter")
      try store.merge([.numbered(1), .numbered(2)], into: StoredComic.site)
      #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM chapter") == before)
    }
    #expect(try reader.chapters(of: StoredComic.site).count == 2)
    #expect(throws: ChapterStoreError.self) { try reader.markChapterAsRead(.numbered(1), of: StoredComic.site) }
  }

  @Test func `many page turns are checkpointed, and the log stays small`()
    throws
  {
    let fixture = try StoreFixture()
    _ = try fixture.store([.numbered(1)])
    for page in 1...300 {
      let store = try ChapterStore(at: fixture.url)
      try store.updateLastReadPage(page: page, chapter: .numbered(1), of: StoredComic.site)
      try store.updateCurrentPage(page, of: StoredComic.site, type: .story)
    }
    let log = try FileManager.default.attributesOfItem(atPath: fixture.url.path + "-wal")[.size] as? Int
    #expect(try #require(log) < 300 * 4200)
    #expect(try ChapterStore(at: fixture.url).chapter(1, of: StoredComic.site)?.lastReadPage == 300)
  }
}
