import Foundation
import SwiftUI
import TimetableLibrary

/// Where the timetable widgets have their lessons from: the imported calendars, unless a test gives others.
struct LessonSource: Sendable {
  /// The lessons that begin or go on in a span of time, and of how much of the timetable they are.
  let reading: @Sendable (DateInterval, TimeZone) throws -> TimetableReading

  /// Lessons of one calendar.
  init(_ lessons: @escaping @Sendable (DateInterval, TimeZone) throws -> [Lesson]) {
    reading = { TimetableReading(lessons: try lessons($0, $1), calendars: 1) }
  }

  private init(reading: @escaping @Sendable (DateInterval, TimeZone) throws -> TimetableReading) {
    self.reading = reading
  }

  /// Lessons of any calendars.
  static func reading(
    _ reading: @escaping @Sendable (DateInterval, TimeZone) throws -> TimetableReading
  ) -> LessonSource { LessonSource(reading: reading) }

  /// What was imported on this machine as a timetable.
  static let timetable = imported(Timetable.group)

  /// What was imported on this machine as a calendar.
  static let calendar = imported(Timetable.calendarGroup)

  private static func imported(_ group: String) -> LessonSource {
    reading { span, timeZone in
      guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      else { return TimetableReading() }
      return try Timetable(container: container).reading(in: span, timeZone: timeZone)
    }
  }
}
