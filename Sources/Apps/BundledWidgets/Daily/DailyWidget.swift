import AppIntents
import SwiftUI
import WidgetKit

/// The daily recommendation: an image, two lines, and units.
struct DailyWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "daily", intent: DailyIntent.self, provider: DailyProvider()) { entry in
      DailyWidgetView(entry: entry)
        .dynamicTypeSize(...DailyWidgetView.largestType)
        .widgetURL(entry.link)
        .containerBackground(for: .widget) {
          DailyBackdrop(entry: entry).dynamicTypeSize(...DailyWidgetView.largestType)
        }
    }
    .configurationDisplayName("Daily Recommendation")
    .description("Something new every day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

/// Selects the layout of the family.
private struct DailyWidgetView: View {
  /// At larger sizes two lines would not fit.
  static let largestType = DynamicTypeSize.accessibility1

  @Environment(\.widgetFamily) private var family
  let entry: DailyEntry

  var body: some View {
    switch family {
    case .systemMedium: DailyMediumView(entry: entry)
    case .systemLarge: DailyLargeView(entry: entry)
    default: DailySmallView(entry: entry)
    }
  }
}
