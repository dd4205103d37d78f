import Diagnostics
import FeedLibrary
import SwiftUI
import WidgetKit

/// Gives the news widgets what the reader's app side left in the group's container. Never touches the network.
struct NewsProvider: TimelineProvider {
  /// The lists whose articles are shown; none where only their counts are.
  var feeds: [SmartFeed] = []

  func placeholder(in context: Context) -> NewsEntry { .sample(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NewsEntry) -> Void) {
    let nothing = context.isPreview ? NewsEntry.sample(date: context.date) : .empty(date: context.date, .withoutFeeds)
    completion((savedEntry ?? nothing).moved(to: context.date, calendar: context.calendar))
  }

  /// An entry for now, one whenever an article's age is another, and one for midnight, when "Today" begins anew. The next
  /// look is in half an hour, or at midnight.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NewsEntry>) -> Void) {
    let nextLook = context.date.addingTimeInterval(30 * 60)
    let midnight = context.calendar.dateInterval(of: .day, for: context.date)?.end
    let end = min(nextLook, midnight ?? nextLook)
    let entry = savedEntry ?? .empty(date: context.date, .withoutFeeds)
    let dates = [context.date] + entry.changes(of: feeds, in: context.date..<end) + [midnight].compactMap(\.self)
    let entries = dates.map { entry.moved(to: $0, calendar: context.calendar) }
    completion(Timeline(entries: entries, policy: .after(end)))
  }

  /// Nil where nothing was saved yet.
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
