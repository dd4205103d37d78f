import Foundation
import SwiftUI
import TimetableLibrary
import WidgetKit

extension Agenda {
  /// A day with three events, and some days after it.
  static func sample(on date: Date, calendar: Calendar) -> Agenda {
    let today = calendar.startOfDay(for: date)
    let event = { (title: String, day: Int, minute: Double, length: Double, place: String?, list: String) in
      let midnight = calendar.date(byAdding: .day, value: day, to: today) ?? today
      // Counted from noon, when clocks never change.
      let start = length == 0 ? midnight : midnight + 43_200 + (minute - 720) * 60
      let end = length == 0 ? calendar.date(byAdding: .day, value: 1, to: midnight) ?? midnight : start + length * 60
      return Lesson(
        id: "sample \(title) \(day)", title: String(localized: String.LocalizationValue(title)), location: place,
        startTime: start, endTime: end, isAllDay: length == 0, calendar: list)
    }
    return Agenda(
      [
        event("Breakfast with Ada", 0, 510, 45, nil, "1"), event("Planning", 0, 600, 60, nil, "0"),
        event("Dentist", 0, 870, 30, nil, "1"), event("Choir", 0, 1140, 90, nil, "2"),
        event("Swimming", 1, 1080, 60, nil, "2"), event("Planning", 2, 600, 60, nil, "0"),
        event("Birthday of Grace", 3, 0, 0, nil, "1"), event("Choir", 7, 1140, 90, nil, "2"),
        event("Planning", -7, 600, 60, nil, "0"), event("Swimming", -6, 1080, 60, nil, "2"),
        event("Choir", -14, 1140, 90, nil, "2"),
      ], calendar: calendar)
  }

  /// 9:40, shortly before the second event.
  static func sampleDate(on date: Date, calendar: Calendar) -> Date { calendar.startOfDay(for: date) + 580 * 60 }
}

extension AgendaEntry {
  /// For galleries and placeholders.
  static func sample(in context: TimelineProviderContext) -> AgendaEntry {
    Agenda.sample(on: context.date, calendar: context.calendar)
      .entry(at: Agenda.sampleDate(on: context.date, calendar: context.calendar))
  }
}
