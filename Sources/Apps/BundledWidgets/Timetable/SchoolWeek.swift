import Diagnostics
import Foundation
import SwiftUI
import TimetableLibrary

/// The lessons of some days, and the entries that they give. It does not read the clock: equal lessons and dates give
/// equal entries.
struct SchoolWeek {
  /// The number of days ahead.
  static let length = 8

  let calendar: Calendar
  /// Lessons with times, sorted by start.
  let lessons: [Lesson]
  /// All-day events: holidays, trips.
  let events: [Lesson]
  let colors: LessonColors
  /// Which calendars could be read.
  let state: TimetableState

  init(_ lessons: [Lesson], calendar: Calendar, state: TimetableState = .complete) {
    (self.calendar, self.state) = (calendar, state)
    let ordered = lessons.sorted { ($0.startTime, $0.endTime, $0.id) < ($1.startTime, $1.endTime, $1.id) }
    self.lessons = ordered.filter { !$0.lastsDays }
    colors = LessonColors(self.lessons, calendar: calendar)
    events = ordered.filter(\.lastsDays)
  }

  /// The week from the day of `date`; nil if the source cannot be read, which is reported.
  init?(from date: Date, calendar: Calendar, source: LessonSource) {
    let start = calendar.startOfDay(for: date)
    let end = calendar.date(byAdding: .day, value: Self.length + 1, to: start) ?? start
    do {
      let span = DateInterval(start: start, end: max(start, end))
      let reading = try source.reading(span, calendar.timeZone)
      self.init(reading.lessons, calendar: calendar, state: TimetableState(reading))
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "timetable.data-unreadable", message: "\(error); no lessons are shown"))
      return nil
    }
  }

  /// From midnight to midnight; 23 or 25 hours if the clock changes.
  func day(of date: Date) -> DateInterval {
    let start = calendar.startOfDay(for: date)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
    return DateInterval(start: start, end: max(start, end))
  }

  /// The lessons of a day, including cancelled ones.
  func lessons(on day: DateInterval) -> [Lesson] { lessons.filter { $0.isOn(day) } }

  /// The holidays and trips of a day.
  func events(on day: DateInterval) -> [Lesson] { events.filter { $0.isOn(day) } }

  /// The dates at which the entry of the day changes: lessons start, end or come near; midnight.
  ///
  /// At most 64; the timeline is reloaded at the last.
  func changes(after date: Date) -> [Date] {
    let day = day(of: date)
    var dates: Set<Date> = [day.end]
    var freeSince = day.start
    for lesson in lessons(on: day) where !lesson.isCancelled {
      dates.formUnion([lesson.startTime, lesson.endTime])
      if lesson.startTime.timeIntervalSince(freeSince) >= Self.relevanceSteps[0] {
        dates.formUnion(Self.relevanceSteps.map { lesson.startTime - $0 })
      }
      freeSince = max(freeSince, lesson.endTime)
    }
    return Array(dates.filter { $0 > date && $0 <= day.end }.sorted().prefix(64))
  }

  /// Seconds before a lesson that follows an hour without lessons, at which it becomes more relevant.
  static let relevanceSteps: [TimeInterval] = [3600, 900]

  /// The entry of the next-lesson widget at a date.
  func entry(at date: Date) -> TimelineLessonEntry {
    let day = day(of: date)
    let held = lessons.filter { !$0.isCancelled }
    // Of overlapping lessons, the one that started last.
    let running = held.filter { $0.isRunning(at: date) }.max { $0.startTime < $1.startTime }
    let lesson = running ?? held.first { $0.startTime > date && $0.startTime < day.end }
    var entry = TimelineLessonEntry(date: date, lesson: lesson, state: state, colors: colors)
    if let lesson {
      entry.following = lessons.filter {
        $0.startTime >= lesson.startTime && $0.startTime < day.end && $0.endTime > date && $0.id != lesson.id
      }
      entry.moreLessonsAfter = entry.following.count { !$0.isCancelled }
    } else {
      entry.laterLesson = held.first { $0.startTime >= day.end }
      entry.isTomorrow = entry.laterLesson.map { self.day(of: day.end).contains($0.startTime) } ?? false
      entry.hadLessons = held.contains { $0.isOn(day) }
      entry.event = events(on: day).first { !$0.isCancelled }
    }
    return entry
  }
}

extension Lesson {
  /// Whether it is shown as an all-day event.
  fileprivate var lastsDays: Bool { isAllDay || endTime.timeIntervalSince(startTime) >= 86_400 }

  /// Whether it overlaps the day. An event without length is on the day of its start.
  fileprivate func isOn(_ day: DateInterval) -> Bool {
    startTime < day.end && (endTime > day.start || startTime >= day.start)
  }

  /// An event without length is running at its start.
  func isRunning(at date: Date) -> Bool { startTime == date || startTime < date && date < endTime }

  /// From start to end; empty if it ends before it starts.
  var time: ClosedRange<Date> { startTime...max(startTime, endTime) }
}
