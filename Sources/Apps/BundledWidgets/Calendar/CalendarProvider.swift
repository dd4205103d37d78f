import Foundation
import TimetableLibrary
import WidgetKit

/// One entry for each start and end of today's events, and one at midnight.
struct CalendarProvider: TimelineProvider {
  var source = LessonSource.calendar

  func placeholder(in context: Context) -> AgendaEntry { .sample(in: context) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (AgendaEntry) -> Void) {
    completion(context.isPreview ? .sample(in: context) : entries(in: context)[0])
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<AgendaEntry>) -> Void) {
    let entries = entries(in: context)
    let policy: TimelineReloadPolicy = entries[0].state.shouldRetry ? .after(context.date + 900) : .atEnd
    completion(Timeline(entries: entries, policy: policy))
  }

  /// Starting now; never empty.
  private func entries(in context: Context) -> [AgendaEntry] {
    guard let agenda = Agenda(from: context.date, calendar: context.calendar, source: source) else {
      return [Agenda([], calendar: context.calendar, state: .unavailable).entry(at: context.date)]
    }
    return ([context.date] + agenda.changes(after: context.date)).map(agenda.entry)
  }
}
