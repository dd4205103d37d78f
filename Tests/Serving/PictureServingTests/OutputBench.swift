import Foundation
import JSONText
import NIOCore
import Scheduling
import ServerDriving
import SharedFolders
import SystemIO
import Timelines
import WebServing

@testable import PictureServing

/// An output of a widget with pictures of its own choice.
final class OutputBench: Sendable {
  let folder: URL
  /// When the first picture is shown.
  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-output-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var output: OutputFolder { OutputFolder(folder) }
  var published: PublishedOutput { PublishedOutput(output) }

  /// Makes an executable script. A process of its own writes it: a file that this one wrote would be busy while another test
  /// starts a process.
  func tool(_ script: String) throws -> URL {
    let (draft, tool) = (folder.appending(path: "draft"), folder.appending(path: "tool"))
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: draft)
    let run = try FinishedTool(
      URL(fileURLWithPath: "/usr/bin/install"), ["-m", "755", draft.path, tool.path],
      ProcessInfo.processInfo.environment)
    guard run.code == 0 else { throw ServerProcessError(reason: run.errors) }
    return tool
  }

  struct Report: Codable {
    let date: Date
    var scale = 2.0
    var pixelWidth = 340
    var pixelHeight = 340
    var accessibilityText = "Level <1>"
  }

  /// Puts pictures in place as a pass does, the first of them current.
  func put(
    _ pictures: [String], at name: OutputSlot = OutputSlot(kind: "tide", family: .systemSmall), from date: Date = start,
    policy: TimelineReloadPolicy = .never, every step: Int = 60
  ) throws {
    let place = output.place(name)
    let frames = try pictures.enumerated().map { index, picture in
      let shown = date + Double(index * step)
      let frame = try place.store(picture: Data(picture.utf8), format: "png") { _ throws(StoreError) in
        try place.json(Report(date: shown))
      }
      return TimelineRecord.Frame(date: shown, entryDate: shown, name: frame, relevance: nil)
    }
    try place.store(
      TimelineRecord(
        place: name, recipe: "r", format: "png", askedAt: date, policy: policy,
        lastEntry: date + Double((pictures.count - 1) * step), drawnUntil: nil, frames: frames), replacing: nil)
    try place.makeCurrent(frames[0].name, format: "png")
  }

  static func text(_ moment: PublishedMoment?) -> String? {
    moment.map { String(decoding: $0.file.body.readableBytesView, as: UTF8.self) }
  }
}
