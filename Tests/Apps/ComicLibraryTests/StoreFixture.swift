import Foundation
import Graphics

@testable import ComicLibrary

/// A temporary folder for a store; removed at the end.
final class StoreFixture: Sendable {
  static let date = Date(timeIntervalSince1970: 1_795_248_000)

  let directory: URL
  var url: URL { directory.appending(path: "comics/library.sqlite") }

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "almanac-store-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// A store that contains the web comic with some chapters.
  func store(_ chapters: [Chapter] = []) throws -> ChapterStore {
    let store = try ChapterStore(at: url)
    try store.save(StoredComic(name: StoredComic.site, language: "en", openedAt: Self.date))
    try store.merge(chapters, into: StoredComic.site)
    return store
  }

  var names: [String] {
    let folder = url.deletingLastPathComponent().path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Writes a file in the place of the store.
  func put(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}

extension Chapter {
  /// Chapter `number`, with 20 pages, in consecutive numbering.
  static func numbered(_ number: Int, universe: Int? = nil) -> Chapter {
    Chapter(
      name: "Chapter \(number)", number: number, startPage: (number - 1) * 20 + 1, endPage: number * 20,
      universe: universe)
  }
}
