import Foundation
import GRDB
import SystemIO
import Testing

@testable import ComicLibrary

/// Kills a process that merges lists, at random times, while this process reads and turns pages. 8 kills;
/// `ALMANAC_TEST_KILLS=1000` sets the number.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ChapterStoreKillTests {
  private static let kills = ProcessInfo.processInfo.environment["ALMANAC_TEST_KILLS"].flatMap(Int.init) ?? 8
  private static let chapters = 60

  /// A list in which every name contains the round.
  private static func list(_ round: Int) -> [Chapter] {
    (1...chapters).map { Chapter(name: "\(round)", number: $0, startPage: $0 * 20, endPage: $0 * 20 + 19) }
  }

  private static func mergeForEver(into url: URL) throws {
    let store = try ChapterStore(at: url)
    var round = 1
    while true {
      try store.merge(list(round), into: StoredComic.site)
      round += 1
    }
  }

  @Test func `a killed merge never damages the store or loses a page`() throws {
    if let file = SameTestAgain.file { return try Self.mergeForEver(into: file) }
    let fixture = try StoreFixture()
    let store = try fixture.store(Self.list(0))
    let reader = try #require(try ChapterStore.existing(at: fixture.url))
    var pages: [Int: Int] = [:]
    var merged = 0
    for kill in 1...Self.kills {
      let process = try SameTestAgain.start("ChapterStoreKillTests", on: fixture.url)
      // Also if the test fails.
      defer { if process.isRunning { Foundation.kill(process.identifier, SIGKILL) } }
      // Reads are the clock; those before the first merge do not count.
      let before = try Self.round(of: reader, pages)
      var looks = Int.random(in: 1...200)
      while looks > 0 && process.isRunning {
        let round = try Self.round(of: reader, pages)
        if round == before { continue }
        merged += 1
        looks -= 1
        let number = looks % Self.chapters + 1
        pages[number] = number * 20 + kill % 20
        try store.updateLastReadPage(
          page: number * 20 + kill % 20, chapter: Self.list(0)[number - 1], of: StoredComic.site)
      }
      Foundation.kill(process.identifier, SIGKILL)
      #expect(process.wait() == .signal(SIGKILL))
      _ = try Self.round(of: reader, pages)
      #expect(try store.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
    }
    #expect(merged > 0 && !pages.isEmpty)
  }

  /// The round of all chapters, after a check of the pages.
  private static func round(of store: ChapterStore, _ pages: [Int: Int]) throws -> String {
    let chapters = try store.chapters(of: StoredComic.site)
    try #require(chapters.map(\.number) == Array(1...Self.chapters))
    try #require(Set(chapters.map(\.name)).count == 1)
    for (number, page) in pages { try #require(chapters[number - 1].lastReadPage == page) }
    return chapters[0].name
  }
}
