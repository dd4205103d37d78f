import SwiftUI
import SystemLibrary

/// The machine's name over load, memory and the fullest disk.
struct SmallSystem: View {
  let entry: SystemEntry
  var showsHeat = true

  var body: some View {
    ViewThatFits(in: .vertical) {
      SmallSystemStack(entry: entry, rows: 3, hasName: true, showsHeat: showsHeat)
      SmallSystemStack(entry: entry, rows: 3, hasName: false, showsHeat: showsHeat)
      SmallSystemStack(entry: entry, rows: 2, hasName: false, showsHeat: showsHeat)
      SmallSystemStack(entry: entry, rows: 1, hasName: false, showsHeat: showsHeat)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct SmallSystemStack: View {
  let entry: SystemEntry
  let rows: Int
  let hasName: Bool
  let showsHeat: Bool

  private var metrics: ArraySlice<SystemMetric> { entry.reading.summary.prefix(rows) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasName {
        HStack(spacing: 4) {
          MachineName(entry: entry).font(.footnote.weight(.semibold))
          Spacer(minLength: 4)
          if showsHeat {
            entry.reading.temperature?.degrees
              .font(.footnote.weight(.medium))
              .foregroundStyle(.detail)
              .lineLimit(1)
              .layoutPriority(1)
          }
        }
      }
      // Spaced as far apart as fits.
      ForEach(metrics) { metric in
        if hasName || metric.id != metrics.first?.id { Spacer(minLength: 6) }
        MetricRow(metric: metric)
      }
    }
  }
}

private struct MachineName: View {
  let entry: SystemEntry

  var body: some View {
    Group {
      if entry.reading.name.isEmpty { Text("System") } else { Text(verbatim: entry.reading.name) }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }
}

/// Load, memory and disk on the left, the load of the last hours on the right.
struct MediumSystem: View {
  let entry: SystemEntry

  var body: some View {
    HStack(spacing: 18) {
      SmallSystem(entry: entry, showsHeat: false)
        .frame(maxWidth: .infinity)
      VStack(alignment: .leading, spacing: 8) {
        SystemFacts(entry: entry)
          .frame(maxWidth: .infinity, minHeight: 16, alignment: .trailing)
        LoadChart(entry: entry, hours: 6)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// The load of a day over all values with a used share.
struct LargeSystem: View {
  let entry: SystemEntry

  /// Swap space comes last, because it matters least.
  private var metrics: [SystemMetric] {
    entry.reading.metrics + entry.reading.diskMetrics + [entry.reading.swapMetric].compactMap(\.self)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("System")
          .font(.footnote.weight(.semibold))
          .textCase(.uppercase)
          .foregroundStyle(.detail)
        MachineName(entry: entry).font(.title2.bold())
      }
      .fixedSize(horizontal: false, vertical: true)
      if entry.reading.load != nil {
        LoadChart(entry: entry, hours: 24).frame(minHeight: 80, maxHeight: .infinity)
      }
      ViewThatFits(in: .vertical) {
        ForEach((1...5).reversed(), id: \.self) { count in
          VStack(spacing: 9) {
            ForEach(metrics.prefix(count)) { MetricRow(metric: $0, isWide: true) }
          }
        }
      }
      // The chart takes the remaining space.
      .layoutPriority(1)
      Divider()
      NamedSystemFacts(entry: entry)
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
