import Foundation
import TimetableLibrary
import WidgetKit

/// An entry for each lesson of the day, from its start on, and for each break; the last at midnight.
struct NextLessonProvider: TimelineProvider {
  var source = LessonSource.timetable

  func placeholder(in context: Context) -> TimelineLessonEntry { .sample(in: context) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TimelineLessonEntry) -> Void) {
    completion(context.isPreview ? .sample(in: context) : entries(in: context)[0])
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TimelineLessonEntry>) -> Void) {
    let entries = entries(in: context)
    // What cannot be read now is tried again.
    let policy: TimelineReloadPolicy = entries[0].state.isWorthAnotherTry ? .after(context.date + 900) : .atEnd
    completion(Timeline(entries: entries, policy: policy))
  }

  /// At school. How much each lesson matters, its entry says.
  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([WidgetRelevanceAttribute(context: .location(inferred: .school))])
  }

  /// From now on; never empty.
  private func entries(in context: Context) -> [TimelineLessonEntry] {
    guard let week = SchoolWeek(from: context.date, calendar: context.calendar, source: source) else {
      return [TimelineLessonEntry(date: context.date, lesson: nil, state: .unavailable)]
    }
    return ([context.date] + week.changes(after: context.date)).map(week.entry)
  }
}
