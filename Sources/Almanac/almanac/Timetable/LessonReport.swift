import Foundation
import TimetableLibrary

/// The JSON of a lesson.
struct LessonReport: Encodable {
  let id: String
  let summary: String
  let location: String?
  let teacher: String?
  let notes: String?
  /// ISO 8601 with the offset of the requested time zone; only a date for all-day events.
  let start: String
  /// As `start`; exclusive.
  let end: String
  let isAllDay: Bool
  let isCancelled: Bool
  let calendar: String

  /// Empty if the event has none.
  let uid: String

  init(_ lesson: Lesson, _ timeZone: TimeZone) {
    (id, summary, location, teacher, notes) = (
      lesson.id, lesson.title, lesson.location, lesson.teacher, lesson.notes
    )
    (isAllDay, isCancelled, calendar, uid) = (lesson.isAllDay, lesson.isCancelled, lesson.calendar, lesson.uid)
    let style = Date.ISO8601FormatStyle(timeZone: timeZone)
    let shown =
      lesson.isAllDay
      ? style.year().month().day()
      : style.year().month().day().timeZone(separator: .colon)
        .time(includingFractionalSeconds: false)
    (start, end) = (shown.format(lesson.startTime), shown.format(lesson.endTime))
  }
}
