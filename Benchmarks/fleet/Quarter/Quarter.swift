import AppIntents
import SwiftUI
import WidgetKit

/// A widget for the benchmarks of a fleet: its picture changes every quarter of an hour, at a second of its own.
@main
struct QuarterBundle: WidgetBundle {
  var body: some Widget { QuarterWidget() }
}

struct QuarterIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Quarter"

  /// The seconds after a quarter of an hour at which the picture changes.
  @Parameter(title: "Phase", default: 0) var phase: Int
  /// The entries of a timeline: 1 to draw each picture at its date.
  @Parameter(title: "Entries", default: 1) var entries: Int
  /// What distinguishes the pictures of this widget from others.
  @Parameter(title: "Name", default: 0) var name: Int
  /// How many times as fast as the machine's the clock is that the widget goes by, since its epoch in seconds after 1970.
  @Parameter(title: "Speed", default: 1) var speed: Int
  @Parameter(title: "Epoch", default: 0) var epoch: Int

  init() {}
}

struct QuarterEntry: TimelineEntry {
  let date: Date
  let name: Int
}

struct QuarterProvider: AppIntentTimelineProvider {
  private let length: TimeInterval = 900

  func placeholder(in context: Context) -> QuarterEntry { QuarterEntry(date: .now, name: 0) }

  func snapshot(for intent: QuarterIntent, in context: Context) async -> QuarterEntry {
    QuarterEntry(date: .now, name: intent.name)
  }

  func timeline(for intent: QuarterIntent, in context: Context) async -> Timeline<QuarterEntry> {
    let phase = TimeInterval(intent.phase)
    let epoch = TimeInterval(intent.epoch)
    let now = epoch + (Date.now.timeIntervalSince1970 - epoch) * TimeInterval(intent.speed)
    let first = ((now - phase) / length).rounded(.down) * length + phase
    let dates = (0..<max(intent.entries, 1)).map { Date(timeIntervalSince1970: first + TimeInterval($0) * length) }
    let entries = dates.map { QuarterEntry(date: $0, name: intent.name) }
    return Timeline(entries: entries, policy: .after(dates[dates.count - 1] + length))
  }
}

struct QuarterView: View {
  let entry: QuarterEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Frame \(entry.name)").font(.caption).foregroundStyle(.secondary)
      Text(entry.date, format: .dateTime.hour().minute().second()).font(.title2.bold())
      Spacer(minLength: 0)
      ProgressView(value: Double(entry.name % 97) / 96)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(Color(hue: Double(entry.name % 360) / 360, saturation: 0.25, brightness: 0.97), for: .widget)
  }
}

struct QuarterWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "quarter", intent: QuarterIntent.self, provider: QuarterProvider()) { entry in
      QuarterView(entry: entry)
    }
    .configurationDisplayName("Quarter")
    .supportedFamilies([.systemSmall])
  }
}
