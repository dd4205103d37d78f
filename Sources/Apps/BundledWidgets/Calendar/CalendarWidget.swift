import SwiftUI
import WidgetKit

/// The month, and upcoming events.
struct CalendarWidget: Widget {
  var provider = CalendarProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "calendar", provider: provider) { entry in
      CalendarView(entry: entry)
        .widgetURL(entry.link)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Calendar")
    .description("The month, and what comes next.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// Selects the layout of the family.
private struct CalendarView: View {
  let entry: AgendaEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: CircularEvent(entry: entry)
    case .accessoryRectangular: RectangularEvent(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .accessoryInline: InlineEvent(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge)
    case .systemMedium: MediumCalendar(entry: entry).dynamicTypeSize(...DynamicTypeSize.accessibility1)
    case .systemLarge: LargeCalendar(entry: entry).dynamicTypeSize(...DynamicTypeSize.accessibility1)
    default: SmallCalendar(entry: entry)
    }
  }
}
