import SwiftUI
import WidgetKit

/// A sneak peek at your unread articles.
struct UnreadWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unread", provider: NewsProvider()) { entry in
      ArticleListView(feed: .unread, entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Your Unread Articles")
    .description("A sneak peek at your unread articles.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// A sneak peek at recently published articles.
struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "today", provider: NewsProvider()) { entry in
      ArticleListView(feed: .today, entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Your Today Articles")
    .description("A sneak peek at recently published articles.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// A sneak peek at your starred articles.
struct StarredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "starred", provider: NewsProvider()) { entry in
      ArticleListView(feed: .starred, entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Your Starred Articles")
    .description("A sneak peek at your starred articles.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// Your smart feeds, summarized.
struct SmartFeedsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "smart-feeds", provider: NewsProvider()) { entry in
      SmartFeedsView(entry: entry)
        .widgetURL(SmartFeed.unread.link)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Your Smart Feeds")
    .description("Your smart feeds, summarized.")
    .supportedFamilies([.systemSmall])
  }
}

/// Your smart feeds, on the lock screen.
struct NewsSummaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "news-summary", provider: NewsProvider()) { entry in
      NewsSummaryView(entry: entry)
        .widgetURL(SmartFeed.unread.link)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Your Smart Feed Summary")
    .description("Your smart feeds, on the lock screen.")
    .supportedFamilies([.accessoryRectangular, .accessoryCircular, .accessoryInline])
  }
}
