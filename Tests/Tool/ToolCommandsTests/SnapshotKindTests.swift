import ArgumentParser
import Foundation
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import ToolCommands
@testable import ToolReports

/// Kinds that are not valid file names.
@Suite struct SnapshotKindTests {
  private struct Entry: TimelineEntry {
    let date: Date
  }

  private struct Provider: TimelineProvider {
    var isMute = false

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      if !isMute { completion(Timeline(entries: [placeholder(in: context)], policy: .never)) }
    }
  }

  private static func configuration(_ kind: String, isMute: Bool = false) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider(isMute: isMute)) { _ in
      Text("Lamp").containerBackground(.yellow, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  private struct Slashed: Widget {
    var body: some WidgetConfiguration { configuration("../lamp/heute 🪔") }
  }

  private struct First: Widget {
    var body: some WidgetConfiguration { configuration("lamp/day") }
  }

  private struct Second: Widget {
    var body: some WidgetConfiguration { configuration("lamp day") }
  }

  private struct Mute: Widget {
    var body: some WidgetConfiguration { configuration("mute", isMute: true) }
  }

  private struct SlashedBundle: WidgetBundle {
    var body: some Widget { Slashed() }
  }

  private struct Twins: WidgetBundle {
    var body: some Widget {
      First()
      Second()
    }
  }

  private struct HalfMute: WidgetBundle {
    var body: some Widget {
      Mute()
      First()
    }
  }

  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private var arguments: [String] {
    ["--references", bench.path("References"), "--report", bench.path("report"), "--scale", "1"]
  }

  private func record<Bundle: WidgetBundle>(_ bundle: Bundle.Type, _ more: [String] = []) async throws {
    try await SnapshotRecordCommand<Bundle>.parse(arguments + more).run()
  }

  private func verify<Bundle: WidgetBundle>(_ bundle: Bundle.Type, _ more: [String] = []) async throws {
    try await SnapshotVerifyCommand<Bundle>.parse(arguments + more).run()
  }

  @Test func `a kind with slashes and emoji has its own folder`() async throws {
    try await record(SlashedBundle.self)
    #expect(try bench.names(in: "References") == ["lamp-heute-🪔"])
    #expect(try bench.names(in: "References/lamp-heute-🪔") == ["systemSmall-dark-1x.png", "systemSmall-light-1x.png"])
    #expect(!(try bench.names()).contains("lamp"))
    try await verify(SlashedBundle.self)
    try await verify(SlashedBundle.self, ["../lamp/heute 🪔"])
  }

  @Test func `two kinds with the same folder are an error before anything is written`() async throws {
    await #expect(throws: ExitCode.badData) { try await record(Twins.self) }
    #expect(try bench.names().isEmpty)
    // One of them alone may use it.
    try await record(Twins.self, ["lamp day"])
    #expect(try bench.names(in: "References") == ["lamp-day"])
  }

  @Test func `a provider that does not answer exits with 75, and the others are compared`() async throws {
    await #expect(throws: ExitCode.temporary) { try await record(HalfMute.self, ["--time-limit", "5"]) }
    #expect(try bench.names(in: "References") == ["lamp-day"])
    await #expect(throws: ExitCode.temporary) { try await verify(HalfMute.self) }
    // Differences take precedence over other errors.
    try FileManager.default.removeItem(atPath: bench.path("References/lamp-day/systemSmall-dark-1x.png"))
    await #expect(throws: ExitCode.findings) { try await verify(HalfMute.self) }
  }
}
