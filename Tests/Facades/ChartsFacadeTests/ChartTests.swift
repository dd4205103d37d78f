import ChartsFacade
import Diagnostics
import Foundation
import Graphics
import Rendering
import Testing
import WidgetKit

struct ChartTests {
  private struct Sale: Identifiable {
    let name: String
    let count: Int
    let shop: String
    var id: String { name + shop }
  }

  private let sales = [
    Sale(name: "Pears", count: 30, shop: "Harbour"), Sale(name: "Plums", count: 45, shop: "Harbour"),
    Sale(name: "Figs", count: 12, shop: "Harbour"), Sale(name: "Pears", count: 20, shop: "Mill"),
    Sale(name: "Plums", count: 10, shop: "Mill"), Sale(name: "Figs", count: 33, shop: "Mill"),
  ]

  private func hours(_ count: Int) -> [Date] { (0..<count).map { DrawnChart.now - Double(count - 1 - $0) * 3600 } }

  @Test func `bars at one position are stacked, on a domain that ends at round numbers`() async throws {
    let sales = sales
    let chart = try await DrawnChart {
      Chart(sales) { sale in
        BarMark(x: .value("Fruit", sale.name), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
      }
    }
    #expect(chart.picture.diagnostics.isEmpty)
    #expect(chart.words == ["Pears", "Plums", "Figs", "0", "20", "40", "60", "Harbour", "Mill"])
    let (blue, green) = (chart.fills("0088FFFF"), chart.fills("34C759FF"))
    try #require(blue.count == 3 && green.count == 3, "\(chart.picture.lowered.displayList)")
    for (lower, upper) in zip(blue, green) {
      #expect(lower.minX == upper.minX && lower.width == upper.width && upper.maxY == lower.minY)
    }
    #expect(abs(blue[0].height / green[0].height - 1.5) < 0.1)
  }

  @Test func `bars side by side share the width of their category`() async throws {
    let sales = sales
    let chart = try await DrawnChart {
      Chart(sales) { sale in
        BarMark(x: .value("Fruit", sale.name), y: .value("Count", sale.count))
          .foregroundStyle(sale.shop == "Mill" ? Color.red : .black)
          .position(by: .value("Shop", sale.shop))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.words.isEmpty)
    let (black, red) = (chart.fills("000000FF"), chart.fills("FF383CFF"))
    try #require(black.count == 3 && red.count == 3, "\(chart.picture.lowered.displayList)")
    for (first, second) in zip(black, red) { #expect(first.maxX <= second.minX && first.maxY == second.maxY) }
    // The domain ends at 50, above the highest bar of 45.
    #expect(black[1].height == 170 * 0.9 && black[1].maxY == 170)
  }

  @Test func `names of horizontal bars are to their left, the first at the top`() async throws {
    let sales = sales
    let chart = try await DrawnChart {
      Chart(sales.prefix(3)) { sale in
        BarMark(x: .value("Count", sale.count), y: .value("Fruit", sale.name)).foregroundStyle(.black)
      }
    }
    #expect(chart.words.suffix(3) == ["Pears", "Plums", "Figs"])
    let bars = chart.fills("000000FF")
    try #require(bars.count == 3, "\(chart.picture.lowered.displayList)")
    #expect(bars[0].minY < bars[1].minY && bars[1].width > bars[0].width)
    #expect(bars.allSatisfy { $0.minX > 20 && $0.minX == bars[0].minX })
  }

  @Test func `an explicit domain is kept, and time has ticks at whole hours`() async throws {
    let dates = hours(9)
    let chart = try await DrawnChart(.systemMedium) {
      Chart(dates, id: \.self) { date in
        LineMark(x: .value("Time", date), y: .value("Value", 50))
        RuleMark(y: .value("Limit", 100)).foregroundStyle(.black)
      }
      .chartYScale(domain: 0...100)
    }
    #expect(chart.words == ["12\u{202F}AM", "3\u{202F}AM", "6\u{202F}AM", "0", "20", "40", "60", "80", "100"])
  }

  @Test func `axes show explicit marks`() async throws {
    let chart = try await DrawnChart {
      Chart { PointMark(x: .value("x", 3), y: .value("y", 40)).symbol(Circle()).symbolSize(36).foregroundStyle(.black) }
        .chartXAxis { AxisMarks(values: [1, 3]) { AxisValueLabel("at \($0.index)") } }
        .chartYAxis {
          AxisMarks(position: .leading, values: [40.0]) {
            if let value = $0.as(Double.self) { AxisValueLabel { Text(verbatim: "<\(value)>") } }
            AxisGridLine().foregroundStyle(.red)
          }
        }
    }
    #expect(chart.words == ["at 0", "at 1", "<40.0>"])
    let lines = chart.lines("stroke").filter { $0.contains("FF383CFF") }
    #expect(lines.count == 1)
    let symbols = chart.lines("ellipse")
    #expect(symbols.count == 1 && symbols[0].contains(" 6 6"))
  }

  @Test func `the axis ends at a tick above the data, and includes explicit values`() async throws {
    func words(@AxisContentBuilder _ axis: () -> some AxisContent) async throws -> [String] {
      let axis = axis()
      return try await DrawnChart {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 125)) }.chartXAxis(.hidden).chartYAxis { axis }
      }
      .words
    }
    #expect(try await words { AxisMarks() } == ["0", "50", "100", "150"])
    #expect(
      try await words { AxisMarks(values: .automatic(desiredCount: 7)) } == [
        "0", "20", "40", "60", "80", "100", "120", "140",
      ])
    #expect(try await words { AxisMarks(values: .stride(by: 100.0)) } == ["0", "100", "200"])
    #expect(try await words { AxisMarks(values: [0, 300]) } == ["0", "300"])
  }

  @Test func `invalid values do not affect the picture`() async throws {
    let values = [Double.nan, .infinity, -.greatestFiniteMagnitude, .greatestFiniteMagnitude]
    let chart = try await DrawnChart {
      Chart(values.indices, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", values[index]))
        BarMark(x: .value("x", index), y: .value("y", values[index]), width: .fixed(-.infinity))
      }
    }
    #expect(chart.picture.data.count > 100)
    let none = try await DrawnChart { Chart([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
    #expect(none.picture.diagnostics.isEmpty)
  }
}
