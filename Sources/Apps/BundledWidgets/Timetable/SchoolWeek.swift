import Diagnostics
import Foundation
import SwiftUI
import TimetableLibrary

/// The lessons of some days, and what they say at a date. No clock is read: equal lessons and dates give equal answers.
struct SchoolWeek {
  /// How many days are looked ahead.
  static let length = 8

  let calendar: Calendar
  /// Those with times, in the order of their starts.
  let lessons: [Lesson]
  /// Those that last whole days: holidays, trips.
  let events: [Lesson]
  let colors: LessonColors
  /// How much of the timetable it was read from.
  let state: TimetableState

  init(_ lessons: [Lesson], calendar: Calendar, state: TimetableState = .complete) {
    (self.calendar, self.state) = (calendar, state)
    let ordered = lessons.sorted { ($0.startTime, $0.endTime, $0.id) < ($1.startTime, $1.endTime, $1.id) }
    self.lessons = ordered.filter { !$0.lastsDays }
    colors = LessonColors(self.lessons, calendar: calendar)
    events = ordered.filter(\.lastsDays)
  }

  /// The week that begins with the day of `date`; nil where the source cannot be read, which is reported.
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

  /// From midnight to midnight; 23 or 25 hours where clocks change.
  func day(of date: Date) -> DateInterval {
    let start = calendar.startOfDay(for: date)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
    return DateInterval(start: start, end: max(start, end))
  }

  /// The lessons of a day, cancelled ones too.
  func lessons(on day: DateInterval) -> [Lesson] { lessons.filter { $0.isOn(day) } }

  /// The holidays and trips of a day.
  func events(on day: DateInterval) -> [Lesson] { events.filter { $0.isOn(day) } }

  /// The dates at which the day of `date` looks different from before: lessons begin and end, or come near; midnight.
  ///
  /// At most 64; the timeline is asked for again at the last of them.
  func changes(after date: Date) -> [Date] {
    let day = day(of: date)
    var dates: Set<Date> = [day.end]
    var freeSince = day.start
    for lesson in lessons(on: day) where !lesson.isCancelled {
      dates.formUnion([lesson.startTime, lesson.endTime])
      if lesson.startTime.timeIntervalSince(freeSince) >= Self.approaches[0] {
        dates.formUnion(Self.approaches.map { lesson.startTime - $0 })
      }
      freeSince = max(freeSince, lesson.endTime)
    }
    return Array(dates.filter { $0 > date && $0 <= day.end }.sorted().prefix(64))
  }

  /// After an hour without lessons, the next one matters more with each of these steps. In seconds before it.
  static let approaches: [TimeInterval] = [3600, 900]

  /// What the next-lesson widget shows at a date.
  func entry(at date: Date) -> TimelineLessonEntry {
    let day = day(of: date)
    let held = lessons.filter { !$0.isCancelled }
    // Of several at a time, the one that began last.
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
  /// Whether it is shown as an event of whole days.
  fileprivate var lastsDays: Bool { isAllDay || endTime.timeIntervalSince(startTime) >= 86_400 }

  /// Whether some of it is in the day; what lasts no time is on the day at which it begins.
  fileprivate func isOn(_ day: DateInterval) -> Bool {
    startTime < day.end && (endTime > day.start || startTime >= day.start)
  }

  /// What lasts no time runs at its start.
  func isRunning(at date: Date) -> Bool { startTime == date || startTime < date && date < endTime }

  /// From start to end; a lesson that ends before it begins lasts no time.
  var time: ClosedRange<Date> { startTime...max(startTime, endTime) }
}
