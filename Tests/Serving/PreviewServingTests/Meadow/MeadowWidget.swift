import AppIntents
import SwiftUI
import WidgetKit

@main
struct MeadowWidgets: WidgetBundle {
  var body: some Widget { MeadowWidget() }
}

struct MeadowEntry: TimelineEntry {
  let date: Date
  let flowers: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(flowers)) }
}

struct MeadowProvider: TimelineProvider {
  func placeholder(in context: Context) -> MeadowEntry { MeadowEntry(date: .now, flowers: 3) }

  func getSnapshot(in context: Context, completion: @escaping (MeadowEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MeadowEntry>) -> Void) {
    let now = Date.now
    let entries = (0..<6).map { hour in
      MeadowEntry(date: now.addingTimeInterval(Double(hour) * 3600), flowers: MeadowStore.watered + hour)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct MeadowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "meadow", provider: MeadowProvider()) { entry in
      MeadowView(entry: entry).containerBackground(MeadowView.ground, for: .widget)
    }
    .configurationDisplayName("Meadow")
    .description("Flowers that grow by the hour.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// Waters the meadow once.
struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  func perform() async throws -> some IntentResult {
    MeadowStore.watered += 10
    return .result()
  }
}

enum MeadowStore {
  private static let defaults = UserDefaults(suiteName: "group.meadow")

  static var watered: Int {
    get { defaults?.integer(forKey: "watered") ?? 0 }
    set { defaults?.set(newValue, forKey: "watered") }
  }
}
