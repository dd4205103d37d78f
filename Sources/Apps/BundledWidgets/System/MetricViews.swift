import SwiftUI
import SystemLibrary

/// Name and value over a bar.
struct MetricRow: View {
  let metric: SystemMetric
  /// Whether the detailed value is shown.
  var isWide = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .caption) private var symbolWidth: CGFloat = 16

  /// In a narrow row, large type needs the space.
  private var hasSymbol: Bool { isWide || typeSize <= .xxLarge }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 5) {
        if hasSymbol {
          Image(systemName: metric.symbol)
            .font(.caption)
            .foregroundStyle(ink)
            .widgetAccentable()
            .frame(width: symbolWidth)
            .accessibilityHidden(true)
        }
        metric.name
          .font(.footnote.weight(.semibold))
          .layoutPriority(1)
        Spacer(minLength: 4)
        if isWide, let detail = metric.detail {
          // Left out if it does not fit.
          ViewThatFits(in: .horizontal) {
            detail.font(.caption).foregroundStyle(.detail).padding(.trailing, 4)
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

/// A value without a maximum.
private struct SystemFact: Identifiable {
  let id: String
  let name: Text
  let symbol: String
  let value: Text
}

extension SystemEntry {
  /// Temperature, battery and uptime, as far as known.
  fileprivate var facts: [SystemFact] {
    let temperature = reading.temperature.map {
      SystemFact(id: "temperature", name: Text("Temperature"), symbol: "thermometer.medium", value: $0.degrees)
    }
    let battery = reading.battery.map {
      SystemFact(
        id: "battery", name: Text("Battery"), symbol: $0.isCharging ? "battery.100.bolt" : $0.symbol,
        value: Text($0.level, format: .percent.precision(.fractionLength(0))))
    }
    let uptime = reading.uptime.map {
      SystemFact(id: "uptime", name: Text("Running"), symbol: "clock", value: $0.length)
    }
    return [temperature, battery, uptime].compactMap(\.self)
  }
}

/// As many facts as fit on a line, each a symbol next to a value.
struct SystemFacts: View {
  let entry: SystemEntry

  var body: some View {
    let facts = entry.facts
    ViewThatFits(in: .horizontal) {
      ForEach((0...facts.count).reversed(), id: \.self) { count in
        HStack(spacing: 12) {
          ForEach(facts.prefix(count)) { fact in
            HStack(spacing: 3) {
              Image(systemName: fact.symbol).widgetAccentable().accessibilityLabel(fact.name)
              fact.value.monospacedDigit()
            }
          }
        }
      }
    }
    .font(.caption.weight(.medium))
    .foregroundStyle(.detail)
    .lineLimit(1)
  }
}

/// The facts in columns, each with its name above it.
struct NamedSystemFacts: View {
  let entry: SystemEntry

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(entry.facts) { fact in
        VStack(alignment: .leading, spacing: 1) {
          fact.name
            .font(.caption)
            .foregroundStyle(.detail)
          fact.value.font(.footnote.weight(.semibold))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

extension Double {
  /// A temperature in degrees Celsius: `47 °C`.
  var degrees: Text {
    Text(self, format: .number.precision(.fractionLength(0))) + Text(verbatim: "\u{202F}°C")
  }

  /// A duration in seconds: `12 days, 5 hr`, or `5 hr, 20 min`.
  var length: Text {
    let units: Set<Duration.UnitsFormatStyle.Unit> = self < 86_400 ? [.hours, .minutes] : [.days, .hours]
    return Text(
      Duration.seconds(self < 86_400 ? self : (self / 3600).rounded(.down) * 3600),
      format: .units(allowed: units, width: .narrow, maximumUnitCount: 2))
  }
}
