import Diagnostics
import FeedLibrary
import SwiftUI
import WidgetKit

/// Provides the data that the reader's app side saved in the group's container. Never uses the network.
struct NewsProvider: TimelineProvider {
  /// The lists whose articles are shown; empty if only counts are shown.
  var feeds: [SmartFeed] = []

  func placeholder(in context: Context) -> NewsEntry { .sample(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NewsEntry) -> Void) {
    let nothing = context.isPreview ? NewsEntry.sample(date: context.date) : .empty(date: context.date, .withoutFeeds)
    completion((savedEntry ?? nothing).moved(to: context.date, calendar: context.calendar))
  }

  /// An entry for now, one for each change of an article's age, and one for midnight, when "Today" is reset. Reloaded
  /// after half an hour, or at midnight.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NewsEntry>) -> Void) {
    let nextReload = context.date.addingTimeInterval(30 * 60)
    let midnight = context.calendar.dateInterval(of: .day, for: context.date)?.end
    let end = min(nextReload, midnight ?? nextReload)
    let entry = savedEntry ?? .empty(date: context.date, .withoutFeeds)
    let dates = [context.date] + entry.changes(of: feeds, in: context.date..<end) + [midnight].compactMap(\.self)
    let entries = dates.map { entry.moved(to: $0, calendar: context.calendar) }
    completion(Timeline(entries: entries, policy: .after(end)))
  }

  /// Nil if nothing was saved yet.
  private var savedEntry: NewsEntry? {
    do {
      return try Self.savedData.map { NewsEntry($0) }
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "feed.widget-data-unreadable", message: "\(error); no articles are shown"))
      return .empty(date: .distantPast, .unreadable)
    }
  }

  private static var savedData: WidgetData? {
    get throws(WidgetDataError) {
      for group in [WidgetDataDecoder.group, WidgetDataDecoder.formerGroup] {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
          continue
        }
        if let data = try WidgetDataDecoder(container: container).decodeWidgetData() { return data }
      }
      return nil
    }
  }
}
