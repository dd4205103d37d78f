import ChartsFacade
import Foundation
import Graphics
import Testing

struct ChartMarkTests {
  private func bars(@ChartContentBuilder _ content: @escaping () -> some ChartContent) async throws -> [CGRect] {
    try await DrawnChart {
      Chart { content().foregroundStyle(.black) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    .fills("000000FF")
  }

  @Test func `positions in points are distances from the top leading corner of the plot`() async throws {
    #expect(
      try await bars { RectangleMark(xStart: 10, xEnd: 30, yStart: 20, yEnd: 50) }
        == [CGRect(x: 10, y: 20, width: 20, height: 30)])
    #expect(
      try await bars { BarMark(xStart: .value("a", 5), xEnd: .value("b", 10), yStart: 150) }
        == [CGRect(x: 85, y: 150, width: 85, height: 20)])
    #expect(
      try await bars { BarMark(xEnd: 17, yStart: .value("a", 0), yEnd: .value("b", 5)) }
        == [CGRect(x: 0, y: 85, width: 17, height: 85)])
    #expect(
      try await bars { RectangleMark(x: .value("a", 5), yEnd: 34, width: 20) }
        == [CGRect(x: 75, y: 0, width: 20, height: 34)])
    #expect(
      try await bars { RectangleMark(xStart: 34, y: .value("a", 5), height: 10) }
        == [CGRect(x: 34, y: 80, width: 136, height: 10)])
  }

  @Test func `offsets move the start and the end of a mark`() async throws {
    #expect(
      try await bars {
        BarMark(x: .value("x", 5), yStart: .value("a", 0), yEnd: .value("b", 5), width: 20).offset(yStart: -5, yEnd: 10)
      } == [CGRect(x: 75, y: 95, width: 20, height: 70)])
    #expect(
      try await bars { BarMark(x: .value("x", 5), y: .value("y", 5), width: 20).offset(x: 4, y: 3) }
        == [CGRect(x: 79, y: 88, width: 20, height: 85)])
    let rule = try await DrawnChart {
      Chart { RuleMark(x: .value("x", 5)).offset(yStart: -10).foregroundStyle(.black) }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).padding(.top, 20)
    }
    #expect(rule.bounds("000000FF") == [CGRect(x: 85, y: 10, width: 0, height: 160)])
  }

  @Test func `a range of units ends with the last unit`() async throws {
    let day = Date(timeIntervalSince1970: 1_795_219_200)
    let chart = try await DrawnChart {
      Chart {
        RectangleMark(
          xStart: .value("start", day, unit: .day), xEnd: .value("end", day, unit: .day), yStart: .value("a", 0),
          yEnd: .value("b", 1)
        )
        .foregroundStyle(.black)
      }
      .chartXScale(domain: day - 86_400...day + 2 * 86_400).chartYScale(domain: 0...1)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .frame(width: 150)
    }
    #expect(chart.fills("000000FF").map(\.width) == [50])
  }

  @Test func `marks side by side keep their width, and divide the span`() async throws {
    func frames(_ width: MarkDimension, _ span: MarkDimension) async throws -> [CGRect] {
      try await DrawnChart {
        Chart(["a", "b"], id: \.self) { name in
          BarMark(x: .value("x", "one"), y: .value("y", 10), width: width)
            .position(by: .value("name", name), axis: .horizontal, span: span).foregroundStyle(.black)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 100)
      }
      .fills("000000FF")
    }
    #expect(try await frames(10, .fixed(40)).map(\.width) == [10, 10])
    #expect(try await frames(10, .fixed(40)).map(\.midX) == [75, 95])
    #expect(try await frames(.ratio(1), .ratio(1)).map(\.width) == [50, 50])
  }

  @Test func `points of several series stand side by side`() async throws {
    let chart = try await DrawnChart(scale: 2) {
      Chart(["a", "b"], id: \.self) { name in
        PointMark(x: .value("x", "one"), y: .value("y", 10)).position(by: .value("name", name), span: .fixed(60))
          .foregroundStyle(.black)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.shapes("000000FF").map(\.midX) == [70, 100])
  }

  @Test func `an area beside the vertical axis is between two values`() async throws {
    let chart = try await DrawnChart(scale: 2) {
      Chart([0, 10], id: \.self) { y in
        AreaMark(xStart: .value("a", 2.5), xEnd: .value("b", 7.5), y: .value("y", y)).foregroundStyle(.black)
      }
      .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.bounds("000000FF") == [CGRect(x: 42.5, y: 0, width: 85, height: 170)])
  }

  @Test func `a rule of fixed length, and a rule at a distance in points`() async throws {
    let chart = try await DrawnChart {
      Chart {
        RuleMark(xStart: 10, xEnd: 60, y: .value("y", 5)).foregroundStyle(.black)
        RuleMark(x: 40, yStart: .value("a", 0), yEnd: .value("b", 5)).foregroundStyle(.red)
      }
      .chartYScale(domain: 0...10).chartYAxis(.hidden)
    }
    #expect(chart.bounds("000000FF") == [CGRect(x: 10, y: 85, width: 50, height: 0)])
    #expect(chart.bounds("FF383CFF") == [CGRect(x: 40, y: 85, width: 0, height: 85)])
  }

  @Test func `a builder takes conditions, and content of its own types`() async throws {
    struct Pair: ChartContent {
      let isShown: Bool
      var body: some ChartContent {
        if isShown {
          PointMark(x: .value("x", 1), y: .value("y", 1))
        } else {
          RuleMark(y: .value("y", 1))
        }
        if #available(iOS 17, *) { PointMark(x: .value("x", 2), y: .value("y", 2)) }
        for x in [3, 4] { PointMark(x: .value("x", x), y: .value("y", 1)) }
      }
    }
    let chart = try await DrawnChart {
      Chart {
        Pair(isShown: true).foregroundStyle(.black)
        AnyChartContent(erasing: Plot { PointMark(x: .value("x", 5), y: .value("y", 1)) }).foregroundStyle(.black)
      }
    }
    #expect(chart.shapes("000000FF").count == 5)
  }
}
