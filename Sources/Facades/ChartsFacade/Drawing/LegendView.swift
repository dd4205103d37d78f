import SwiftUI

/// A chart with its legend.
struct LegendFrame<Content: View>: View {
  let styles: StyleScales
  let legend: ChartSettings.Legend
  @ViewBuilder let chart: Content

  private var spacing: CGFloat { legend.spacing ?? 6 }

  private var isShown: Bool {
    legend.visibility != .hidden && (legend.content != nil || !styles.legend.isEmpty || styles.gradient != nil)
  }

  var body: some View {
    if isShown { framed } else { chart }
  }

  @ViewBuilder private var framed: some View {
    switch legend.position.kind {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      VStack(alignment: along, spacing: spacing) {
        chart
        row
      }
    case .top, .topLeading, .topTrailing:
      VStack(alignment: along, spacing: spacing) {
        row
        chart
      }
    case .leading:
      HStack(alignment: upright, spacing: spacing) {
        column
        chart
      }
    case .trailing:
      HStack(alignment: upright, spacing: spacing) {
        chart
        column
      }
    case .overlay: chart.overlay(alignment: legend.alignment ?? .center) { row }
    }
  }

  private var along: HorizontalAlignment {
    if let alignment = legend.alignment { return alignment.horizontal }
    switch legend.position.kind {
    case .bottomTrailing, .topTrailing: return .trailing
    default: return .leading
    }
  }

  private var upright: VerticalAlignment { legend.alignment?.vertical ?? .center }

  @ViewBuilder private var row: some View {
    if let content = legend.content {
      content
    } else {
      LegendRows(alignment: along) { entries }
    }
  }

  @ViewBuilder private var column: some View {
    if let content = legend.content {
      content
    } else {
      VStack(alignment: .leading, spacing: 4) { entries }.fixedSize()
    }
  }

  private var entries: some View {
    Group {
      if let gradient = styles.gradient { GradientLegend(gradient: gradient) }
      ForEach(styles.legend, id: \.value) { entry in
        HStack(spacing: 4) {
          if let line = entry.line {
            LegendLine().stroke(entry.style, style: line).frame(width: 16, height: 7)
          } else {
            LegendSymbol(symbol: entry.symbol).fill(entry.style).frame(width: 7, height: 7)
          }
          Text(verbatim: entry.value.text).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}

/// The colours of numbers, from the least to the greatest.
private struct GradientLegend: View {
  let gradient: (colors: [Color], ends: ClosedRange<Double>, isTime: Bool)
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 4) {
      end(gradient.ends.lowerBound)
      LinearGradient(colors: gradient.colors, startPoint: .leading, endPoint: .trailing)
        .frame(width: 60, height: 7).clipShape(Capsule())
      end(gradient.ends.upperBound)
    }
  }

  private func end(_ number: Double) -> some View {
    let date = Date(timeIntervalSinceReferenceDate: number)
    let text =
      gradient.isTime
      ? date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
      : number.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
    return Text(verbatim: text).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
  }
}

private struct LegendSymbol: Shape {
  let symbol: AnyChartSymbolShape

  func path(in rect: CGRect) -> Path { symbol.outline(in: rect) }
}

private struct LegendLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
