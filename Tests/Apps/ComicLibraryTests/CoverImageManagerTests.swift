import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ImagePipeline
import Testing

@Suite struct CoverImageManagerTests {
  private let fixture: ComicFixture

  init() throws {
    fixture = try ComicFixture()
  }

  private func save(_ number: Int, cover: Data? = nil, name: String = "", progress: Int = 0) throws {
    try fixture.manager.saveCurrentChapterData(
      imageData: cover, metadata: CoverImageMetadata(number: number, name: name, progress: progress))
  }

  private func load() throws -> CurrentChapterData {
    try #require(try fixture.manager.loadCurrentChapterData())
  }

  @Test func `a saved chapter is loaded unchanged`() throws {
    try save(42, cover: ComicFixture.cover(10, 15), name: "Name", progress: 73)
    let cover = fixture.path("chapterCoverImage.jpg")
    let expected = CurrentChapterData(number: 42, name: "Name", progress: 73, coverImagePath: cover)
    #expect(try load() == expected)
    #expect(fixture.manager.coverImageURL(of: expected)?.path == cover)
    #expect(
      fixture.text("currentChapterData.json") == """
        {
          "number": 42,
          "name": "Name",
          "progress": 73,
          "coverImagePath": "\(cover)"
        }

        """)
  }

  @Test func `the container is created when something is saved`() throws {
    let container = GroupContainer(home: fixture.directory.appendingPathComponent("home"))
    let manager = CoverImageManager(container: container)
    #expect(try manager.loadCurrentChapterData() == nil)
    #expect(throws: ComicLibraryError.self) { try manager.updateProgress(to: 5) }
    #expect(!fixture.exists("home"))
    try manager.saveWidgetSyncState(WidgetSyncState(chapter: 1, progress: 2))
    #expect(fixture.exists("home/groups/group.com.nobadi.dbm/widgetSyncState.json"))
  }

  @Test func `a large cover is stored as a JPEG that fits the largest widget`() throws {
    try save(1, cover: ComicFixture.cover(1_200, 1_800))
    let stored = try #require(fixture.data("chapterCoverImage.jpg"))
    #expect(ImageFormat(sniffing: stored) == .jpeg)
    #expect(try JPEGDecoder.header(of: stored).pixelSize == PixelSize(width: 376, height: 564))
  }

  @Test func `a wide cover is limited by its width`() throws {
    try save(1, cover: ComicFixture.cover(2_472, 500))
    let stored = try #require(fixture.data("chapterCoverImage.jpg"))
    #expect(try JPEGDecoder.header(of: stored).pixelSize == PixelSize(width: 1_236, height: 250))
  }

  @Test func `the caller chooses the size and quality of the cover`() throws {
    let cover = try ComicFixture.cover(400, 400)
    let manager = CoverImageManager(
      container: GroupContainer(url: fixture.directory), coverSize: PixelSize(width: 40, height: 50), coverQuality: 0.3)
    try manager.saveCurrentChapterData(imageData: cover, metadata: CoverImageMetadata(number: 1, name: ""))
    let stored = try #require(fixture.data("chapterCoverImage.jpg"))
    #expect(try JPEGDecoder.header(of: stored).pixelSize == PixelSize(width: 40, height: 40))
  }

  @Test func `an invalid cover changes nothing`() throws {
    try save(1, cover: ComicFixture.cover(4, 4))
    let before = try #require(fixture.data("chapterCoverImage.jpg"))
    for data in [Data(), Data("<html>".utf8)] {
      let error = #expect(throws: ComicLibraryError.self) { try save(2, cover: data) }
      guard case .unusableCover(fixture.path("chapterCoverImage.jpg"), _)? = error else {
        Issue.record("got \(String(describing: error))")
        continue
      }
    }
    #expect(fixture.data("chapterCoverImage.jpg") == before)
    #expect(try load().number == 1)
    #expect(fixture.changes.count == 1)
  }

  @Test(arguments: [
    (1, 5_000, false), (5_000, 1, false), (1, 27, false), (27, 1, false), (20, 5_000, false), (1, 26, true),
    (26, 1, true),
    (100, 2_601, false), (100, 2_600, true), (1, 1, true),
  ])
  func `a cover too narrow to be drawn is refused when it is saved`(width: Int, height: Int, isSaved: Bool) throws {
    let cover = try ComicFixture.cover(width, height)
    if isSaved {
      try save(1, cover: cover)
      let size = try JPEGDecoder.header(of: try #require(fixture.data("chapterCoverImage.jpg"))).pixelSize
      // Scaled to fill the largest frame, it is within Cairo's limit.
      let largest = CoverImageManager.largestCoverSize
      #expect(
        max(size.width, size.height) * max(largest.width, largest.height) <= 32_767 * min(size.width, size.height))
    } else {
      let reason = "\(width)×\(height) pixels are too narrow for a cover: the aspect ratio limit is 26:1"
      #expect(throws: ComicLibraryError.unusableCover(file: fixture.path("chapterCoverImage.jpg"), reason: reason)) {
        try save(1, cover: cover)
      }
      #expect(!fixture.exists("chapterCoverImage.jpg"))
    }
  }

  @Test func `another chapter without a cover does not show the old one`() throws {
    try save(1, cover: ComicFixture.cover(4, 4))
    try save(2)
    #expect(try load().coverImagePath == "")
    #expect(try fixture.manager.coverImageURL(of: load()) == nil)
    #expect(!fixture.exists("chapterCoverImage.jpg"))
    #expect(fixture.changes.last?.isCoverChanged == true)
  }

  @Test func `the same chapter without a cover keeps its own`() throws {
    try save(1, cover: ComicFixture.cover(4, 4), progress: 5)
    let before = try #require(fixture.data("chapterCoverImage.jpg"))
    try save(1, name: "New", progress: 6)
    #expect(try load().coverImagePath == fixture.path("chapterCoverImage.jpg"))
    #expect(try load().name == "New")
    #expect(fixture.data("chapterCoverImage.jpg") == before)
    #expect(fixture.changes.last?.isCoverChanged == false)
  }

  @Test func `a cover without a chapter is not used for the first chapter`() throws {
    try fixture.put("whose?", "chapterCoverImage.jpg")
    try save(1)
    #expect(!fixture.exists("chapterCoverImage.jpg"))
  }

  @Test func `the cover is in place before the JSON is written`() throws {
    // The JSON file is a link into a folder that cannot be created, so writing it fails.
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path("currentChapterData.json"), withDestinationPath: "/proc/almanac/c.json")
    let error = #expect(throws: ComicLibraryError.self) { try save(1, cover: ComicFixture.cover(4, 4)) }
    guard case .cannotCreate(fixture.path("currentChapterData.json"), _)? = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(fixture.exists("chapterCoverImage.jpg"))
    #expect(fixture.changes.isEmpty)
  }

  @Test func `the JSON is not written when the cover cannot be`() throws {
    try save(1)
    try FileManager.default.createDirectory(
      atPath: fixture.path("chapterCoverImage.jpg"), withIntermediateDirectories: true)
    #expect(
      throws: ComicLibraryError.cannotCreate(file: fixture.path("chapterCoverImage.jpg"), reason: "Is a directory")
    ) { try save(2, cover: ComicFixture.cover(4, 4)) }
    #expect(try load().number == 1)
  }

  @Test func `listeners are called after everything is written and may save themselves`() throws {
    let container = GroupContainer(url: fixture.directory)
    let plain = CoverImageManager(container: container)
    let manager = CoverImageManager(container: container) { change in
      #expect((try? plain.loadCurrentChapterData()) == change.current)
      #expect(plain.coverImageURL(of: change.current) != nil)
      #expect(throws: Never.self) {
        try plain.saveWidgetSyncState(
          WidgetSyncState(chapter: change.current.number, progress: change.current.progress))
      }
    }
    try manager.saveCurrentChapterData(
      imageData: ComicFixture.cover(4, 4), metadata: CoverImageMetadata(number: 9, name: "", progress: 3))
    #expect(try plain.loadWidgetSyncState() == WidgetSyncState(chapter: 9, progress: 3))
  }

  @Test func `a change distinguishes a new chapter from progress`() throws {
    try save(1)
    try save(1, progress: 4)
    try save(2)
    try fixture.manager.updateProgress(to: 50)
    #expect(fixture.changes.map(\.isChapterChange) == [true, false, true, false])
    #expect(fixture.changes.map { $0.previous?.number } == [nil, 1, 1, 2])
    #expect(fixture.changes.map(\.current.progress) == [0, 4, 0, 50])
  }

  @Test func `progress outside 0 to 100 is saved clamped, with a diagnostic`() throws {
    try fixture.log.collecting { try save(1, progress: 180) }
    #expect(try load().progress == 100)
    #expect(fixture.log.diagnostics.map(\.id) == ["comic.progress-clamped"])
  }
}
