import Diagnostics
import Foundation
import Refreshing
import SwiftUI
import Testing
import WidgetKit

/// Widgets during a day in GMT; times are hours.
struct DayFramesTests {
  private static let day = SlideshowDay(containing: ScriptedWidget.start, in: .gmt)
  private static let midnight = day.start.timeIntervalSince(ScriptedWidget.start)

  private func timeline(_ widget: ScriptedWidget, limit: Int = 288) async throws -> DayTimeline {
    try await DayTimeline(of: try widget.kind, widget.request, on: Self.day, limit: limit, with: widget.renderer)
  }

  private func hours(_ date: Date) -> Double { date.timeIntervalSince(Self.day.start) / 3600 }

  /// A widget with entries at these hours.
  private func widget(_ hours: [Double], _ policy: TimelineReloadPolicy = .never) -> ScriptedWidget {
    ScriptedWidget { _ in (hours.map { Self.midnight + $0 * 3600 }, policy) }
  }

  @Test func `entries of the day are drawn, the first one from the start of the day`() async throws {
    let widget = widget([-30, -2, 6, 12, 23.5, 24, 40])
    let frames = try await DayFrames(of: [try await timeline(widget)], limit: 288)
    #expect(frames.moments.map { hours($0.date) } == [0, 6, 12, 23.5] && frames.step == nil)
    #expect(frames.widgets.map(\.count) == [4] && widget.questions == 1)
    let later = try await DayFrames(of: [try await timeline(self.widget([30]))], limit: 288)
    #expect(later.moments.map { hours($0.date) } == [0])
  }

  @Test func `the timeline is reloaded according to its policy`() async throws {
    let widget = ScriptedWidget { now in
      let offset = now.timeIntervalSince(ScriptedWidget.start)
      return ([offset, offset + 3600 * 4], .after(now + 3600 * 6))
    }
    let frames = try await DayFrames(of: [try await timeline(widget)], limit: 288)
    #expect(frames.moments.map { hours($0.date) } == [0, 4, 6, 10, 12, 16, 18, 22] && widget.questions == 4)
    let ending = ScriptedWidget { now in
      ([0, 8].map { now.timeIntervalSince(ScriptedWidget.start) + $0 * 3600 }, .atEnd)
    }
    #expect(try await DayFrames(of: [timeline(ending)], limit: 288).moments.map { hours($0.date) } == [0, 8, 16])
  }

  @Test func `the number of reloads is limited and reported`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .after(now)) }
    let timeline = try await timeline(widget, limit: 12)
    #expect(widget.questions == 12 && timeline.diagnostics.map(\.id) == ["wallpaper.moments-thinned"])
    let frames = try await DayFrames(of: [timeline], limit: 12)
    #expect(frames.moments.map { hours($0.date) } == (0..<12).map { Double($0) * 2 } && frames.step == nil)
  }

  @Test func `several widgets change together, each at its own dates`() async throws {
    let (first, second) = (widget([0, 6, 12]), widget([0, 12, 18]))
    let frames = try await DayFrames(of: [timeline(first), timeline(second)], limit: 288)
    #expect(frames.moments.map { hours($0.date) } == [0, 6, 12, 18])
    #expect(frames.moments.map(\.frames) == [[0, 0], [1, 0], [2, 1], [2, 2]])
  }

  @Test func `dates beyond the limit are rounded to the smallest sufficient step`() async throws {
    // Every ten minutes, at three past.
    let widget = widget((0..<144).map { Double($0) / 6 + 0.05 })
    let frames = try await DayFrames(of: [try await timeline(widget)], limit: 50)
    #expect(frames.step == 1800 && frames.moments.count == 48)
    #expect(frames.moments.prefix(3).map { hours($0.date) } == [0, 0.5, 1])
    let one = try await DayFrames(of: [try await timeline(widget)], limit: 1)
    #expect(one.moments.count == 1)
  }

  @Test func `text that counts time changes in steps within the limit`() async throws {
    let widget = ScriptedWidget(content: { _ in Text(ScriptedWidget.start + 86_400, style: .timer) }) { _ in
      ([Self.midnight], .never)
    }
    let frames = try await DayFrames(of: [try await timeline(widget)], limit: 6)
    #expect(frames.step == 14_400 && frames.moments.map { hours($0.date) } == [0, 4, 8, 12, 16, 20])
    #expect(Set(frames.widgets[0].map(\.data)).count == 6)
  }
}
