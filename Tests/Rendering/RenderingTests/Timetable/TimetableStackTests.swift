import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import BundledWidgets

/// A stack of the comic and the next lesson, which is relevant before and during lessons.
@Suite struct TimetableStackTests {
  /// The widget that the stack shows, and its score.
  private func shown(at now: String, in folder: URL) async throws -> (kind: String?, score: Float?) {
    let bench = SchoolBench()
    let comic = try #require(AlmanacWidgets().kinds.first { $0.kind == "comic" })
    let widgets = try [Known(kind: comic), Known(kind: bench.kind(.systemSmall))].map { known in
      var request = RenderRequest(family: .systemSmall)
      request.scale = PixelScale(1)
      return RequestedWidget(
        kind: known.kind, name: OutputSlot(kind: known.kind.kind, family: .systemSmall), request: request, format: .png,
        recipe: "1", configured: { known.kind })
    }
    var options = RefreshOptions()
    options.jobs = 1
    let output = OutputFolder(folder.appending(path: "out"))
    let requests = ReloadRequests(folder: folder.appending(path: "requests"))
    var pass = RefreshPass(output: output, widgets: widgets, requests: requests, options: options)
    let place = OutputSlot(kind: "morning", family: .systemSmall)
    pass.stacks = [StackSlot(place: place, members: widgets.map(\.name), format: "png", turn: 900)]
    pass.configuration = "/w.yaml"
    let date = SchoolBench.date(now)
    _ = try await pass.run(.leaves, with: { bench.renderer(now) }, clock: { date })
    let stack = try #require(output.place(place).stackRecord())
    return (stack.shown.kind, output.situation(of: stack.stack).choice(at: date)?.score)
  }

  private struct Known: @unchecked Sendable {
    let kind: WidgetKind
  }

  @Test func `a stack shows the next lesson shortly before and during it, otherwise takes turns`() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "almanac-timetable-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var turns: Set<String> = []
    for now in ["06:00", "06:15", "06:45"] {
      let (kind, score) = try await shown(at: "2026-11-23 \(now)", in: folder)
      #expect(score == nil)
      kind.map { _ = turns.insert($0) }
    }
    #expect(turns == ["comic", "next-lesson"])
    let day: [(String, Float)] = [
      ("07:00", 40), ("07:45", 85), ("08:00", 100), ("08:47", 95), ("10:20", 80), ("10:40", 100), ("14:29", 100),
    ]
    for (now, expected) in day {
      let (kind, score) = try await shown(at: "2026-11-23 \(now)", in: folder)
      #expect(kind == "next-lesson" && score == expected, "at \(now): \(kind ?? "-") \(score ?? -1)")
    }
    #expect(try await shown(at: "2026-11-23 14:30", in: folder).score == nil)
  }

  @Test func `the score of an entry rises towards the lesson, and holds until its end`() async {
    let entries = await SchoolBench().timeline("2026-11-23 05:00").entries
    let before = entries.filter { $0.date < SchoolBench.date("2026-11-23 08:45") }
    #expect(before.map { $0.relevance?.score } == [0, 40, 85, 100])
    #expect(before.map { $0.relevance?.duration } == [13_500, 6300, 3600, 2700])
    #expect(entries.last { $0.lesson == nil }?.relevance?.score == 0)
  }

  @Test func `the widget is relevant at school`() async {
    let relevance = await SchoolBench().nextLesson.relevance()
    #expect(relevance.attributes.map(\.context) == [.location(inferred: .school)])
  }
}
