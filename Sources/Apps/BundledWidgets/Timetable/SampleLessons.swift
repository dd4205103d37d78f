import Foundation
import SwiftUI
import TimetableLibrary
import WidgetKit

extension SchoolWeek {
  /// A day at a fictional school.
  static func sample(on date: Date, calendar: Calendar) -> SchoolWeek {
    let lesson = { (title: String, minute: Double, length: Double, room: String, teacher: String) in
      // Counted from noon, which exists on every day, and when clocks never change.
      let noon = calendar.startOfDay(for: date) + 43_200
      let start = noon + (minute - 720) * 60
      return Lesson(
        id: "sample \(minute)", title: String(localized: String.LocalizationValue(title)),
        location: String(localized: String.LocalizationValue(room)),
        teacher: teacher, startTime: start, endTime: start + length * 60)
    }
    return SchoolWeek(
      [
        lesson("Mathematics", 480, 45, "B 12", "M. Alder"), lesson("Biology", 530, 90, "Lab 2", "K. Rowan"),
        lesson("English", 640, 45, "B 12", "J. Wren"), lesson("History", 690, 45, "A 7", "T. Sorrel"),
        lesson("Art", 780, 90, "Studio", "L. Finch"),
      ], calendar: calendar)
  }

  /// Half an hour into the second lesson.
  static func sampleDate(on date: Date, calendar: Calendar) -> Date { calendar.startOfDay(for: date) + 560 * 60 }
}

extension TimelineLessonEntry {
  /// For galleries and placeholders.
  static func sample(in context: TimelineProviderContext) -> TimelineLessonEntry {
    SchoolWeek.sample(on: context.date, calendar: context.calendar)
      .entry(at: SchoolWeek.sampleDate(on: context.date, calendar: context.calendar))
  }
}

extension DayPlanEntry {
  /// For galleries and placeholders.
  static func sample(in context: TimelineProviderContext) -> DayPlanEntry {
    SchoolWeek.sample(on: context.date, calendar: context.calendar)
      .plan(of: .today, at: SchoolWeek.sampleDate(on: context.date, calendar: context.calendar))
  }
}
