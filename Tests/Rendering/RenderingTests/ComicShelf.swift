import BundledWidgets
import ComicLibrary
import Foundation
import Graphics
import ImageCodecs
import Localization
import Rendering
import RepositoryFiles
import Testing
import Timelines
import Widgets

/// A temporary home with the comic reader's container.
final class ComicShelf: Sendable {
  /// The current date.
  static let now = TestWidget.now
  static let kinds = ["comic", "comic-classic"]

  let home: URL
  let container: GroupContainer

  init() throws {
    home = FileManager.default.temporaryDirectory.appending(path: "almanac-shelf-\(UUID())")
    container = GroupContainer(home: home)
    try FileManager.default.createDirectory(at: container.url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// One of the project's own covers.
  static func cover() throws -> Data {
    try Data(contentsOf: Repository.file("Assets/Covers/lantern-keepers.jpg"))
  }

  /// A cover of 200 × 300 pixels in four bands of one colour.
  static func flatCover() throws -> Data {
    let bands: [UInt32] = [0xFFE0_B050, 0xFFC0_5040, 0xFF60_3060, 0xFF20_2050]
    let bitmap = Bitmap(pixelSize: PixelSize(width: 200, height: 300), isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices { pixels[index] = bands[index / (200 * 75)] }
    }
    return try PNGEncoder.encode(bitmap)
  }

  func path(_ name: String) -> String { container.url.appending(path: name).path }

  /// Saves a chapter like the app.
  func save(chapter: Int = 42, name: String, progress: Int = 73, cover: Data? = nil) throws {
    try CoverImageManager(container: container).saveCurrentChapterData(
      imageData: cover, metadata: CoverImageMetadata(number: chapter, name: name, progress: progress))
  }

  /// Writes a file into the container like another program.
  func put(_ data: Data, _ name: String) throws { try data.write(to: URL(fileURLWithPath: path(name))) }

  /// Replaces the chapter's data with `json`.
  func put(json: String) throws { try put(Data(json.utf8), "currentChapterData.json") }

  /// Saves a chapter with these bytes as its cover; `nil` leaves the file out.
  func put(cover: Data?) throws {
    try put(
      json: #"{"number": 42, "name": "The Hollow Moon", "progress": 7, "coverImagePath": "chapterCoverImage.jpg"}"#)
    if let cover { try put(cover, "chapterCoverImage.jpg") }
  }

  func picture(
    of kind: String = "comic", _ request: RenderRequest = RenderRequest(family: .systemMedium),
    as format: OutputFormat = .png, locale: String = "en_US", now: Date = ComicShelf.now
  ) async throws -> RenderedFrame {
    try await renderer(locale: locale, now: now).currentPicture(of: try Self.kind(kind), request, as: format)
  }

  func renderer(locale: String = "en_US", now: Date = ComicShelf.now) -> WidgetRenderer {
    _ = AlmanacWidgets()
    return WidgetRenderer(
      world: World(
        now: now, locale: Locale(identifier: locale), stringTables: StringTables(main: .main),
        groupContainers: home.appending(path: "groups"), timeLimit: TimeLimit(.seconds(3600))))
  }

  static func kind(_ name: String) throws -> WidgetKind {
    try #require(AlmanacWidgets().kinds.first { $0.kind == name })
  }
}
