import SwiftUI
import WidgetKit

struct HarvestEntry: TimelineEntry {
  let date: Date
}

/// A provider with async functions and nothing to set.
struct HarvestProvider: TimelineProvider {
  func placeholder(in context: Context) -> HarvestEntry { .init(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (HarvestEntry) -> Void) {
    Task { completion(await now()) }
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HarvestEntry>) -> Void) {
    Task {
      completion(Timeline(entries: [await now()], policy: .never))
    }
  }

  private func now() async -> HarvestEntry { HarvestEntry(date: .now) }
}

struct HarvestWidget: Widget {
  let end = Date(timeIntervalSince1970: 4_102_444_800)

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HarvestWidget", provider: HarvestProvider()) { entry in
      VStack(alignment: .leading, spacing: 8) {
        Text("Harvest ends")
          .font(.caption)
          .textCase(.uppercase)
        Text(timerInterval: entry.date...entry.date.addingTimeInterval(9000), countsDown: true)
          .font(.title2.monospacedDigit())
        Text(end, style: .relative)
        Text(end, style: .date)
        ProgressView(timerInterval: entry.date.addingTimeInterval(-3600)...entry.date.addingTimeInterval(3600)) {
          Text("Day")
        } currentValueLabel: {
          EmptyView()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.orange.opacity(0.6), .yellow.opacity(0.3)], startPoint: .top, endPoint: .bottom)
      }
    }
    .configurationDisplayName("Harvest")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
