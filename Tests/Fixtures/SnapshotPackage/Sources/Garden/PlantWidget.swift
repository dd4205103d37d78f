import AppIntents
import SwiftUI
import WidgetKit

enum Plant: String, AppEnum, CaseIterable {
  case fern, cactus

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let caseDisplayRepresentations: [Plant: DisplayRepresentation] = [.fern: "Fern", .cactus: "Cactus"]

  var name: String { rawValue.capitalized }
  var symbol: String { self == .fern ? "leaf.fill" : "sun.max.fill" }
  var daysBetweenWatering: Int { self == .fern ? 2 : 21 }
}

struct PlantIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Plant"

  @Parameter(title: "Plant", default: .fern) var plant: Plant
  @Parameter(title: "Shows the date", default: true) var showsDate: Bool

  init() {}

  init(plant: Plant, showsDate: Bool = true) { (self.plant, self.showsDate) = (plant, showsDate) }
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  func perform() async throws -> some IntentResult { .result() }
}

struct PlantEntry: TimelineEntry {
  let date: Date
  let configuration: PlantIntent
}

struct PlantProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PlantEntry { PlantEntry(date: context.date, configuration: PlantIntent()) }

  func snapshot(for configuration: PlantIntent, in context: Context) async -> PlantEntry {
    PlantEntry(date: context.date, configuration: configuration)
  }

  func timeline(for configuration: PlantIntent, in context: Context) async -> Timeline<PlantEntry> {
    Timeline(entries: [PlantEntry(date: context.date, configuration: configuration)], policy: .never)
  }
}

/// A plant that the person chooses, and a button.
struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "plant", intent: PlantIntent.self, provider: PlantProvider()) { entry in
      PlantView(entry: entry).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

struct PlantView: View {
  let entry: PlantEntry

  private var plant: Plant { entry.configuration.plant }

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: plant.symbol).font(.largeTitle).foregroundStyle(Color.leaf)
      Text(plant.name).font(.headline)
      if entry.configuration.showsDate {
        Text(entry.date, format: .dateTime.day().month()).font(.caption).foregroundStyle(.secondary)
      }
      Button("Water", intent: WaterIntent()).font(.caption)
    }
  }
}

#Preview("Cactus", as: .systemSmall, using: PlantIntent(plant: .cactus)) {
  PlantWidget()
} timeline: {
  PlantEntry(date: Date(timeIntervalSince1970: 1_767_260_460), configuration: PlantIntent(plant: .cactus))
  PlantEntry(
    date: Date(timeIntervalSince1970: 1_767_346_860), configuration: PlantIntent(plant: .cactus, showsDate: false))
}
