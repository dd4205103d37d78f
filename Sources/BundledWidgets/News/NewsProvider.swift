import FeedLibrary
import SwiftUI
import WidgetKit

/// Gives the news widgets what the reader's app side left in the group's container. Never touches the network.
struct NewsProvider: TimelineProvider {
  func placeholder(in context: Context) -> NewsEntry { .sample(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NewsEntry) -> Void) {
    let isSample = context.isPreview && data.isEmpty
    completion(isSample ? .sample(date: context.date) : data.entry(at: context.date, calendar: context.calendar))
  }

  /// An entry for now and one for midnight, when "Today" begins anew; the next look is in half an hour, or at midnight.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NewsEntry>) -> Void) {
    let nextLook = context.date.addingTimeInterval(30 * 60)
    let midnight = context.calendar.dateInterval(of: .day, for: context.date)?.end
    let data = data
    let entries = [context.date, midnight].compactMap(\.self).map { data.entry(at: $0, calendar: context.calendar) }
    completion(Timeline(entries: entries, policy: .after(min(nextLook, midnight ?? nextLook))))
  }

  private enum Content {
    case data(WidgetData)
    case nothingYet
    case unreadable

    var isEmpty: Bool { if case .nothingYet = self { true } else { false } }

    func entry(at date: Date, calendar: Calendar) -> NewsEntry {
      switch self {
      case .data(let data): NewsEntry(date: date, data: data, calendar: calendar)
      case .nothingYet: .empty(date: date)
      case .unreadable: .empty(date: date, isReadable: false)
      }
    }
  }

  private var data: Content {
    guard
      let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: WidgetDataDecoder.group)
    else { return .nothingYet }
    do {
      return try WidgetDataDecoder(container: container).decodeWidgetData().map(Content.data) ?? .nothingYet
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "feed.widget-data-unreadable", message: "\(error); no articles are shown"))
      return .unreadable
    }
  }
}
