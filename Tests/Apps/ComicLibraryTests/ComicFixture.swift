import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import ImageCodecs

/// A temporary container; removed at the end.
final class ComicFixture: Sendable {
  let directory: URL
  let log = DiagnosticLog()
  private let recorder = Recorder()

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-comic-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  var manager: CoverImageManager {
    CoverImageManager(container: GroupContainer(url: directory)) { [recorder] in recorder.add($0) }
  }

  /// The changes passed to the manager's `onChange`, in order.
  var changes: [CurrentChapterChange] { recorder.all }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  func text(_ name: String) -> String? { data(name).map { String(decoding: $0, as: UTF8.self) } }

  func put(_ text: String, _ name: String = "currentChapterData.json") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// The result of loading a file with `text`, and the ids of the diagnostics.
  func loading(_ text: String) throws -> (chapter: CurrentChapterData?, diagnostics: [String]) {
    try put(text)
    let log = DiagnosticLog()
    let chapter = try log.collecting { try manager.loadCurrentChapterData() }
    return (chapter, log.diagnostics.map(\.id))
  }

  /// A PNG of one colour, `0xRRGGBB`.
  static func cover(_ width: Int, _ height: Int, color: UInt32 = 0x33_66_99) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        bytes.storeBytes(of: (0xFF00_0000 | color).littleEndian, toByteOffset: offset, as: UInt32.self)
      }
    }
    return try PNGEncoder.encode(bitmap)
  }

  private final class Recorder: @unchecked Sendable {
    private let lock = NSLock()
    private var changes: [CurrentChapterChange] = []

    func add(_ change: CurrentChapterChange) { lock.withLock { changes.append(change) } }

    var all: [CurrentChapterChange] { lock.withLock { changes } }
  }
}
