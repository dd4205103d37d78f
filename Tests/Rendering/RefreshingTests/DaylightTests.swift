import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import Refreshing

/// The nights on which Berlin skips an hour (29 March 2026) and repeats one (25 October).
struct DaylightTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = berlin
    return calendar
  }

  /// Seconds from the widget's start to a local time in Berlin; of a repeated hour, the first.
  private func seconds(_ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> TimeInterval {
    let parts = DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts)).timeIntervalSince(ScriptedWidget.start)
  }

  private func clock(_ date: Date) -> AnyView {
    AnyView(TimelineView(.everyMinute) { context in Text(context.date, style: .time) })
  }

  private func words(_ daemon: ScriptedDaemon) -> [String] {
    daemon.pictures.map { $0.text.replacing("\u{202F}", with: " ") }
  }

  @Test func `a clock skips the missing hour`() async throws {
    let begin = try seconds(3, 29, 1, 57)
    let widget = ScriptedWidget(in: berlin, content: clock) { _ in ([begin], .never) }
    let daemon = try await ScriptedDaemon(widget, from: begin, for: 330)
    #expect(words(daemon) == ["1:57 AM", "1:58 AM", "1:59 AM", "3:00 AM", "3:01 AM", "3:02 AM"])
    #expect(daemon.pictures.map(\.after) == [0, 60, 120, 180, 240, 300])
    #expect(daemon.announced.map { $0.map { $0 - begin } } == [60, 120, 180, 240, 300, 360])
  }

  @Test func `a clock repeats the repeated hour`() async throws {
    let begin = try seconds(10, 25, 1, 59)
    let widget = ScriptedWidget(in: berlin, content: clock) { _ in ([begin], .never) }
    let daemon = try await ScriptedDaemon(widget, from: begin, for: 123 * 60)
    let texts = words(daemon)
    #expect(texts.count == 123 && texts.first == "1:59 AM" && texts.last == "3:01 AM")
    #expect(texts[1...60] == texts[61...120] && texts[1] == "2:00 AM" && texts[121] == "3:00 AM")
    #expect(daemon.pictures.map(\.after) == (0..<123).map { Double($0) * 60 } && widget.questions == 1)
  }

  @Test(arguments: [(3, 29, 23.0), (10, 25, 25.0)]) func `a timeline between midnights is as long as the day`(
    month: Int, day: Int, hours: Double
  ) async throws {
    let (begin, end) = (try seconds(month, day), try seconds(month, day + 1))
    #expect(end - begin == hours * 3600)
    // A provider that works in days, with an entry per hour and a reload at the next midnight.
    let entries = stride(from: begin, to: end, by: 3600).map { $0 }
    let widget = ScriptedWidget(in: berlin, content: { Text($0, style: .time) }) { now in
      now < ScriptedWidget.start + end
        ? (entries, .after(ScriptedWidget.start + end)) : ([end], .never)
    }
    var (now, shown): (TimeInterval, [String]) = (begin, [])
    for _ in 0...Int(hours) {
      let report = try await widget.pass(at: now)
      shown.append(widget.shown ?? "-")
      guard let next = report.next else { break }
      #expect(next.timeIntervalSince(ScriptedWidget.start) == now + 3600)
      now = next.timeIntervalSince(ScriptedWidget.start)
    }
    let times = shown.map { $0.replacing("\u{202F}", with: " ") }
    #expect(times.count == Int(hours) + 1 && times.first == "12:00 AM" && times.last == "12:00 AM")
    #expect(times.filter { $0 == "2:00 AM" }.count == (hours == 23 ? 0 : 2))
    #expect(now == end && widget.questions == 2)
  }

  @Test(arguments: [(3, 29), (10, 25)]) func `the time to a date is counted through the night, minute by minute`(
    month: Int, day: Int
  ) async throws {
    let (begin, end) = (try seconds(month, day, 1, 30), try seconds(month, day, 4))
    let date = ScriptedWidget.start + end
    let widget = ScriptedWidget(in: berlin, content: { _ in Text(date, style: .relative) }) { _ in ([begin], .never) }
    let daemon = try await ScriptedDaemon(widget, from: begin, for: end - begin - 60) { $0.drawsSeconds = false }
    // 1:30 to 4:00 is an hour and a half in March, three and a half in October.
    let minutes = Int((end - begin) / 60)
    let isSpring = month == 3
    #expect(minutes == (isSpring ? 90 : 210))
    let everyMinute = (0..<minutes - 1).map { TimeInterval($0 * 60) }
    #expect(daemon.pictures.map(\.after) == everyMinute)
    #expect(words(daemon).first == (isSpring ? "1 hr, 30 min" : "3 hr, 30 min"))
    #expect(words(daemon).last == "2 min")
  }
}
