import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import Testing

/// A temporary cache with recording delegates; removed at the end.
@MainActor
final class PageBench {
  struct Failure: Error, Equatable { let name: String }

  final class Store: ComicPageStore {
    var pages: [(page: Int, type: ComicType)] = []
    var failure: Failure?

    func updateCurrentPageNumber(_ pageNumber: Int, comicType: ComicType) throws {
      if let failure { throw failure }
      pages.append((pageNumber, comicType))
    }
  }

  final class Covers: CoverImageDelegate {
    var progress: [Int] = []
    var chapters: [CoverImageMetadata] = []
    var failure: Failure?

    func updateProgress(to newProgress: Int) throws {
      if let failure { throw failure }
      progress.append(newProgress)
    }

    func saveCurrentChapterData(imageData: Data, metadata: CoverImageMetadata) throws {
      if let failure { throw failure }
      chapters.append(metadata)
    }
  }

  final class Widgets: WidgetTimelineReloader {
    var told: [String] = []

    func notifyChapterChange(chapter: Int, progress: Int) { told.append("chapter \(chapter) \(progress)") }

    func notifyProgressChange(progress: Int) { told.append("progress \(progress)") }
  }

  nonisolated let directory: URL
  let (store, covers, widgets) = (Store(), Covers(), Widgets())
  let log = DiagnosticLog()

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-pages-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  nonisolated var files: FileSystemOperationsAdapter { FileSystemOperationsAdapter(cacheDirectory: directory) }

  func cache(
    files: (any ComicImageCacheDelegate)? = nil, comicType: ComicType = .story
  ) -> ComicImageCacheManager {
    ComicImageCacheManager(
      comicType: comicType, store: store, coverImageDelegate: covers, widgetTimelineReloader: widgets,
      comicImageCacheDelegate: files ?? self.files)
  }

  /// Saves an image with the bytes of `text`.
  func save(_ text: String, _ page: Int, _ second: Int? = nil, chapter: Int = 1) throws {
    try log.collecting {
      try cache().savePageImage(
        pageInfo: PageInfo(
          chapter: chapter, pageNumber: page, secondPageNumber: second, imageData: Data(text.utf8)))
    }
  }

  /// The image of a page as `text page-second`.
  func load(_ page: Int, chapter: Int = 1) throws -> String? {
    let info = try log.collecting { try cache().loadCachedImage(chapter: chapter, page: page) }
    guard let info else { return nil }
    #expect(info.chapter == chapter)
    let second = info.secondPageNumber.map { "-\($0)" } ?? ""
    return String(decoding: info.imageData, as: UTF8.self) + " \(info.pageNumber)\(second)"
  }

  /// The ids of the reported diagnostics.
  var reported: [String] { log.diagnostics.map(\.id) }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  func text(_ name: String) -> String? { data(name).map { String(decoding: $0, as: UTF8.self) } }

  func names(_ name: String = "Chapters/Chapter_1") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  func put(_ text: String, _ name: String) throws {
    let url = directory.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    let folder = directory.appendingPathComponent(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The entries of `metadata.json` as `8-9 Page_8-9.jpg`.
  func entries(chapter: Int = 1) throws -> [String] {
    let data = try #require(self.data("Chapters/Chapter_\(chapter)/metadata.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let pages = try #require(object["pages"] as? [[String: Any]])
    return pages.map { "\($0["pageNumber"] ?? "")-\($0["secondPageNumber"] ?? "") \($0["fileName"] ?? "")" }
  }
}
