import Foundation
import SwiftUI
import TimetableLibrary
import WidgetKit

@testable import BundledWidgets

/// Test events in the calendar widget, in Berlin.
struct CalendarBench {
  var events: [Lesson]
  var calendars: Int
  var unreadable = 0
  var locale = "en_US"

  init(_ events: [Lesson] = CalendarBench.week, calendars: Int = 2) {
    (self.events, self.calendars) = (events, calendars)
  }

  static func event(
    _ title: String, _ start: String, _ minutes: Double = 60, place: String? = nil, list: String = "home",
    isAllDay: Bool = false
  ) -> Lesson {
    let start = SchoolBench.date(start)
    return Lesson(
      id: "\(title) \(start.timeIntervalSince1970)", title: title, location: place, startTime: start,
      endTime: start + minutes * 60, isAllDay: isAllDay, calendar: list)
  }

  static let week = [
    event("Breakfast with Ada", "2026-11-23 08:30", 45), event("Planning", "2026-11-23 10:00", list: "work"),
    event("Dentist", "2026-11-23 14:30", 30, place: "Market Street 5"),
    event("Swimming", "2026-11-24 18:00"), event("Planning", "2026-11-25 10:00", list: "work"),
    event("By the sea", "2026-11-27 00:00", 3 * 1440, isAllDay: true),
    event("Planning", "2026-11-16 10:00", list: "work"),
  ]

  var source: LessonSource {
    let (events, calendars, unreadable) = (events, calendars, unreadable)
    return .reading { span, _ in
      TimetableReading(
        lessons: events.filter { $0.endTime > span.start && $0.startTime < span.end }, calendars: calendars,
        unreadableCalendars: (0..<unreadable).map { "damaged \($0)" })
    }
  }

  var provider: CalendarProvider { CalendarProvider(source: source) }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = SchoolBench.berlin
    return calendar
  }

  func timeline(_ now: String) async -> Timeline<AgendaEntry> {
    let context = TimelineProviderContext(
      family: .systemMedium, isPreview: false, displaySize: CGSize(width: 364, height: 170),
      date: SchoolBench.date(now), calendar: calendar)
    return await firstAnswer { provider.getTimeline(in: context, completion: $0) }
  }
}
