import ChartsFacade
import Foundation
import Graphics
import Rendering
import Testing
import WidgetKit

struct ChartAxisTests {
  private func words(
    _ domain: ClosedRange<Int> = 0...100, type: ScaleType = .linear, @AxisContentBuilder _ axis: () -> some AxisContent
  ) async throws -> [String] {
    let axis = axis()
    return try await DrawnChart {
      Chart { RuleMark(y: .value("y", domain.upperBound)) }
        .chartYScale(domain: domain, type: type).chartYAxis { axis }
    }
    .words
  }

  @Test func `marks are at multiples of a number of any type, and at least so far apart`() async throws {
    let step = 25
    #expect(try await words { AxisMarks(values: .stride(by: step)) } == ["0", "25", "50", "75", "100"])
    #expect(
      try await words { AxisMarks(values: .automatic(minimumStride: 40, desiredCount: 10)) } == ["0", "40", "80"])
    #expect(try await words(1...1000, type: .log) { AxisMarks() } == ["1", "10", "100", "1,000"])
    let decade = try await words(1...10, type: .log) { AxisMarks() }
    #expect(decade == ["1", "2", "5", "10"])
  }

  @Test func `an automatic domain ends at the data if its bounds are not rounded`() async throws {
    func height(_ rounds: Bool) async throws -> CGFloat? {
      try await DrawnChart(scale: 2) {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 85)).foregroundStyle(.black) }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(values: .automatic(roundUpperBound: rounds)) { AxisGridLine() } }
      }
      .fills("000000FF").first?.height
    }
    #expect(try await height(true) == 144.5)
    #expect(try await height(false) == 170)
  }

  @Test func `labels that overlap are left out, those of low priority first`() async throws {
    func words(_ resolution: AxisValueLabelCollisionResolution) async throws -> [String] {
      try await DrawnChart {
        Chart { RuleMark(x: .value("x", 0)) }
          .chartXScale(domain: 0...4)
          .chartXAxis {
            AxisMarks(values: [0, 1, 2, 3, 4]) { _ in
              AxisValueLabel(collisionResolution: resolution) { Text("wide word").frame(width: 40) }
            }
          }
      }
      .words
    }
    #expect(try await words(.disabled).count == 5)
    #expect(try await words(.automatic).count == 3)
    #expect(try await words(.greedy(minimumSpacing: 30)).count == 2)
  }

  @Test func `names that are wider than their band are truncated`() async throws {
    let chart = try await DrawnChart {
      Chart(["a very long name", "another long name"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
    }
    let frames = chart.frames(of: "a very long name") + chart.frames(of: "another long name")
    #expect(frames.count == 2 && frames.allSatisfy { $0.width <= 85 }, "\(frames)")
  }

  @Test func `a chart without room for its plot reports it`() async throws {
    let chart = try await DrawnChart {
      VStack(spacing: 0) {
        Chart(["One", "Two"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        Color.black.frame(height: 166)
      }
    }
    #expect("\(chart.picture.diagnostics)".contains("chart.no-room"))
  }

  @Test func `labels have anchors, sides, presets and orientations`() async throws {
    func frame(
      _ preset: AxisMarkPreset = .automatic, _ position: AxisMarkPosition = .automatic, anchor: UnitPoint? = nil,
      orientation: AxisValueLabelOrientation = .automatic
    ) async throws -> CGRect {
      let chart = try await DrawnChart {
        Chart { RuleMark(x: .value("x", 5)) }
          .chartXScale(domain: 0...10)
          .chartXAxis {
            AxisMarks(preset: preset, position: position, values: [10]) { _ in
              AxisValueLabel(anchor: anchor, orientation: orientation) { Color.black.frame(width: 20, height: 8) }
            }
          }
      }
      return try #require(chart.fills("000000FF").first)
    }
    #expect(try await frame() == CGRect(x: 150, y: 162, width: 20, height: 8))
    #expect(try await frame(.aligned) == CGRect(x: 150, y: 162, width: 20, height: 8))
    #expect(try await frame(.automatic, .top) == CGRect(x: 150, y: 0, width: 20, height: 8))
    #expect(try await frame(anchor: .topTrailing) == CGRect(x: 150, y: 162, width: 20, height: 8))
    #expect(try await frame(.inset).maxY == 166)
  }

  @Test func `upright labels are as high as they are wide otherwise`() async throws {
    func height(_ orientation: AxisValueLabelOrientation) async throws -> CGFloat? {
      try await DrawnChart {
        Chart { RuleMark(x: .value("x", 5)).foregroundStyle(.black) }
          .chartXScale(domain: 0...10)
          .chartXAxis {
            AxisMarks(values: [5]) { _ in
              AxisValueLabel(orientation: orientation) { Color.red.frame(width: 20, height: 8) }
            }
          }
      }
      .bounds("000000FF").first?.height
    }
    #expect(try await height(.horizontal) == 158)
    #expect(try await height(.vertical) == 146)
    #expect(try await height(.verticalReversed) == 146)
  }

  @Test func `a tick is as long as its label, or as a number says`() async throws {
    func length(_ tick: AxisTick) async throws -> CGFloat? {
      try await DrawnChart {
        Chart { RuleMark(x: .value("x", 0)).foregroundStyle(.red) }
          .chartXScale(domain: 0...10)
          .chartXAxis {
            AxisMarks(values: [5]) { _ in
              tick.foregroundStyle(.black)
              AxisValueLabel { Color.clear.frame(width: 20, height: 8) }
            }
          }
      }
      .bounds("000000FF").first?.height
    }
    #expect(try await length(AxisTick()) == 4)
    #expect(try await length(AxisTick(length: 7)) == 7)
    #expect(try await length(AxisTick(length: .label)) == 12)
    #expect(try await length(AxisTick(length: .longestLabel(extendPastBy: 3))) == 15)
  }

  @Test func `dates are beside lines that extend past them`() async throws {
    let chart = try await DrawnChart(.systemMedium) {
      Chart([0, 9], id: \.self) { hour in
        LineMark(x: .value("Time", DrawnChart.now + Double(hour) * 3600), y: .value("Value", hour))
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks(values: [DrawnChart.now + 3600 * 3], stroke: StrokeStyle(lineWidth: 1)) }
    }
    let label = try #require(chart.frames(of: "11\u{202F}AM").first)
    let lines = chart.lines("stroke").count
    #expect(lines == 3)
    // The plot's width is that of the widget.
    #expect(abs(label.minX - (chart.width / 3 + 4)) < 0.1)
  }

  @Test func `an axis with a style is a view below the plot`() async throws {
    let chart = try await DrawnChart {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks { _ in AxisValueLabel { Color.clear.frame(width: 20, height: 8) } } }
        .chartXAxisStyle { $0.background(.black) }
    }
    #expect(chart.fills("000000FF") == [CGRect(x: 0, y: 158, width: 170, height: 12)])
  }

  @Test func `the size of the plot's style is the size of the plot`() async throws {
    let chart = try await DrawnChart {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.black) }
        .chartXAxis { AxisMarks { _ in AxisValueLabel { Color.red.frame(width: 20, height: 8) } } }
        .chartYAxis(.hidden)
        .chartPlotStyle { $0.frame(height: 40) }
    }
    let (bar, label) = (chart.fills("000000FF"), chart.fills("FF383CFF"))
    try #require(bar.count == 1 && label.count == 1)
    #expect(bar[0].height == 40 && label[0].minY == bar[0].maxY + 4)
  }
}
