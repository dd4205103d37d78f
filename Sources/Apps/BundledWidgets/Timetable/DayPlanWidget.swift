import AppIntents
import SwiftUI
import WidgetKit

/// All lessons of a day (default: today).
struct DayPlanWidget: Widget {
  var provider = DayPlanProvider()

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "day-plan", intent: DayPlanConfiguration.self, provider: provider) { entry in
      DayPlanView(entry: entry)
        .widgetURL(entry.calendar.link(toDayOf: entry.day.start))
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("Day Plan")
    .description("All lessons of a day.")
    .supportedFamilies([.systemLarge, .systemExtraLarge])
  }
}

/// The day above its hours, or next to them if there is space.
private struct DayPlanView: View {
  let entry: DayPlanEntry
  @Environment(\.widgetFamily) private var family
  #if os(Linux)
    @Environment(\.isEInk) private var isEInk
  #endif

  var body: some View {
    Group {
      if entry.lessons.isEmpty {
        VStack(alignment: .leading) {
          DayHeader(entry: entry)
          FreeDay(entry: entry.next)
        }
      } else if family == .systemExtraLarge {
        extraLarge
      } else {
        list
      }
    }
    // The height of an hour is limited: larger texts would not fit into lessons.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  @ViewBuilder private var extraLarge: some View {
    #if os(Linux)
      // A panel may be narrower than a tablet.
      if isEInk {
        ViewThatFits(in: .horizontal) {
          columns.frame(minWidth: 480)
          list
        }
      } else {
        columns
      }
    #else
      columns
    #endif
  }

  private var columns: some View {
    HStack(spacing: 20) {
      DaySummary(entry: entry)
        .frame(maxWidth: 210)
      HourLineView(entry: entry, columns: 4, type: .large)
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 10) {
      DayHeader(entry: entry)
      MissingCalendarNote(state: entry.next.state)
      EventStrip(events: entry.events)
      HourLineView(entry: entry, columns: 3)
    }
  }
}
