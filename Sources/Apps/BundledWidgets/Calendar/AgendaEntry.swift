import Foundation
import TimetableLibrary
import WidgetKit

/// What the calendar widget shows from a date on.
struct AgendaEntry: TimelineEntry {
  /// A day and its events.
  struct Day: Identifiable {
    /// Midnight.
    let start: Date
    /// Events that have not ended: all-day events first, then sorted by start.
    var events: [Lesson]

    var id: Date { start }
  }

  let date: Date
  let calendar: Calendar
  let month: MonthPage
  /// The days with events, from today.
  var days: [Day] = []
  /// The colours of the events, by day of the month.
  var marks: [Int: [LessonColor]] = [:]
  /// The colours of the calendars.
  var colors: [String: LessonColor] = [:]
  var state = TimetableState.complete

  /// Midnight of today.
  var today: Date { calendar.startOfDay(for: date) }

  /// The current or next event with a time, or today's all-day event.
  var next: Lesson? {
    let events = days.flatMap { day in day.events.map { (day: day.start, event: $0) } }.filter { !$0.event.isCancelled }
    let timed = events.first { !$0.event.isAllDay }
    if let timed, timed.day == today { return timed.event }
    return (events.first { $0.day == today } ?? timed ?? events.first)?.event
  }

  /// 100 during an event, and one less for each minute until it starts.
  var relevance: TimelineEntryRelevance? {
    guard let next, !next.isAllDay else { return TimelineEntryRelevance(score: 0) }
    let minutes = max(0, next.startTime.timeIntervalSince(date) / 60)
    return TimelineEntryRelevance(
      score: Float(max(0, 100 - minutes)), duration: max(0, next.endTime.timeIntervalSince(date)))
  }

  /// Opens the day: `almanac-calendar://day/2026-11-23`.
  var link: URL? {
    let day = date.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day())
    return URL(string: "almanac-calendar://day/\(day)")
  }

  func color(of event: Lesson) -> LessonColor { colors[event.calendar] ?? LessonColor.all[0] }
}
