import AppIntents
import SwiftUI
import WidgetKit

/// The time, the date, and the time in a second zone.
struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "clock", intent: ClockIntent.self, provider: ClockProvider()) { entry in
      ClockView(entry: entry)
        .containerBackground(for: .widget) { ClockSky(date: entry.date, hasHills: true) }
    }
    .configurationDisplayName("Clock")
    .description("The time and the date, here and somewhere else.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// Selects the layout of the family.
private struct ClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: CircularClock(entry: entry).onLockScreen()
    case .accessoryRectangular:
      RectangularClock(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge).onLockScreen()
    case .accessoryInline: InlineClock(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge).onLockScreen()
    case .systemMedium: MediumClock(entry: entry).onSky()
    case .systemLarge: LargeClock(entry: entry).onSky()
    default: SmallClock(entry: entry).onSky()
    }
  }
}

extension View {
  /// The colours of the dark scheme: Lock Screens are dark, and so is the sky where it is shown behind.
  fileprivate func onLockScreen() -> some View { environment(\.colorScheme, .dark) }

  /// Text of limited size: the sky is dark in both schemes, and at every hour.
  fileprivate func onSky() -> some View {
    onDarkGround()
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}
