import AppIntents
import SwiftUI
import WidgetKit

struct OrchardEntry: TimelineEntry {
  let date: Date
  let configuration: OrchardIntent
  var picked = 5
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(picked)) }
}

struct OrchardProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> OrchardEntry {
    OrchardEntry(date: .now, configuration: OrchardIntent(tree: Tree.all[0]))
  }

  func snapshot(for configuration: OrchardIntent, in context: Context) async -> OrchardEntry {
    OrchardEntry(date: .now, configuration: configuration)
  }

  func timeline(for configuration: OrchardIntent, in context: Context) async -> Timeline<OrchardEntry> {
    let now = Date.now
    let entries = (0..<3).map { hour in
      OrchardEntry(
        date: Calendar.current.date(byAdding: .hour, value: hour, to: now) ?? now, configuration: configuration,
        picked: hour + 1)
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3 * 3600)))
  }

  func recommendations() -> [AppIntentRecommendation<OrchardIntent>] {
    Tree.all.map { AppIntentRecommendation(intent: OrchardIntent(tree: $0), description: $0.name) }
  }
}

struct OrchardWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "OrchardWidget", intent: OrchardIntent.self, provider: OrchardProvider()) { entry in
      OrchardView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Orchard")
    .description("One tree and its fruit.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
  }
}

struct OrchardView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  let entry: OrchardEntry

  private var name: String { entry.configuration.tree?.name ?? "—" }

  var body: some View {
    switch family {
    case .systemSmall:
      small.padding(margins)
    case .systemMedium, .systemLarge, .systemExtraLarge:
      HStack(alignment: .top) {
        small
        details
      }
      .padding(margins)
    case .accessoryCircular:
      Gauge(value: entry.configuration.sugar, in: 0...30) {
        Image(systemName: "drop.fill")
      } currentValueLabel: {
        Text(entry.configuration.sugar, format: .number.precision(.fractionLength(1)))
      }
      .gaugeStyle(.accessoryCircular)
      .widgetAccentable()
    case .accessoryRectangular:
      ZStack {
        AccessoryWidgetBackground()
          .clipShape(RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading) {
          Label(name, systemImage: "tree.fill")
            .font(.headline)
            .widgetAccentable()
          Gauge(value: Double(entry.picked), in: 0...10) { Text("Picked") }
            .gaugeStyle(.accessoryLinearCapacity)
        }
        .padding(4)
      }
    case .accessoryInline:
      Label("\(entry.picked) apples", systemImage: "leaf")
    @unknown default:
      EmptyView()
    }
  }

  private var small: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.headline).foregroundStyle(.green)
      Text("\(entry.picked) apples").font(.subheadline)
      Text(entry.date, style: .timer).monospacedDigit().font(.caption)
      Spacer(minLength: 0)
      Button(intent: PickIntent(tree: name)) {
        Label("Pick", systemImage: "plus")
      }
      .buttonStyle(.borderedProminent)
      .tint(.green)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(entry.configuration.fruit.localizedStringResource)
      Text(verbatim: "\(entry.configuration.basket), \(entry.configuration.crate)")
      ForEach(entry.configuration.others ?? []) { tree in
        Text(tree.name).invalidatableContent()
      }
      if entry.configuration.showsDate, let planted = entry.configuration.planted {
        Text(planted, format: .dateTime.year().month(.wide).day())
      }
      if let weight = entry.configuration.weight {
        Text(weight.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
      }
      if let page = entry.configuration.page { Link("Page", destination: page) }
      Toggle("Water", isOn: entry.configuration.rows > 3, intent: WaterIntent())
    }
    .font(.caption)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
