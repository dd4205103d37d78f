import SwiftUI
import WidgetKit

/// Something new every day.
struct DailyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "daily", provider: DailyWidgetProvider()) { _ in
      Text("Daily Recommendation")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Daily Recommendation")
    .description("Something new every day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

private struct DailyWidgetEntry: TimelineEntry {
  let date: Date
}

private struct DailyWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> DailyWidgetEntry { DailyWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (DailyWidgetEntry) -> Void) {
    completion(DailyWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DailyWidgetEntry>) -> Void) {
    completion(Timeline(entries: [DailyWidgetEntry(date: context.date)], policy: .never))
  }
}
