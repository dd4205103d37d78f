import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import SystemIO
import Testing

@Suite struct ProgressAndStateTests {
  private let fixture: ComicFixture

  init() throws {
    fixture = try ComicFixture()
  }

  @Test func `progress changes without the cover being touched`() throws {
    try fixture.put(#"{"number":1,"name":"N","progress":1,"coverImagePath":"mine.jpg"}"#)
    try fixture.put("not even a picture", "chapterCoverImage.jpg")
    try fixture.manager.updateProgress(to: 60)
    let expected = CurrentChapterData(number: 1, name: "N", progress: 60, coverImagePath: "mine.jpg")
    #expect(try fixture.manager.loadCurrentChapterData() == expected)
    #expect(fixture.text("chapterCoverImage.jpg") == "not even a picture")
  }

  @Test func `the same progress is no change`() throws {
    try fixture.put(#"{"number":1,"name":"N","progress":60}"#)
    try fixture.manager.updateProgress(to: 60)
    #expect(fixture.text("currentChapterData.json") == #"{"number":1,"name":"N","progress":60}"#)
    #expect(fixture.changes.isEmpty)
  }

  @Test(arguments: [(-5, 0), (500, 100), (Int.max, 100)])
  func `progress outside 0 to 100 is clamped with a diagnostic`(given: Int, kept: Int) throws {
    try fixture.put(#"{"number":1,"name":"N","progress":60}"#)
    try fixture.log.collecting { try fixture.manager.updateProgress(to: given) }
    #expect(try fixture.manager.loadCurrentChapterData()?.progress == kept)
    #expect(fixture.log.diagnostics.map(\.id) == ["comic.progress-clamped"])
  }

  @Test func `progress without a chapter is an error that says what to do`() throws {
    let file = fixture.path("currentChapterData.json")
    let error = #expect(throws: ComicLibraryError.self) { try fixture.manager.updateProgress(to: 5) }
    #expect(error == .noCurrentChapter(file: file))
    #expect(error?.description == "\(file): no current chapter; save one first")
    #expect(!fixture.exists("currentChapterData.json"))
  }

  @Test func `progress of a damaged file is an error and the file stays`() throws {
    try fixture.put(#"{"number":"#)
    #expect(throws: ComicLibraryError.self) { try fixture.manager.updateProgress(to: 5) }
    #expect(fixture.text("currentChapterData.json") == #"{"number":"#)
  }

  @Test func `unknown fields survive every rewrite unchanged`() throws {
    try fixture.put(
      #"{"universe": null, "number":1,"rating": 4.50, "id": 123456789012345678901234567890, "#
        + #""nested": {"z":[],"a":"é\u0001"}}"#)
    try fixture.manager.updateProgress(to: 5)
    try fixture.manager.saveCurrentChapterData(
      imageData: nil, metadata: CoverImageMetadata(number: 2, name: "N", progress: 6))
    #expect(
      fixture.text("currentChapterData.json") == """
        {
          "number": 2,
          "name": "N",
          "progress": 6,
          "coverImagePath": "",
          "universe": null,
          "rating": 4.50,
          "id": 123456789012345678901234567890,
          "nested": {
            "z": [],
            "a": "é\\u0001"
          }
        }

        """)
  }

  @Test func `a damaged file does not prevent saving a new chapter`() throws {
    try fixture.put("{oops")
    try fixture.log.collecting {
      try fixture.manager.saveCurrentChapterData(imageData: nil, metadata: CoverImageMetadata(number: 2, name: "N"))
    }
    #expect(try fixture.manager.loadCurrentChapterData()?.number == 2)
    #expect(fixture.log.diagnostics.map(\.id) == ["comic.data-replaced"])
  }

  @Test func `a cover's path may be absolute, relative or stale`() throws {
    func cover(_ path: String) -> String? {
      let chapter = CurrentChapterData(number: 1, name: "", progress: 0, coverImagePath: path)
      return fixture.log.collecting { fixture.manager.coverImageURL(of: chapter)?.path }
    }
    try fixture.put("x", "a.jpg")
    #expect(cover(fixture.path("a.jpg")) == fixture.path("a.jpg"))
    #expect(cover("a.jpg") == fixture.path("a.jpg"))
    #expect(cover("") == nil)
    #expect(fixture.log.diagnostics.isEmpty)

    // Neither the named file nor the default one exists; a folder is not a file.
    #expect(cover("/var/mobile/old/chapterCoverImage.jpg") == nil)
    #expect(cover(fixture.directory.path) == nil)
    #expect(fixture.log.diagnostics.map(\.id) == ["comic.cover-missing", "comic.cover-missing"])

    try fixture.put("x", "chapterCoverImage.jpg")
    #expect(cover("/var/mobile/old/chapterCoverImage.jpg") == fixture.path("chapterCoverImage.jpg"))
    #expect(cover("b.jpg") == fixture.path("chapterCoverImage.jpg"))
    #expect(cover("") == nil)
    #expect(fixture.log.diagnostics.count == 2)
  }

  @Test func `the sync state is stored and loaded with unknown fields`() throws {
    let manager = fixture.manager
    #expect(try manager.loadWidgetSyncState() == nil)
    try fixture.put(#"{"progress":1,"source":"phone"}"#, "widgetSyncState.json")
    #expect(
      throws: ComicLibraryError.missingField(file: fixture.path("widgetSyncState.json"), key: "chapter")
    ) { try manager.loadWidgetSyncState() }
    try manager.saveWidgetSyncState(WidgetSyncState(chapter: 3, progress: 40))
    #expect(try manager.loadWidgetSyncState() == WidgetSyncState(chapter: 3, progress: 40))
    #expect(fixture.text("widgetSyncState.json")?.contains(#""source": "phone""#) == true)
    // Changes of the state are not reported, because listeners write it.
    #expect(fixture.changes.isEmpty)
  }

  @Test func `another chapter, name or cover is shown at once`() throws {
    func change(_ number: Int, _ name: String, cover: Data? = nil) throws -> CurrentChapterChange {
      try fixture.manager.saveCurrentChapterData(
        imageData: cover, metadata: CoverImageMetadata(number: number, name: name, progress: 41))
      return try #require(fixture.changes.last)
    }
    #expect(try change(3, "N").needsImmediateReload)
    #expect(try !change(3, "N").needsImmediateReload)
    #expect(try change(3, "N", cover: ComicFixture.cover(30, 40)).needsImmediateReload)
    #expect(try change(3, "M").needsImmediateReload)
    #expect(try change(4, "M").needsImmediateReload)
    try fixture.manager.updateProgress(to: 100)
    #expect(fixture.changes.last?.needsImmediateReload == false)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock"), "needs flock(1)"))
  func `two programs can write without losing changes`() throws {
    try fixture.put("{\n  \"number\": 1\n}\n")
    let rounds = 25
    // The other program adds a field in each round, with the same lock.
    let script = """
      for i in $(seq 1 \(rounds)); do
        flock .lock sed -i '$ s/}$/, "field'$i'": 1}/' currentChapterData.json
      done
      """
    let other = try ChildProcess(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], directory: fixture.directory.path)
    var progress = 0
    repeat {
      progress = progress % 100 + 1
      try fixture.manager.updateProgress(to: progress)
    } while other.isRunning
    #expect(other.wait() == .exit(0))
    let text = try #require(fixture.text("currentChapterData.json"))
    for round in 1...rounds { #expect(text.contains("\"field\(round)\": 1")) }
    #expect(try fixture.manager.loadCurrentChapterData()?.progress == progress)
  }
}
