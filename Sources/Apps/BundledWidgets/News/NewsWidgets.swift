import SwiftUI
import WidgetKit

/// The newest unread articles.
struct UnreadWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unread", provider: NewsProvider(feeds: [.unread])) { entry in
      ArticleListView(feed: .unread, entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Unread Articles")
    .description("The newest articles that you have not read.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// The newest articles of today.
struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "today", provider: NewsProvider(feeds: [.today])) { entry in
      ArticleListView(feed: .today, entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Today's Articles")
    .description("The newest articles of today.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// The newest starred articles.
struct StarredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "starred", provider: NewsProvider(feeds: [.starred])) { entry in
      ArticleListView(feed: .starred, entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Starred Articles")
    .description("The newest articles with a star.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

/// The counts of the three lists.
struct SmartFeedsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "smart-feeds", provider: NewsProvider()) { entry in
      SmartFeedsView(entry: entry)
        .widgetURL(SmartFeed.unread.link)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Smart Feeds")
    .description("How many articles are unread, of today, and starred.")
    .supportedFamilies([.systemSmall])
  }
}

/// The counts of the three lists on the Lock Screen.
struct NewsSummaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "news-summary", provider: NewsProvider()) { entry in
      NewsSummaryView(entry: entry)
        .widgetURL(SmartFeed.unread.link)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("News Summary")
    .description("How many articles are unread, of today, and starred, on the Lock Screen.")
    .supportedFamilies([.accessoryRectangular, .accessoryCircular, .accessoryInline])
  }
}
