import ArgumentParser
import OrderedCollections
import SwiftUI
import WidgetKit

#if canImport(Tides)
  #error("a module of another extension is seen")
#endif

struct Entry: TimelineEntry {
  let date: Date
  let sums: OrderedDictionary<String, Int>
}

struct Provider: TimelineProvider {
  private var entry: Entry { Entry(date: .now, sums: ["Ropes": 12, "Tar": 30]) }

  func placeholder(in context: Context) -> Entry { entry }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(entry) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct LedgerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ledger", provider: Provider()) { entry in
      VStack(alignment: .leading) {
        Text(ExitCode.validationFailure.rawValue == 64 ? "Ledger" : "?").font(.headline)
        ForEach(entry.sums.elements, id: \.key) { Text("\($0.key) \($0.value)") }
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main struct LedgerBundle: WidgetBundle {
  var body: some Widget { LedgerWidget() }
}
