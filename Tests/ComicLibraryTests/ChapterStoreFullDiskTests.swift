import ChildProcesses
import Foundation
import Testing

@testable import ComicLibrary

/// A file that may not grow is as a full disk.
@Suite(.serialized) struct ChapterStoreFullDiskTests {
  @Test(arguments: [0, 8, 64]) func `A15: a disk that is full is told, and nothing is lost`(kibibytes: Int) throws {
    if let file = SameTestAgain.file { return try Self.fill(file) }
    let fixture = try StoreFixture()
    try fixture.store([.numbered(1)]).updateLastReadPage(page: 7, chapter: .numbered(1), of: StoredComic.site)
    let script = "trap '' XFSZ; ulimit -f \(kibibytes); exec \"$@\""
    let process = try SameTestAgain.start(
      "ChapterStoreFullDiskTests", on: fixture.url, after: ["/bin/bash", "-c", script, "bash"])
    #expect(process.wait() == .exit(0))
    let chapters = try ChapterStore(at: fixture.url).chapters(of: StoredComic.site)
    #expect(chapters.first?.lastReadPage == 7 && Set(chapters.map(\.name)).count == chapters.count)
  }

  /// The child's part: more and more chapters, until the disk is full.
  private static func fill(_ file: URL) throws {
    let error = #expect(throws: ChapterStoreError.self) {
      let store = try ChapterStore(at: file)
      for count in 1...1000 {
        try store.add([.numbered(1)] + (1...count).map { .numbered($0 * 100) }, to: StoredComic.site)
      }
    }
    guard case .inputOutput(file.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
