import Foundation
import SwiftUI
import TimetableLibrary

/// Where the timetable widgets have their lessons from: the imported calendars, unless a test gives others.
struct LessonSource: Sendable {
  /// The lessons that begin or go on in a span of time.
  var lessons: @Sendable (DateInterval, TimeZone) throws -> [Lesson]

  /// What was imported on this machine.
  static let timetable = LessonSource { span, timeZone in
    guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Timetable.group)
    else { return [] }
    return try Timetable(container: container).lessons(in: span, timeZone: timeZone)
  }
}
