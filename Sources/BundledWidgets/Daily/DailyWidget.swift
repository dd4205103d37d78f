import AppIntents
import SwiftUI
import WidgetKit

/// Something new every day: a picture, two lines, and what is recommended.
struct DailyWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "daily", intent: DailyIntent.self, provider: DailyProvider()) { entry in
      DailyWidgetView(entry: entry)
        .widgetURL(entry.link)
        .containerBackground(for: .widget) { DailyBackdrop(entry: entry) }
    }
    .configurationDisplayName("Daily Recommendation")
    .description("Something new every day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

/// Chooses the layout of the family. Without units there is room for the two lines alone.
private struct DailyWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: DailyEntry

  var body: some View {
    switch family {
    case .systemMedium where !entry.units.isEmpty: DailyMediumView(entry: entry)
    case .systemLarge where !entry.units.isEmpty: DailyLargeView(entry: entry)
    default: DailySmallView(entry: entry)
    }
  }
}
