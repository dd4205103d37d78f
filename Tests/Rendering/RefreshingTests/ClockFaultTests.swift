import Foundation
import JSONText
import Scheduling
import SwiftUI
import Testing
import Timelines

@testable import Refreshing

/// Faults of the clock: the loop, the store and drawing together, on virtual time.
struct ClockFaultTests {
  private static let (hour, day): (TimeInterval, TimeInterval) = (3600, 86_400)

  /// A pass of a loop: its date and what was shown then.
  private struct Look {
    let now: Date
    let shown: String
    let entryDate: String
  }

  /// Runs one widget for some time and returns every pass.
  private func looks(_ widget: ScriptedWidget, _ time: VirtualTime) async -> [Look] {
    var looks: [Look] = []
    let loop = RefreshLoop(
      pass: { _ throws(StoreError) in
        do {
          let report = try await widget.pass(at: time.now.timeIntervalSince(ScriptedWidget.start))
          let entryDate = widget.report?["entryDate"] as? String
          looks.append(Look(now: time.now, shown: widget.shown ?? "", entryDate: entryDate ?? ""))
          return report
        } catch {
          Issue.record(error)
          return nil
        }
      }, wakeSource: time, clock: { time.now }, tell: { _ in })
    #expect(await loop.run() == .stopped)
    return looks
  }

  /// Shows each full hour of the next day, and reloads at the last.
  private func hourly() -> ScriptedWidget {
    ScriptedWidget { now in
      let first = (now.timeIntervalSince(ScriptedWidget.start) / Self.hour).rounded(.down) * Self.hour
      return ((0...24).map { first + Double($0) * Self.hour }, .atEnd)
    }
  }

  @Test func `a clock that jumps shows the right entry at once, without a busy loop`()
    async
  {
    let jumps: [TimeInterval] = [-Self.day, 365 * Self.day, -365 * Self.day - 7, Self.day + 1800, -20, 20, -Self.hour]
    let time = VirtualTime(
      jumps.enumerated().map { (Double($0 + 1) * 3 * Self.hour + 100, .clock(by: $1)) }, from: ScriptedWidget.start,
      end: 30 * Self.hour)
    let widget = hourly()
    let looks = await looks(widget, time)
    for look in looks {
      let seconds = look.now.timeIntervalSince(ScriptedWidget.start)
      #expect(look.shown == "\(Int((seconds / Self.hour).rounded(.down) * Self.hour))")
    }
    // One pass per hour and per jump; an hour may begin twice if a jump goes back over it.
    #expect(looks.count <= 31 + 2 * jumps.count, "\(looks.count) passes")
    #expect(widget.questions <= 2 + jumps.count, "\(widget.questions) questions")
  }

  @Test(arguments: [
    // Two o'clock is skipped, and three o'clock comes a moment after one.
    (2026, 3, 29, 23, ["12:00 AM", "1:00 AM", "3:00 AM", "4:00 AM"]),
    // Two o'clock occurs twice, as two entries.
    (2026, 10, 25, 25, ["12:00 AM", "1:00 AM", "2:00 AM", "2:00 AM", "3:00 AM"]),
    (2026, 6, 1, 24, ["12:00 AM", "1:00 AM", "2:00 AM", "3:00 AM"]),
  ]) func `days of clock changes show each of their hours once`(
    year: Int, month: Int, date: Int, hours: Int, first: [String]
  ) async throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let midnight = try #require(calendar.date(from: DateComponents(year: year, month: month, day: date)))
    // A typical provider: every hour of the local day, and another timeline at the next midnight.
    let widget = ScriptedWidget(in: zone, content: { Text($0, style: .time) }) { [calendar] now in
      let day = calendar.dateInterval(of: .day, for: now) ?? DateInterval(start: now, duration: 1)
      let hours = stride(from: day.start, to: day.end, by: Self.hour)
      return (hours.map { $0.timeIntervalSince(ScriptedWidget.start) }, .after(day.end))
    }
    let time = VirtualTime(from: midnight, end: Double(hours) * Self.hour + 1)
    let looks = await looks(widget, time)
    #expect(looks.map(\.now) == (0...hours).map { midnight + Double($0) * Self.hour })
    #expect(looks.prefix(first.count).map { $0.shown.replacing("\u{202F}", with: " ") } == first)
    #expect(looks.map(\.entryDate) == looks.map(\.now.timestamp))
    // The next midnight, which a day of 24 hours would miss.
    #expect(looks.last?.shown.hasPrefix("12:00") == true && widget.questions == 2)
    #expect(calendar.component(.day, from: looks.last?.now ?? midnight) != date)
  }

  @Test func `a suspended machine catches up with the current entry`() async {
    let time = VirtualTime(
      [(100, .clock(by: 9.5 * Self.hour)), (200, .clock(by: 3 * Self.day))], from: ScriptedWidget.start,
      end: Self.hour)
    let looks = await looks(hourly(), time)
    let offsets = [0, 9, 9 + 72].map { Double($0) * Self.hour }
    #expect(looks.prefix(3).map(\.shown) == offsets.map { "\(Int($0))" })
    #expect(looks.count <= 5)
  }
}
