import Foundation
import TimetableLibrary
import WidgetKit

/// An entry for the start of each lesson and each break of the day, and one at midnight.
struct NextLessonProvider: TimelineProvider {
  var source = LessonSource.timetable

  func placeholder(in context: Context) -> TimelineLessonEntry { .sample(in: context) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TimelineLessonEntry) -> Void) {
    completion(context.isPreview ? .sample(in: context) : entries(in: context)[0])
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TimelineLessonEntry>) -> Void) {
    let entries = entries(in: context)
    // Retry unreadable calendars.
    let policy: TimelineReloadPolicy = entries[0].state.shouldRetry ? .after(context.date + 900) : .atEnd
    completion(Timeline(entries: entries, policy: policy))
  }

  /// Relevant at school. Each entry has its own relevance.
  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([WidgetRelevanceAttribute(context: .location(inferred: .school))])
  }

  /// Starting now; never empty.
  private func entries(in context: Context) -> [TimelineLessonEntry] {
    guard let week = SchoolWeek(from: context.date, calendar: context.calendar, source: source) else {
      return [TimelineLessonEntry(date: context.date, lesson: nil, state: .unavailable)]
    }
    return ([context.date] + week.changes(after: context.date)).map(week.entry)
  }
}
