import ArgumentParser
import Dispatch
import Foundation
import FoundationAdditions
import SwiftUI
import Synchronization
import SystemSettings
import Testing
import UIKitValues
import WidgetKit
@testable import ToolConfiguration

@testable import ToolCommands

/// Answers from a queue, where no task is: as completion handlers of `URLSession` do.
private struct QueueProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let words: String
  }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date, words: "") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let date = context.date
    DispatchQueue.global().async {
      let seen = [
        RenderSettings.locale.identifier, RenderSettings.timeZone.identifier, Calendar.current.timeZone.identifier,
        UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone",
      ]
      completion(Timeline(entries: [Entry(date: date, words: seen.joined(separator: " "))], policy: .never))
    }
  }
}

private struct QueueBundle: WidgetBundle {
  static let made = Mutex(0)

  struct Queue: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "queue", provider: QueueProvider()) { Text(verbatim: $0.words) }
    }
  }

  init() { Self.made.withLock { $0 += 1 } }

  var body: some Widget { Queue() }
}

struct QueueProviderTests {
  private static let words = [
    "queue", "--family", "large", "--at", ToolBench.date, "--locale", "ar", "--time-zone", "Asia/Tokyo", "--device",
    "ipad-air",
  ]

  @Test func `a provider that answers from a queue sees the options of the command`() async throws {
    // It is the whole process that is told of them.
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try await Self.drawAsCommand()
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(text.contains("ar Asia/Tokyo Asia/Tokyo pad"), "\(text)")
  }

  private static func drawAsCommand() async throws {
    ToolProcess.start()
    // Another command is parsed, and not run.
    _ = try RenderCommand<QueueBundle>.parse(["queue", "--dump", "layout", "--locale", "de"])
    try #require(RenderSettings.locale.identifier == "en_US")
    let command = try RenderCommand<QueueBundle>.parse(words + ["--dump", "display-list"])
    try #require(QueueBundle.made.withLock { $0 } == 0)
    try await command.run()
    try #require(QueueBundle.made.withLock { $0 } == 1)
  }

  @Test func `options are checked without the bundle`() throws {
    struct Counted: WidgetBundle {
      static let made = Mutex(0)
      init() { Self.made.withLock { $0 += 1 } }
      var body: some Widget { QueueBundle.Queue() }
    }
    _ = try RenderCommand<Counted>.parse(["none", "-o", "x.png"])
    _ = try TimelineCommand<Counted>.parse(["none", "-o", "x"])
    _ = try GalleryCommand<Counted>.parse(["-o", "x", "--set", "none=1"])
    _ = try WallpaperCommand<Counted>.parse(["--size", "640x400", "--place", "none", "-o", "x.png"])
    _ = try RefreshCommand<Counted>.parse(["none"])
    _ = try RunCommand<Counted>.parse(["none"])
    _ = try ScheduleCommand<Counted>.parse(["cron", "none"])
    _ = try ReloadCommand<Counted>.parse(["none"])
    _ = try SnapshotRecordCommand<Counted>.parse(["none"])
    _ = try SnapshotVerifyCommand<Counted>.parse(["none"])
    #expect(Counted.made.withLock { $0 } == 0)
  }

  @Test func `a process that takes on a time zone has it everywhere`() async {
    await #expect(processExitsWith: .success) {
      ToolProcess.adopt(try #require(TimeZone(identifier: "Asia/Tokyo")))
      var (noon, local) = (time_t(0), tm())
      localtime_r(&noon, &local)
      try #require(local.tm_hour == 9 && TimeZone.current.identifier == "Asia/Tokyo")
    }
  }

  @Test(arguments: [
    ("output: out\ntime-zone: Asia/Tokyo\n", "Asia/Tokyo"), ("time-zone: 'Asia/Tokyo'  # there\r\n", "Asia/Tokyo"),
    ("time-zone: system\n", nil), ("widgets:\n  - time-zone: Asia/Tokyo\n", nil), ("", nil),
  ])
  func `a command that follows a file takes on the time zone of the file`(_ text: String, _ zone: String?) throws {
    let bench = try ToolBench()
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    #expect(ConfigurationFile.timeZone(ofFile: bench.path("w.yaml"))?.identifier == zone)
    let command = try RefreshCommand<QueueBundle>.parse(["--config", bench.path("w.yaml")])
    #expect(command.timeZone.identifier == zone ?? "GMT")
  }
}
