import FeedLibrary
import SwiftUI
import WidgetKit

/// Gives the news widgets what the reader's app side left in the group's container. Never touches the network.
struct NewsProvider: TimelineProvider {
  func placeholder(in context: Context) -> NewsEntry { .sample(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NewsEntry) -> Void) {
    let nothing = context.isPreview ? NewsEntry.sample(date: context.date) : .empty(date: context.date)
    completion((savedEntry ?? nothing).moved(to: context.date, calendar: context.calendar))
  }

  /// An entry for now and one for midnight, when "Today" begins anew. The next look is in half an hour, or at midnight.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NewsEntry>) -> Void) {
    let nextLook = context.date.addingTimeInterval(30 * 60)
    let midnight = context.calendar.dateInterval(of: .day, for: context.date)?.end
    let entry = savedEntry ?? .empty(date: context.date)
    let entries = [context.date, midnight].compactMap(\.self).map { entry.moved(to: $0, calendar: context.calendar) }
    completion(Timeline(entries: entries, policy: .after(min(nextLook, midnight ?? nextLook))))
  }

  /// Nil where nothing was saved yet.
  private var savedEntry: NewsEntry? {
    guard
      let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: WidgetDataDecoder.group)
    else { return nil }
    do {
      return try WidgetDataDecoder(container: container).decodeWidgetData().map { NewsEntry($0) }
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "feed.widget-data-unreadable", message: "\(error); no articles are shown"))
      return .empty(date: .distantPast, count: nil)
    }
  }
}
