import SwiftUI
import SystemLibrary
import WidgetKit

/// The state of this machine: load, memory, disks, temperature, battery and uptime.
struct SystemWidget: Widget {
  var provider = SystemProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "system", provider: provider) { entry in
      SystemView(entry: entry)
        .containerBackground(for: .widget) { Color.widgetBackground }
    }
    .configurationDisplayName("System")
    .description("Load, memory and disks of this machine.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// Selects the layout of the family.
private struct SystemView: View {
  let entry: SystemEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: CircularSystem(entry: entry)
    case .accessoryRectangular: RectangularSystem(entry: entry).dynamicTypeSize(...DynamicTypeSize.large)
    case .accessoryInline: InlineSystem(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge)
    default:
      Group {
        if entry.reading.isEmpty {
          NoReadings()
        } else if family == .systemMedium {
          MediumSystem(entry: entry)
        } else if family == .systemLarge {
          LargeSystem(entry: entry)
        } else {
          SmallSystem(entry: entry)
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
  }
}

/// A machine without `/proc` and `/sys`.
private struct NoReadings: View {
  var body: some View {
    EmptyState(reason: Text("No readings")) {
      Image(systemName: "cpu").foregroundStyle(.detail)
    } hint: {
      Text("This machine does not say how it is.")
        .font(.caption)
        .foregroundStyle(.detail)
        .minimumScaleFactor(0.8)
    }
  }
}
