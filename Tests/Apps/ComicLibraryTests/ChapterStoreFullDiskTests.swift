import Foundation
import LibraryDatabases
import SystemIO
import Testing

@testable import ComicLibrary

/// A limit on the file size simulates a full disk.
@Suite(.serialized) struct ChapterStoreFullDiskTests {
  @Test(arguments: [0, 8, 64]) func `a full disk is reported, and nothing is lost`(kibibytes: Int) throws {
    if let file = SameTestAgain.file { return try Self.fill(file) }
    let fixture = try StoreFixture()
    try fixture.store([.numbered(1)]).updateLastReadPage(page: 7, chapter: .numbered(1), of: StoredComic.site)
    let script = "trap '' XFSZ; ulimit -f \(kibibytes); exec \"$@\""
    let process = try SameTestAgain.start(
      "ChapterStoreFullDiskTests", on: fixture.url, after: ["/bin/bash", "-c", script, "bash"])
    #expect(process.wait() == .exit(0))
    let chapters = try ChapterStore(at: fixture.url).chapters(of: StoredComic.site)
    #expect(chapters.first?.lastReadPage == 7 && chapters.map(\.number) == Array(1...chapters.count))
    #expect(chapters.dropFirst().allSatisfy { $0.name.count == 4000 })
  }

  /// In the child process: adds chapters until the disk is full.
  private static func fill(_ file: URL) throws {
    let error = #expect(throws: ChapterStoreError.self) {
      let store = try ChapterStore(at: file)
      let name = String(repeating: "x", count: 4000)
      for number in 2...1000 {
        try store.add([Chapter(name: name, number: number, startPage: 1, endPage: 2)], to: StoredComic.site)
      }
    }
    guard case .database(.inputOutput(file.path, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
