import Foundation
import HTTPFetching
import JSONText
import Scheduling
import SharedFolders
import Synchronization

@testable import Pushing

/// An output folder with pictures, removed at the end, and a clock that stands still.
final class PushBench: Sendable {
  let output: OutputFolder
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-push-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    output = OutputFolder(folder)
  }

  deinit { try? FileManager.default.removeItem(at: output.url) }

  var now: Date { time.withLock { $0 } }

  func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }

  /// Puts a picture in place, as a pass does.
  func show(_ text: String, at path: String) throws {
    let place = output.place(at: path)
    let report = PushedReport(
      kind: String(path.prefix { $0 != "/" }), family: "systemSmall", date: now, pixelWidth: 2, pixelHeight: 1,
      accessibilityText: text)
    let frame = try place.store(picture: Data(text.utf8), format: "png") { _ throws(StoreError) in
      try place.json(report)
    }
    if !path.hasPrefix("screens/") { try Data().write(to: URL(fileURLWithPath: place.path("timeline.json"))) }
    try place.makeCurrent(frame, format: "png")
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: output.place(at: path).path) }

  func session(_ target: PushTarget, isDaemon: Bool = false) -> PushSession {
    PushSession(target, output, ["PATH": "/usr/bin:/bin"], isDaemon: isDaemon) { [self] in now }
  }

  func session(_ channel: ScriptedChannel) -> PushSession {
    PushSession(Self.target, output, through: channel) { [self] in now }
  }

  static let target = PushTarget(.http(.put, URL(string: "http://frame.example/") ?? URL(filePath: "/")))

  var record: PushRecord? { PushRecord.all(in: output).first?.record }
}

/// Remembers what it was given, and fails as it is told.
final class ScriptedChannel: PushChannel {
  var sent: [String] = []
  var removed: [String] = []
  /// Called before a picture is sent.
  var onSend: (String) throws(PushFailure) -> Void = { _ in }
  var forgets = false

  func open() throws(PushFailure) -> Bool {
    defer { forgets = false }
    return forgets
  }

  func send(_ picture: PushedPicture) throws(PushFailure) {
    let text = String(decoding: picture.data, as: UTF8.self)
    try onSend(text)
    sent.append(text)
  }

  func remove(_ path: String) { removed.append(path) }
}
