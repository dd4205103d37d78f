import AppIntents
import Foundation
import TimetableLibrary
import WidgetKit

/// A day and its lessons.
struct DayPlanEntry: TimelineEntry {
  let date: Date
  /// From midnight to midnight.
  let day: DateInterval
  /// Lessons with times, including cancelled ones, sorted by start.
  var lessons: [Lesson] = []
  /// Holidays and trips.
  var events: [Lesson] = []
  /// The entry of the next-lesson widget at the same date if the plan is for today, otherwise at the start of the
  /// day.
  var next: TimelineLessonEntry
  /// For drawing the hours, and for links to the day.
  let calendar: Calendar

  /// That of the next lesson if the plan is for today.
  var relevance: TimelineEntryRelevance? { isToday ? next.relevance : TimelineEntryRelevance(score: 0) }
  var isToday: Bool { day.contains(date) && date < day.end }
  /// The number of lessons, without cancelled ones.
  var count: Int { lessons.count { !$0.isCancelled } }
  /// The number of today's lessons that have not started.
  var left: Int { next.moreLessonsAfter + (next.lesson != nil && !next.isRunning ? 1 : 0) }
}

/// An entry for each start and end of a lesson if the plan is for today, and one at midnight.
struct DayPlanProvider: AppIntentTimelineProvider {
  var source = LessonSource.timetable

  func placeholder(in context: Context) -> DayPlanEntry { .sample(in: context) }

  func snapshot(for configuration: DayPlanConfiguration, in context: Context) async -> DayPlanEntry {
    context.isPreview ? .sample(in: context) : entries(for: configuration.weekday, in: context)[0]
  }

  func timeline(for configuration: DayPlanConfiguration, in context: Context) async -> Timeline<DayPlanEntry> {
    let entries = entries(for: configuration.weekday, in: context)
    return Timeline(
      entries: entries, policy: entries[0].next.state.shouldRetry ? .after(context.date + 900) : .atEnd)
  }

  /// Starting now; never empty.
  private func entries(for weekday: Weekday, in context: Context) -> [DayPlanEntry] {
    guard let week = SchoolWeek(from: context.date, calendar: context.calendar, source: source) else {
      let none = SchoolWeek([], calendar: context.calendar, state: .unavailable)
      return [none.plan(of: weekday, at: context.date)]
    }
    let changes = week.changes(after: context.date)
    let isToday = weekday.distance(from: context.date, in: context.calendar) == 0
    return ([context.date] + (isToday ? changes : changes.suffix(1))).map { week.plan(of: weekday, at: $0) }
  }
}

extension SchoolWeek {
  func plan(of weekday: Weekday, at date: Date) -> DayPlanEntry {
    let distance = weekday.distance(from: date, in: calendar)
    let start = calendar.date(byAdding: .day, value: distance, to: calendar.startOfDay(for: date)) ?? date
    let day = day(of: start)
    var next = entry(at: distance == 0 ? date : start)
    if distance != 0 { (next.isToday, next.isTomorrow) = (false, false) }
    return DayPlanEntry(
      date: date, day: day, lessons: lessons(on: day), events: events(on: day), next: next, calendar: calendar)
  }
}
