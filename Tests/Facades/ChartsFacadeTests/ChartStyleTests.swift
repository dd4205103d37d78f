import ChartsFacade
import Foundation
import Graphics
import Testing

struct ChartStyleTests {
  @Test func `numbers are colours on a gradient, with a legend that shows it`() async throws {
    let chart = try await DrawnChart {
      Chart([0, 5, 10], id: \.self) { value in
        RectangleMark(x: .value("x", "\(value)"), y: .value("y", "a"), width: .ratio(1), height: .ratio(1))
          .foregroundStyle(by: .value("value", value))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.words == ["0", "10"])
    let colors = chart.lines("fill").filter { $0.contains("rect") || $0.contains("path") }.joined(separator: " ")
    #expect(chart.fills("000000FF").count == 1, "\(colors)")
    #expect(chart.fills("FFFFFFFF").count >= 1)
    let gray = chart.fills("636363FF")
    #expect(gray.count == 1 && gray[0].width > 50, "\(colors)")
  }

  @Test func `a mapping gives each value its style`() async throws {
    let chart = try await DrawnChart {
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 10)).foregroundStyle(by: .value("name", name))
      }
      .chartForegroundStyleScale { (name: String) in name == "b" ? Color.black : .red }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    #expect(chart.fills("FF383CFF").map(\.midX) == [42.5] && chart.fills("000000FF").map(\.midX) == [127.5])
  }

  @Test func `symbols and their sizes stand for values`() async throws {
    let chart = try await DrawnChart {
      Chart([1, 2], id: \.self) { value in
        PointMark(x: .value("x", value), y: .value("y", value))
          .symbol(by: .value("value", "\(value)")).symbolSize(by: .value("size", value)).foregroundStyle(.black)
      }
      .chartSymbolScale(["1": .square, "2": .circle])
      .chartSymbolSizeScale(range: [100, 400])
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    // A square is a little smaller than a circle of the same size.
    #expect(chart.bounds("000000FF").map { ($0.width * 10).rounded() / 10 } == [8.8, 20])
  }

  @Test func `a custom symbol fills its perceptual part, and has a border`() async throws {
    struct Half: ChartSymbolShape {
      var perceptualUnitRect: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    let chart = try await DrawnChart {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Half()).symbolSize(400).foregroundStyle(.black)
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 2)).symbolSize(400)
          .foregroundStyle(.red)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.fills("000000FF").map(\.size) == [CGSize(width: 10, height: 10)])
    let ring = try #require(chart.bounds("FF383CFF").first)
    #expect(abs(ring.width - 20) < 0.1)
  }

  @Test func `line styles stand for values, in the legend too`() async throws {
    let chart = try await DrawnChart {
      Chart(["a", "b"], id: \.self) { name in
        ForEach([0, 1], id: \.self) { x in
          LineMark(x: .value("x", x), y: .value("y", x)).lineStyle(by: .value("name", name))
        }
      }
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 3), "b": StrokeStyle(lineWidth: 1, dash: [2, 5])])
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.words == ["a", "b"])
    // The line and its entry in the legend.
    #expect(chart.lines("dash").count == 2)
  }

  @Test func `gradients span the plot if they are aligned with it`() async throws {
    func bar(_ isAligned: Bool) async throws -> String {
      try await DrawnChart {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 5))
            .foregroundStyle(LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom))
            .alignsMarkStylesWithPlotArea(isAligned)
        }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      }
      .lines("linear").joined(separator: "\n")
    }
    let (own, whole) = (try await bar(false), try await bar(true))
    #expect(own != whole && !own.isEmpty && !whole.isEmpty, "\(own) \(whole)")
  }
}
