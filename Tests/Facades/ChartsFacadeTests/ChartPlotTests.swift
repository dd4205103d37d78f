import ChartsFacade
import Foundation
import Graphics
import Testing

struct ChartPlotTests {
  private struct Item {
    let name: String
    let count: Double
    var color = Color.black
    var size: CGFloat = 100
    var distance: CGFloat = 20
  }

  private let items = [Item(name: "a", count: 5), Item(name: "b", count: 10, color: .red)]

  private func drawn(@ChartContentBuilder _ content: @escaping () -> some ChartContent) async throws -> DrawnChart {
    try await DrawnChart(scale: 2) { Chart { content() }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
  }

  @Test func `a plot of a collection draws what marks draw`() async throws {
    let items = items
    let bars = try await drawn {
      BarPlot(items, x: .value("Name", \.name), y: .value("Count", \.count), width: .ratio(1)).foregroundStyle(\.color)
    }
    #expect(bars.fills("000000FF") == [CGRect(x: 0, y: 85, width: 85, height: 85)])
    #expect(bars.fills("FF383CFF") == [CGRect(x: 85, y: 0, width: 85, height: 170)])
    let points = try await drawn {
      PointPlot(items, x: .value("Name", \.name), y: \.distance).symbolSize(\.size).foregroundStyle(\.color)
    }
    #expect(points.shapes("000000FF") == [CGRect(x: 37.5, y: 15, width: 10, height: 10)])
    let rules = try await drawn {
      RulePlot(items, x: .value("Name", \.name), yStart: .value("Zero", 0.0), yEnd: .value("Count", \.count))
        .foregroundStyle(\.color)
    }
    #expect(rules.bounds("000000FF") == [CGRect(x: 42.5, y: 85, width: 0, height: 85)])
    let parts = try await drawn {
      BarPlot(items, x: .value("Name", \.name), yStart: \.distance, yEnd: \.size, width: 10).foregroundStyle(\.color)
    }
    #expect(parts.fills("000000FF") == [CGRect(x: 37.5, y: 20, width: 10, height: 80)])
    let levels = try await drawn {
      RulePlot(items, xStart: \.distance, xEnd: \.size, y: .value("Count", \.count)).foregroundStyle(\.color)
    }
    #expect(levels.bounds("FF383CFF") == [CGRect(x: 20, y: 0, width: 80, height: 0)])
    let rectangles = try await drawn {
      RectanglePlot(items, x: .value("Name", \.name), y: .value("All", "all"), width: 20, height: .fixed(\.distance))
        .foregroundStyle(\.color)
    }
    #expect(rectangles.fills("FF383CFF") == [CGRect(x: 117.5, y: 75, width: 20, height: 20)])
    let sectors = try await drawn { SectorPlot(items, angle: .value("Count", \.count)).foregroundStyle(\.color) }
    #expect(sectors.bounds("000000FF").count == 1 && sectors.bounds("FF383CFF").count == 1)
    let lines = try await drawn {
      LinePlot(items, x: .value("Name", \.name), y: .value("Count", \.count)).foregroundStyle(.black)
    }
    #expect(lines.bounds("000000FF") == [CGRect(x: 42.5, y: 0, width: 85, height: 85)])
    let areas = try await drawn {
      AreaPlot(items, x: .value("Name", \.name), y: .value("Count", \.count)).foregroundStyle(.black).opacity(1)
    }
    #expect(areas.bounds("000000FF") == [CGRect(x: 42.5, y: 0, width: 85, height: 170)])
  }

  @Test func `a function is drawn over the domain of the horizontal axis, within the plot`() async throws {
    let chart = try await DrawnChart {
      Chart { LinePlot(x: "x", y: "y") { $0 * 2 }.foregroundStyle(.black) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.bounds("000000FF") == [CGRect(x: 0, y: -170, width: 170, height: 340)])
    #expect(chart.lines("clip").contains { $0.contains("170 170") }, "\(chart.lines("clip"))")
  }

  @Test func `the vertical axis includes the values of a function, and gaps end a line`() async throws {
    let chart = try await DrawnChart {
      Chart {
        LinePlot(x: "x", y: "y", domain: -4...4) { abs($0) < 1 ? .nan : 90 * $0 / abs($0) }.foregroundStyle(.black)
        AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...4) { _ in (yStart: -50, yEnd: 50) }.foregroundStyle(.red)
      }
    }
    #expect(chart.bounds("000000FF").count == 2 && chart.bounds("FF383CFF").count == 1)
    #expect(chart.words.suffix(5) == ["-100", "-50", "0", "50", "100"])
  }

  @Test func `a parametric function determines both axes`() async throws {
    let chart = try await DrawnChart {
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { (x: 3 * cos($0), y: sin($0)) }.foregroundStyle(.black)
      }
      .chartXScale(domain: -3...3).chartYScale(domain: -1...1).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let curve = try #require(chart.bounds("000000FF").first)
    #expect(abs(curve.width - 170) < 0.5 && abs(curve.height - 170) < 0.5)
  }
}
