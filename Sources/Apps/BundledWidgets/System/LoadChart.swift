import SwiftUI
import SystemLibrary

/// The load of the last hours as an area under a line; a dashed line marks the number of processors.
struct LoadChart: View {
  let entry: SystemEntry
  /// The length of the chart, in hours.
  let hours: Int
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  private var length: TimeInterval { Double(hours) * 3600 }
  private var ink: Color { SystemMetric.Tone.load.ink(in: scheme) }

  /// The load at the top edge: the number of processors if it is reached, otherwise a round number above the maximum.
  private func top(of points: [CGPoint]) -> Double {
    let highest = points.map(\.y).max() ?? 0
    let steps = [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
    return steps.first { $0 >= highest * 1.1 } ?? max(highest, 1)
  }

  var body: some View {
    let points = entry.loads(of: length)
    let top = top(of: points)
    VStack(spacing: 3) {
      ZStack(alignment: .topTrailing) {
        ChartGrid(lines: 3).stroke(.primary.opacity(0.12), lineWidth: 0.5)
        HistoryArea(points: points, top: top, isClosed: true)
          .fill(LinearGradient(colors: [ink.opacity(0.45), ink.opacity(0.06)], startPoint: .top, endPoint: .bottom))
        HistoryArea(points: points, top: top, isClosed: false)
          .stroke(ink, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .widgetAccentable()
        if let last = points.last {
          ChartDot(place: CGPoint(x: last.x, y: min(last.y / top, 1))).fill(ink).widgetAccentable()
        }
        if let processors = entry.reading.processors, Double(processors) <= top {
          ChartLevel(height: Double(processors) / top)
            .stroke(.orange, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
        }
      }
      // Time runs in the direction of the text.
      .scaleEffect(x: direction == .rightToLeft ? -1 : 1, y: 1)
      .overlay(alignment: .topLeading) {
        Text(top, format: .number)
          .font(.caption2.weight(.medium))
          .foregroundStyle(.detail)
          .padding(.top, 1)
      }
      HStack {
        Text(entry.date - length, format: hours < 24 ? .dateTime.hour().minute() : .dateTime.weekday().hour().minute())
        Spacer(minLength: 4)
        Text("Now")
      }
      .font(.caption2)
      .foregroundStyle(.detail)
      .lineLimit(1)
    }
    .environment(\.dynamicTypeSize, .large)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Load of the last \(hours) hours"))
  }
}

/// The samples as a line; closed, the area below it. Gaps of more than half an hour stay open.
private struct HistoryArea: Shape {
  let points: [CGPoint]
  let top: Double
  let isClosed: Bool

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let places = points.map { point in
      CGPoint(x: rect.minX + rect.width * point.x, y: rect.maxY - rect.height * min(max(point.y / top, 0), 1))
    }
    return Path { path in
      for run in runs(of: places, gap: rect.width / 10) {
        guard let first = run.first, let last = run.last else { continue }
        if isClosed {
          path.move(to: CGPoint(x: first.x, y: rect.maxY))
          for place in run { path.addLine(to: place) }
          path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
          path.closeSubpath()
        } else {
          path.move(to: first)
          for place in run.dropFirst() { path.addLine(to: place) }
          // A single sample is a dot.
          if run.count == 1 { path.addLine(to: first) }
        }
      }
    }
  }

  private func runs(of places: [CGPoint], gap: CGFloat) -> [[CGPoint]] {
    var runs: [[CGPoint]] = []
    for place in places {
      if let last = runs.last?.last, place.x - last.x <= gap {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    return runs
  }
}

/// Horizontal grid lines.
private struct ChartGrid: Shape {
  let lines: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in 0..<lines {
        let height = rect.minY + rect.height * CGFloat(line) / CGFloat(lines - 1)
        path.move(to: CGPoint(x: rect.minX, y: height))
        path.addLine(to: CGPoint(x: rect.maxX, y: height))
      }
    }
  }
}

/// The end of the line: five points wide.
private struct ChartDot: Shape {
  /// 0…1 from the leading and the bottom edge.
  let place: CGPoint

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path(
      ellipseIn: CGRect(
        x: rect.minX + rect.width * place.x - 2.5, y: rect.maxY - rect.height * place.y - 2.5, width: 5, height: 5))
  }
}

/// One horizontal line, at a height relative to the bottom edge.
private struct ChartLevel: Shape {
  let height: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * height))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * height))
    }
  }
}
