import SwiftUI
import WidgetKit

/// A bed, and how wet its soil is, from 0 to 1.
struct Bed: Codable, Hashable, Identifiable {
  let id: String
  let name: String
  let moisture: Double

  var isDry: Bool { moisture < 0.35 }
}

struct WateringEntry: TimelineEntry {
  let date: Date
  let beds: [Bed]

  static let beds = [
    Bed(id: "herbs", name: "Herbs", moisture: 0.22), Bed(id: "beans", name: "Beans", moisture: 0.58),
    Bed(id: "squash", name: "Squash", moisture: 0.81),
  ]
}

/// Takes the time of the context: what asks `Date()` shows another day tomorrow.
struct WateringProvider: TimelineProvider {
  func placeholder(in context: Context) -> WateringEntry {
    WateringEntry(date: context.date, beds: WateringEntry.beds)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (WateringEntry) -> Void) {
    completion(WateringEntry(date: context.date, beds: WateringEntry.beds))
  }

  /// The soil dries by a tenth in three hours.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<WateringEntry>) -> Void) {
    completion(Self.timeline(from: context.date))
  }

  static func timeline(from date: Date) -> Timeline<WateringEntry> {
    let entries = (0..<3).map { step in
      let beds = WateringEntry.beds.map { bed in
        Bed(id: bed.id, name: bed.name, moisture: max(0, bed.moisture - 0.1 * Double(step)))
      }
      return WateringEntry(date: date.addingTimeInterval(Double(step) * 3 * 3600), beds: beds)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

/// Which bed needs water.
struct WateringWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "watering", provider: WateringProvider()) { entry in
      WateringView(entry: entry).containerBackground(for: .widget) {
        LinearGradient(colors: [.leaf.opacity(0.25), .leaf.opacity(0.05)], startPoint: .top, endPoint: .bottom)
      }
    }
    .configurationDisplayName("Watering")
    .description("Which bed needs water.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct WateringView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WateringEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Water today", systemImage: "drop.fill").font(.headline).foregroundStyle(Color.leaf)
      ForEach(entry.beds.prefix(family == .systemSmall ? 2 : 3)) { bed in
        if let url = URL(string: "garden://bed/\(bed.id)") {
          Link(destination: url) { BedRow(bed: bed) }
        }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A bed's name over a bar.
struct BedRow: View {
  let bed: Bed

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Text(bed.name).font(.caption.weight(.medium))
        Spacer()
        Text(bed.moisture, format: .percent).font(.caption2).foregroundStyle(.secondary)
      }
      Capsule().fill(.quaternary).frame(height: 6).overlay(alignment: .leading) {
        GeometryReader { bar in
          Capsule().fill(bed.isDry ? Color.orange : .leaf).frame(width: bar.size.width * bed.moisture)
        }
      }
    }
    .foregroundStyle(Color.primary)
  }
}

extension Color {
  static let leaf = Color(red: 0.16, green: 0.55, blue: 0.3)
}
