import SwiftUI
import WidgetKit

/// A sneak peek at your unread articles.
struct UnreadWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unread", provider: UnreadWidgetProvider()) { _ in
      Text("Your Unread Articles")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Your Unread Articles")
    .description("A sneak peek at your unread articles.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

private struct UnreadWidgetEntry: TimelineEntry {
  let date: Date
}

private struct UnreadWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> UnreadWidgetEntry { UnreadWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (UnreadWidgetEntry) -> Void) {
    completion(UnreadWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<UnreadWidgetEntry>) -> Void) {
    completion(Timeline(entries: [UnreadWidgetEntry(date: context.date)], policy: .never))
  }
}

/// A sneak peek at recently published unread articles.
struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "today", provider: TodayWidgetProvider()) { _ in
      Text("Your Today Articles")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Your Today Articles")
    .description("A sneak peek at recently published unread articles.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

private struct TodayWidgetEntry: TimelineEntry {
  let date: Date
}

private struct TodayWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> TodayWidgetEntry { TodayWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TodayWidgetEntry) -> Void) {
    completion(TodayWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TodayWidgetEntry>) -> Void) {
    completion(Timeline(entries: [TodayWidgetEntry(date: context.date)], policy: .never))
  }
}

/// A sneak peek at your starred articles.
struct StarredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "starred", provider: StarredWidgetProvider()) { _ in
      Text("Your Starred Articles")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Your Starred Articles")
    .description("A sneak peek at your starred articles.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

private struct StarredWidgetEntry: TimelineEntry {
  let date: Date
}

private struct StarredWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> StarredWidgetEntry { StarredWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (StarredWidgetEntry) -> Void) {
    completion(StarredWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StarredWidgetEntry>) -> Void) {
    completion(Timeline(entries: [StarredWidgetEntry(date: context.date)], policy: .never))
  }
}

/// Your smart feeds, summarized.
struct SmartFeedsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "smart-feeds", provider: SmartFeedsWidgetProvider()) { _ in
      Text("Your Smart Feeds")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Your Smart Feeds")
    .description("Your smart feeds, summarized.")
    .supportedFamilies([.systemSmall])
  }
}

private struct SmartFeedsWidgetEntry: TimelineEntry {
  let date: Date
}

private struct SmartFeedsWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> SmartFeedsWidgetEntry { SmartFeedsWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SmartFeedsWidgetEntry) -> Void) {
    completion(SmartFeedsWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SmartFeedsWidgetEntry>) -> Void) {
    completion(Timeline(entries: [SmartFeedsWidgetEntry(date: context.date)], policy: .never))
  }
}

/// Your smart feeds, on the lock screen.
struct NewsSummaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "news-summary", provider: NewsSummaryWidgetProvider()) { _ in
      Text("Your Smart Feed Summary")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Your Smart Feed Summary")
    .description("Your smart feeds, on the lock screen.")
    .supportedFamilies([.accessoryRectangular])
  }
}

private struct NewsSummaryWidgetEntry: TimelineEntry {
  let date: Date
}

private struct NewsSummaryWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> NewsSummaryWidgetEntry { NewsSummaryWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NewsSummaryWidgetEntry) -> Void) {
    completion(NewsSummaryWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NewsSummaryWidgetEntry>) -> Void) {
    completion(Timeline(entries: [NewsSummaryWidgetEntry(date: context.date)], policy: .never))
  }
}
