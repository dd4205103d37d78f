import SwiftUI
import SystemLibrary
import WidgetKit

extension SystemReading {
  /// Load, memory and the fullest disk.
  var summary: [SystemMetric] { metrics + diskMetrics.prefix(1) }
}

extension SystemReading.Battery {
  /// The closest system symbol.
  var symbol: String {
    switch level {
    case ..<0.13: "battery.0"
    case ..<0.38: "battery.25"
    case ..<0.63: "battery.50"
    case ..<0.88: "battery.75"
    default: "battery.100"
    }
  }
}

/// The load on a ring that is full when all processors are busy; the memory if the load is unknown.
struct CircularSystem: View {
  let entry: SystemEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let metric = entry.reading.summary.first {
        if let share = metric.share { WidgetRing(value: share) }
        VStack(spacing: 0) {
          Image(systemName: metric.symbol)
            .font(.system(size: 11, weight: .semibold))
            .accessibilityHidden(true)
          metric.value
            .font(.system(size: 14, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.6)
        }
        .padding(.horizontal, 9)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("\(metric.name) \(metric.value)"))
      } else {
        Image(systemName: "cpu").font(.title2).accessibilityLabel(Text("No readings"))
      }
    }
  }
}

/// A line with a bar for each of load, memory and disk.
struct RectangularSystem: View {
  let entry: SystemEntry
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if entry.reading.summary.isEmpty {
      Text("No readings").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
        ForEach(entry.reading.summary) { metric in
          GridRow {
            Image(systemName: metric.symbol)
              .font(.caption)
              .widgetAccentable()
              .accessibilityLabel(metric.name)
            MetricBar(share: metric.share ?? 0, color: metric.ink(in: scheme), height: 6)
            metric.value
              .font(.subheadline.weight(.medium))
              .monospacedDigit()
              .lineLimit(1)
              .gridColumnAlignment(.trailing)
          }
        }
      }
      .padding(.horizontal, 5)
      .frame(maxHeight: .infinity)
    }
  }
}

/// One line next to the clock.
struct InlineSystem: View {
  let entry: SystemEntry

  var body: some View {
    let summary = entry.reading.metrics
    if let first = summary.first {
      if let second = summary.dropFirst().first {
        ViewThatFits(in: .horizontal) {
          Label("\(first.name) \(first.value), \(second.name) \(second.value)", systemImage: first.symbol)
          Label("\(first.name) \(first.value)", systemImage: first.symbol)
        }
      } else {
        Label("\(first.name) \(first.value)", systemImage: first.symbol)
      }
    } else {
      Label("No readings", systemImage: "cpu")
    }
  }
}
