import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import SystemIO
import Testing

@testable import Snapshots

/// A temporary folder with a report.
final class ReportBench: Sendable {
  let folder: URL
  let report: SnapshotReport

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    report = SnapshotReport(folder: folder.appending(path: "a report #1?", directoryHint: .isDirectory))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// All paths below the bench.
  func paths() -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  static let nastyName = "Nasty/</script><b id=\"x\">'\"&%2F\\ `${1}`\n🦊/../../é\u{2028}\u{0}"

  /// An entry of each kind, made of images of this repository.
  func noteAll() throws {
    let old = Self.picture("comic/medium-cover")
    let new = try PNGDecoder.decode(Self.picture("comic/medium-progress-7"))
    let place = SourceLine(file: "Tests/ComicWidgetTests.swift", line: 42)
    let lists = (Self.list("comic/medium-cover"), Self.list("comic/medium-progress-7"))
    let pixels = Self.difference(old: try PNGDecoder.decode(old), new: new)
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemMedium.dark",
        content: .picture(reference: old, candidate: new, difference: .pixels(pixels)),
        message: "The candidate differs from its reference in \(pixels.count) pixels.",
        reference: "Tests/__Snapshots__/ComicWidgetTests/systemMedium.dark.png", source: place,
        displayLists: lists, scale: 2))
    let small = try PNGDecoder.decode(Self.picture("comic/small-cover"))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemSmall",
        content: .picture(
          reference: old, candidate: small,
          difference: .size(
            reference: try PNGDecoder.decode(old).pixelSize, candidate: small.pixelSize)),
        message: "The candidate has another size than its reference.", source: place, scale: 2))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemSmall.new", content: .picture(reference: nil, candidate: small, difference: nil),
        message: "There is no reference.", scale: 2))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemSmall.recorded",
        content: .picture(reference: nil, candidate: small, difference: nil),
        message: "Recorded.", isRecorded: true, scale: 2))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/text", content: .text(reference: lists.0, candidate: lists.1),
        message: "The text differs.", source: place))
    try report.note(
      ReportEntry(
        name: Self.nastyName, content: .text(reference: "a\n</script>\nc", candidate: "a\n<b>new</b>\nc"),
        message: "<img src=x onerror=\"window.stolen = true\"> is a name like any other."))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/unreadable",
        content: .picture(reference: Data("no picture".utf8), candidate: small, difference: nil),
        message: "The reference is not a PNG file.", scale: 2))
    try report.noteStop(of: "ComicWidgetTests/trapping", source: place)
  }

  private static func file(_ name: String) -> URL { Repository.file("Snapshots/\(name).png") }

  static func picture(_ name: String) -> Data { (try? Data(contentsOf: file(name))) ?? Data() }

  static func list(_ name: String) -> String { ReferenceFile(at: file(name)).displayList ?? "" }

  /// Counts differing pixels without regions.
  private static func difference(old: Bitmap, new: Bitmap) -> PixelDifference {
    var (count, left, top, right, bottom) = (0, Int.max, Int.max, 0, 0)
    for y in 0..<new.pixelSize.height {
      for x in 0..<new.pixelSize.width where old[x, y] != new[x, y] {
        count += 1
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    let bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    return PixelDifference(
      count: count, counting: count / 2, levels: 143, deltaE: 31.27, bounds: bounds, largestRegion: count / 2,
      largestRegionBounds: bounds)
  }
}
