import SwiftUI
import SystemLibrary

/// Name and value over a bar.
struct MetricRow: View {
  let metric: SystemMetric
  /// Whether the value is told in more words.
  var isWide = false
  @Environment(\.colorScheme) private var scheme
  @ScaledMetric(relativeTo: .caption) private var symbolWidth: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 5) {
        Image(systemName: metric.symbol)
          .font(.caption)
          .foregroundStyle(ink)
          .widgetAccentable()
          .frame(width: symbolWidth)
          .accessibilityHidden(true)
        metric.name
          .font(.footnote.weight(.semibold))
          .layoutPriority(1)
        Spacer(minLength: 4)
        if isWide, let detail = metric.detail {
          // As a whole, or not at all.
          ViewThatFits(in: .horizontal) {
            detail.font(.caption).foregroundStyle(.detail)
            Color.clear.frame(width: 0, height: 1)
          }
        }
        metric.value
          .font(.footnote.weight(.semibold))
          .foregroundStyle(metric.isFull ? ink : .primary)
          .monospacedDigit()
          .frame(minWidth: isWide ? 40 : nil, alignment: .trailing)
          .layoutPriority(2)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      if let share = metric.share { MetricBar(share: share, color: ink) }
    }
    .accessibilityElement(children: .combine)
  }

  private var ink: Color { metric.ink(in: scheme) }
}

/// A bar, five points high.
struct MetricBar: View {
  let share: Double
  let color: Color
  var height: CGFloat = 5

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width * min(max(share, 0), 1)
      ZStack(alignment: .leading) {
        Capsule().fill(.primary.opacity(0.12))
        Capsule()
          .fill(color)
          .frame(width: max(height, width))
          .widgetAccentable()
      }
    }
    .frame(height: height)
    .accessibilityHidden(true)
  }
}

/// Temperature, battery, and since when the machine runs: as many as it tells.
struct SystemFacts: View {
  let entry: SystemEntry
  /// Whether each has its name above it.
  var isNamed = false

  var body: some View {
    HStack(alignment: .top, spacing: isNamed ? 8 : 10) {
      if let degrees = entry.reading.temperature {
        SystemFact(name: Text("Temperature"), symbol: "thermometer.medium", value: degrees.degrees, isNamed: isNamed)
      }
      if let battery = entry.reading.battery {
        SystemFact(
          name: Text("Battery"), symbol: battery.isCharging ? "battery.100.bolt" : battery.symbol,
          value: Text(battery.level, format: .percent.precision(.fractionLength(0))), isNamed: isNamed)
      }
      if let uptime = entry.reading.uptime {
        SystemFact(name: Text("Running"), symbol: "clock", value: uptime.length, isNamed: isNamed)
      }
    }
  }
}

/// A symbol beside a value, or a value under its name.
private struct SystemFact: View {
  let name: Text
  let symbol: String
  let value: Text
  let isNamed: Bool

  var body: some View {
    Group {
      if isNamed {
        VStack(alignment: .leading, spacing: 1) {
          HStack(spacing: 4) {
            Image(systemName: symbol).widgetAccentable().accessibilityHidden(true)
            name
          }
          .font(.caption)
          .foregroundStyle(.detail)
          value.font(.footnote.weight(.semibold))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(spacing: 3) {
          Image(systemName: symbol).widgetAccentable().accessibilityLabel(name)
          value.monospacedDigit()
        }
        .font(.caption.weight(.medium))
        .foregroundStyle(.detail)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

extension Double {
  /// Of a temperature in degrees Celsius: `47 °C`.
  var degrees: Text {
    Text(self, format: .number.precision(.fractionLength(0))) + Text(verbatim: "\u{202F}°C")
  }

  /// Of seconds: `12 days, 5 hr`, or `5 hr, 20 min`.
  var length: Text {
    let units: Set<Duration.UnitsFormatStyle.Unit> = self < 86_400 ? [.hours, .minutes] : [.days, .hours]
    return Text(
      Duration.seconds(self < 86_400 ? self : (self / 3600).rounded(.down) * 3600),
      format: .units(allowed: units, width: .narrow, maximumUnitCount: 2))
  }
}
