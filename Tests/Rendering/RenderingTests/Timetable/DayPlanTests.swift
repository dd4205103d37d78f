import ConfigurationIntents
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import TimetableLibrary
import WidgetKit
import Widgets

@testable import BundledWidgets

/// The day plan: its setting, its entries, its links.
@Suite struct DayPlanTests {
  @Test(arguments: [
    (Weekday.today, "2026-11-23"), (.tomorrow, "2026-11-24"), (.monday, "2026-11-23"), (.tuesday, "2026-11-24"),
    (.wednesday, "2026-11-25"), (.thursday, "2026-11-26"), (.friday, "2026-11-27"), (.saturday, "2026-11-28"),
    (.sunday, "2026-11-29"),
  ])
  func `a weekday is the next one from today on`(weekday: Weekday, day: String) async {
    let plan = await SchoolBench().plan("2026-11-23 09:00", of: weekday)
    #expect(plan.entries[0].day.start == SchoolBench.date("\(day) 00:00"))
    #expect(plan.entries.last?.date == SchoolBench.date("2026-11-24 00:00") && plan.policy == .atEnd)
  }

  @Test func `today is the default, and the choices are named`() throws {
    #expect(DayPlanConfiguration().weekday == .today)
    let kind = try SchoolBench().kind(.systemLarge)
    let settings = try #require(kind.settings).make()
    #expect(settings.parameters.map(\.name) == ["weekday"])
    #expect(try SchoolBench().kind(.systemSmall).settings?.intentName == nil)
    #expect(kind.families == [.systemLarge, .systemExtraLarge])
  }

  @Test func `the plan of today changes with each lesson, that of another day only at midnight`() async {
    let today = await SchoolBench().plan("2026-11-23 13:30")
    #expect(
      today.entries.map(\.date) == ["23 13:30", "23 14:30", "24 00:00"].map { SchoolBench.date("2026-11-\($0)") })
    #expect(today.entries.map(\.left) == [0, 0, 1] && today.entries.map(\.count) == [4, 4, 1])
    // At midnight the plan of today is that of the new day.
    #expect(today.entries[2].day.start == SchoolBench.date("2026-11-24 00:00"))
    #expect(today.entries[2].lessons.map(\.title) == ["Physics"])
    let tomorrow = await SchoolBench().plan("2026-11-23 13:30", of: .tomorrow)
    #expect(tomorrow.entries.map(\.date) == ["23 13:30", "24 00:00"].map { SchoolBench.date("2026-11-\($0)") })
    #expect(tomorrow.entries.map { $0.lessons.count } == [1, 0] && !tomorrow.entries[0].isToday)
  }

  @Test func `a day on which clocks are set back has 25 hours`() async throws {
    let plan = await SchoolBench([SchoolBench.lesson("Choir", "2026-10-25 20:00")]).plan("2026-10-25 00:00")
    let entry = try #require(plan.entries.first)
    #expect(entry.day.duration == 25 * 3600)
    let line = HourLayout(entry, room: 12, least: { _ in 0.5 }, columns: 3)
    #expect(line.hours.first == SchoolBench.date("2026-10-25 18:00"))
    #expect(line.blocks.map(\.start) == [2] && line.blocks.map(\.length) == [0.75])
  }

  @Test func `all-day events are not lessons`() async {
    let entry = await SchoolBench(SchoolBench.overlap).plan("2026-11-24 09:00").entries[0]
    #expect(entry.lessons.isEmpty && entry.events.map(\.title) == ["Trip of Class 7"])
    #expect(entry.next.event?.title == "Trip of Class 7")
  }

  @Test func `the plan of another day does not mention today`() async throws {
    var request = RenderRequest(family: .systemLarge)
    request.scale = PixelScale(1)
    let kind = try await SchoolBench(SchoolBench.holiday).kind(.systemLarge).set(["weekday": ["wednesday"]], in: nil)
    let picture = try await SchoolBench().renderer("2026-11-23 09:00")
      .currentPicture(of: kind, request, as: .png)
    #expect(picture.lowered.accessibilityText.contains("WEDNESDAY November 25 No lessons"))
  }

  @Test func `links open the day and each lesson`() async throws {
    let picture = try await SchoolBench().picture(.systemLarge, at: "2026-11-23 09:00")
    let links = picture.lowered.links
    #expect(links.first?.url.absoluteString == "almanac-timetable://day/2026-11-23")
    #expect(links.dropFirst().map(\.url) == SchoolBench.monday.prefix(5).compactMap(\.link))
    #expect(links.dropFirst().allSatisfy { $0.frame.width > 250 && $0.frame.height > 15 })
    #expect(zip(links.dropFirst(), links.dropFirst(2)).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    let small = try await SchoolBench().picture(.systemSmall, at: "2026-11-23 09:00")
    #expect(small.lowered.links.map(\.url) == [SchoolBench.monday[1].link].compactMap(\.self))
  }

  @Test func `a lesson's URL accepts any id`() {
    var lesson = SchoolBench.lesson("Mathematics", "2026-11-23 08:00")
    lesson.id = "a/b?c#d e@f-1"
    #expect(lesson.link?.absoluteString == "almanac-timetable://lesson/a%2Fb%3Fc%23d%20e%40f%2D1")
  }

  @Test func `a lesson's accessibility text has its time and its room`() async throws {
    let text = try await SchoolBench().picture(.systemLarge, at: "2026-11-23 09:00").lowered.accessibilityText
    #expect(text.hasPrefix("MONDAY November 23 2 left Mathematics, 8:00"), Comment(rawValue: text))
    #expect(text.contains("Latin, 11:25\u{202F}AM to 12:10\u{202F}PM, A 7, cancelled"), Comment(rawValue: text))
  }
}
