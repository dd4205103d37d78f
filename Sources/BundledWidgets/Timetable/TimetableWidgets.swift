import SwiftUI
import WidgetKit

/// The next lesson of the day.
struct NextLessonWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "next-lesson", provider: NextLessonWidgetProvider()) { _ in
      Text("Next Lesson")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next Lesson")
    .description("The next lesson of the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

private struct NextLessonWidgetEntry: TimelineEntry {
  let date: Date
}

private struct NextLessonWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> NextLessonWidgetEntry { NextLessonWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NextLessonWidgetEntry) -> Void) {
    completion(NextLessonWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NextLessonWidgetEntry>) -> Void) {
    completion(Timeline(entries: [NextLessonWidgetEntry(date: context.date)], policy: .never))
  }
}

/// All lessons of a day.
struct DayPlanWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "day-plan", provider: DayPlanWidgetProvider()) { _ in
      Text("Day Plan")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Day Plan")
    .description("All lessons of a day.")
    .supportedFamilies([.systemLarge, .systemExtraLarge])
  }
}

private struct DayPlanWidgetEntry: TimelineEntry {
  let date: Date
}

private struct DayPlanWidgetProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayPlanWidgetEntry { DayPlanWidgetEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (DayPlanWidgetEntry) -> Void) {
    completion(DayPlanWidgetEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DayPlanWidgetEntry>) -> Void) {
    completion(Timeline(entries: [DayPlanWidgetEntry(date: context.date)], policy: .never))
  }
}
