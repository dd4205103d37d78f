import Foundation
import SwiftUI
import TimetableLibrary

/// The source of lessons: the imported calendars, or a test's.
struct LessonSource: Sendable {
  /// The lessons in a span, and which calendars could be read.
  let reading: @Sendable (DateInterval, TimeZone) throws -> TimetableReading

  /// The lessons of one calendar.
  init(_ lessons: @escaping @Sendable (DateInterval, TimeZone) throws -> [Lesson]) {
    reading = { TimetableReading(lessons: try lessons($0, $1), calendars: 1) }
  }

  private init(reading: @escaping @Sendable (DateInterval, TimeZone) throws -> TimetableReading) {
    self.reading = reading
  }

  /// The lessons of any calendars.
  static func reading(
    _ reading: @escaping @Sendable (DateInterval, TimeZone) throws -> TimetableReading
  ) -> LessonSource { LessonSource(reading: reading) }

  static let timetable = imported(Timetable.group)

  /// The imported calendars of the calendar widget.
  static let calendar = imported(Timetable.calendarGroup)

  private static func imported(_ group: String) -> LessonSource {
    reading { span, timeZone in
      guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      else { return TimetableReading() }
      return try Timetable(container: container).reading(in: span, timeZone: timeZone)
    }
  }
}
