import SwiftUI
import WidgetKit

/// The current lesson, or the next one of the day.
struct NextLessonWidget: Widget {
  var provider = NextLessonProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "next-lesson", provider: provider) { entry in
      NextLessonView(entry: entry)
        .widgetURL((entry.lesson ?? entry.laterLesson)?.link)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Next Lesson")
    .description("The next lesson of the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

/// Selects the layout of the family.
private struct NextLessonView: View {
  let entry: TimelineLessonEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    // At larger type sizes, the time would be truncated.
    switch family {
    case .accessoryCircular: CircularLesson(entry: entry)
    case .accessoryRectangular: RectangularLesson(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .accessoryInline: InlineLesson(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .systemMedium: MediumLesson(entry: entry).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    default: SmallLesson(entry: entry).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
  }
}
