import ChartsFacade
import Diagnostics
import Foundation
import Graphics
import Rendering
import Testing

struct ChartProxyTests {
  @Test func `an overlay is over the chart, with the positions in its plot`() async throws {
    let chart = try await DrawnChart(scale: 2) {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [5]) { AxisValueLabel { Color.clear.frame(width: 15, height: 0.1) } }
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let plot = proxy.plotFrame, let x = proxy.position(forX: "b"), let y = proxy.position(forY: 5) {
              let frame = geometry[plot]
              Color.black.frame(width: 10, height: 4).position(x: frame.minX + x, y: frame.minY + y)
            }
          }
        }
    }
    #expect(chart.picture.diagnostics.isEmpty)
    // The label and its distance take 20 points at the leading edge.
    #expect(chart.fills("000000FF") == [CGRect(x: 20 + 112.5 - 5, y: 83, width: 10, height: 4)])
  }

  @Test func `a background is behind the chart, aligned`() async throws {
    let chart = try await DrawnChart {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)).foregroundStyle(.black) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartBackground(alignment: .bottomTrailing) { _ in Color.red.frame(width: 30, height: 20) }
    }
    #expect(chart.fills("FF383CFF") == [CGRect(x: 140, y: 150, width: 30, height: 20)])
    let colors = chart.lines("fill").compactMap { line in ["FF383CFF", "000000FF"].first { line.contains($0) } }
    #expect(colors == ["FF383CFF", "000000FF"])
  }

  @Test func `values are found at positions, and styles for values`() async throws {
    final class Seen: @unchecked Sendable { var texts: [String] = [] }
    let seen = Seen()
    _ = try await DrawnChart {
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 10)).foregroundStyle(by: .value("name", name))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartForegroundStyleScale(["a": .red, "b": .black])
      .chartOverlay { proxy -> Color in
        seen.texts = [
          proxy.value(atX: 130, as: String.self) ?? "none", "\(proxy.value(atY: 34, as: Double.self) ?? -1)",
          proxy.value(atX: 200, as: String.self) ?? "none", "\(proxy.plotSize.width) \(proxy.plotSize.height)",
          "\(proxy.xDomain(dataType: String.self))",
          "\(proxy.yDomain(dataType: Int.self))", "\(proxy.positionRange(forX: "b") ?? 0...0)",
          "\(proxy.position(forX: "c") == nil)", "\(proxy.foregroundStyle(for: "c") == nil)",
          "\(proxy.foregroundStyleDomain(dataType: String.self))",
          "\(proxy.angle(at: CGPoint(x: 170, y: 85)).degrees)",
        ]
        return Color.clear
      }
    }
    #expect(
      seen.texts == [
        "b", "8.0", "none", "170.0 170.0", #"["a", "b"]"#, "[0, 10]", "85.0...170.0", "true", "true",
        #"["a", "b"]"#, "90.0",
      ])
  }

  @Test func `a gesture is reported`() async throws {
    let chart = try await DrawnChart { Chart { RuleMark(x: .value("x", 1)) }.chartGesture { _ in TapGesture() } }
    #expect(chart.picture.diagnostics.map(\.id) == ["chart.unsupported"])
  }
}
