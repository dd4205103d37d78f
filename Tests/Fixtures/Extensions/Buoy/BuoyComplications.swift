import AppIntents
import SwiftUI
import WidgetKit

struct BuoyEntry: TimelineEntry {
  var date: Date
  var waves: Double
}

struct BuoyProvider: TimelineProvider {
  func placeholder(in context: Context) -> BuoyEntry { BuoyEntry(date: .now, waves: 1) }

  func getSnapshot(in context: Context, completion: @escaping (BuoyEntry) -> Void) {
    completion(BuoyEntry(date: .now, waves: 1.4))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BuoyEntry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}

struct BuoyView: View {
  @Environment(\.widgetFamily) var family
  var entry: BuoyEntry

  private var height: String { entry.waves.formatted(.number.precision(.fractionLength(1))) }

  var body: some View {
    // The families of a watch are all that its sources name.
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.waves, in: 0...4) {
        Text("m")
      } currentValueLabel: {
        Text(height)
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryCorner:
      Image(systemName: "water.waves")
        .font(.title2)
        .widgetLabel { Text("\(height) m") }
    case .accessoryRectangular:
      AccessoryWidgetGroup("Waves") {
        ForEach([0.5, entry.waves, 2.5], id: \.self) { wave in
          Gauge(value: wave, in: 0...4) {
            Text("m")
          } currentValueLabel: {
            Text(wave, format: .number)
          }
          .gaugeStyle(.accessoryCircularCapacity)
        }
      }
      .accessoryWidgetGroupStyle(.circular)
    case .accessoryInline:
      Text("Waves \(height) m")
    }
  }
}

struct BuoyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Buoy", provider: BuoyProvider()) { entry in
      BuoyView(entry: entry)
        .containerBackground(.blue.gradient, for: .widget)
    }
    .configurationDisplayName("Buoy")
    .supportedFamilies([.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline])
  }
}

struct WatchIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Watch" }

  @Parameter(title: "Hours", default: 4, inclusiveRange: (1, 12))
  var hours: Int
}

struct WatchEntry: RelevanceEntry {
  var hours: Int
}

struct WatchProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<WatchIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: WatchIntent(), context: .date(from: .now, to: .now.addingTimeInterval(3600)))
    ])
  }

  func entry(configuration: WatchIntent, context: Context) async throws -> WatchEntry {
    WatchEntry(hours: configuration.hours)
  }

  func placeholder(context: Context) -> WatchEntry { WatchEntry(hours: 0) }
}

struct WatchWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "Watch", provider: WatchProvider()) { entry in
      Label("Watch of \(entry.hours) hours", systemImage: "binoculars")
    }
    .configurationDisplayName("Watch")
  }
}

@main
struct BuoyComplications: WidgetBundle {
  var body: some Widget {
    BuoyWidget()
    WatchWidget()
  }
}

#Preview("Corner", as: .accessoryCorner) {
  BuoyWidget()
} timeline: {
  BuoyEntry(date: .now, waves: 0.3)
}

#Preview("On watch") {
  WatchWidget()
} relevanceEntries: {
  WatchEntry(hours: 4)
}

#Preview {
  WatchWidget()
} relevanceProvider: {
  WatchProvider()
}
