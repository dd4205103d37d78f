import Foundation
import SwiftUI
import Testing
import Timelines
import TimetableLibrary

@testable import BundledWidgets

/// The calendar widget's month, its agenda and its entries.
@Suite struct CalendarWidgetTests {
  private func page(_ day: String, _ locale: String) -> MonthPage {
    var bench = CalendarBench()
    bench.locale = locale
    return MonthPage(of: SchoolBench.date("\(day) 12:00"), in: bench.calendar)
  }

  @Test func `a week begins on the locale's first weekday, with the locale's letters`() {
    let american = page("2026-11-23", "en_US")
    #expect(american.weekdays == ["S", "M", "T", "W", "T", "F", "S"] && american.weekend == [0, 6])
    #expect(american.weeks.count == 5 && american.weeks[0] == [1, 2, 3, 4, 5, 6, 7])
    let german = page("2026-11-23", "de_DE")
    #expect(german.weekdays == ["M", "D", "M", "D", "F", "S", "S"] && german.weekend == [5, 6])
    #expect(german.weeks.count == 6 && german.weeks[0] == [nil, nil, nil, nil, nil, nil, 1])
    #expect(german.weeks[5] == [30, nil, nil, nil, nil, nil, nil])
    #expect(
      page("2026-11-23", "ar_EG").weekend == [0, 6], "Friday and Saturday, in a week that begins on Saturday"
    )
    #expect(page("2026-02-10", "en_US").weeks.count == 4)
    #expect(page("2024-02-29", "de_DE").today == 29)
  }

  @Test func `days are listed from today on, all-day events first, without past ones`() async throws {
    let entry = try #require(await CalendarBench().timeline("2026-11-23 09:41").entries.first)
    #expect(
      entry.days.map { $0.events.map(\.title) } == [
        ["Planning", "Dentist"], ["Swimming"], ["Planning"], ["By the sea"],
      ])
    #expect(entry.days[0].start == SchoolBench.date("2026-11-23 00:00"))
    #expect(entry.next?.title == "Planning")
    let later = try #require(await CalendarBench().timeline("2026-11-28 12:00").entries.first)
    #expect(later.days.map(\.start) == [SchoolBench.date("2026-11-28 00:00")], "on its second day it is under today")
    #expect(later.next?.title == "By the sea")
  }

  @Test func `each day of the month has a mark for each calendar`() async throws {
    let entry = try #require(await CalendarBench().timeline("2026-11-23 09:41").entries.first)
    #expect(entry.marks.keys.sorted() == [16, 23, 24, 25, 27, 28, 29])
    #expect(entry.marks[23]?.count == 2 && entry.marks[28]?.count == 1)
    #expect(entry.colors["home"] != entry.colors["work"])
  }

  @Test func `an entry for each start and end of today, and one at midnight`() async {
    let timeline = await CalendarBench().timeline("2026-11-23 09:41")
    #expect(
      timeline.entries.map(\.date)
        == ["23 09:41", "23 10:00", "23 11:00", "23 14:30", "23 15:00", "24 00:00"].map {
          SchoolBench.date("2026-11-\($0)")
        })
    #expect(timeline.policy == .atEnd)
  }

  @Test func `a day without calendars, an unreadable one, and a free one are distinguished`() async {
    #expect(await CalendarBench([], calendars: 0).timeline("2026-11-23 09:41").entries[0].state == .empty)
    var bench = CalendarBench()
    bench.unreadable = 1
    let timeline = await bench.timeline("2026-11-23 09:41")
    #expect(timeline.entries[0].state == .incomplete)
    #expect(timeline.policy == .after(SchoolBench.date("2026-11-23 09:56")))
    #expect(await CalendarBench([]).timeline("2026-11-23 09:41").entries[0].next == nil)
  }

  @Test func `an agenda of a thousand events per day is limited`() async {
    let many = (0..<1000).map { CalendarBench.event("\($0)", "2026-11-23 10:00", Double($0 % 600)) }
    let timeline = await CalendarBench(many).timeline("2026-11-23 09:00")
    #expect(timeline.entries.count <= 65)
  }
}
