import ChartsFacade
import Foundation
import Testing

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

  @Test func `pictures to look at`() async throws {
    let sales = sales
    let dates = hours(9)
    let values = [90.0, 104, 143, 180, 165, 130, 96, 82, 110]
    let folder = URL(fileURLWithPath: "/tmp/k7/charts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func save(_ name: String, _ family: WidgetFamily = .systemMedium, @ViewBuilder _ chart: @escaping () -> some View) async throws {
      let drawn = try await DrawnChart(family, scale: 2) { chart().padding() }
      try drawn.picture.data.write(to: folder.appending(path: "\(name).png"))
      print(name, drawn.picture.diagnostics, drawn.words)
    }
    try await save("bars") {
      Chart(sales) { sale in
        BarMark(x: .value("Fruit", sale.name), y: .value("Count", sale.count)).foregroundStyle(by: .value("Shop", sale.shop))
      }
    }
    try await save("beside") {
      Chart(sales) { sale in
        BarMark(x: .value("Fruit", sale.name), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop)).position(by: .value("Shop", sale.shop)).cornerRadius(4)
          .annotation(position: .top) { Text("\(sale.count)").font(.system(size: 8)) }
      }
      .chartForegroundStyleScale(["Harbour": Color.teal, "Mill": Color.orange])
      .chartLegend(.hidden)
    }
    try await save("lying", .systemSmall) {
      Chart(sales) { sale in
        BarMark(x: .value("Count", sale.count), y: .value("Fruit", sale.name))
      }
    }
    try await save("line") {
      Chart {
        ForEach(dates.indices, id: \.self) { index in
          LineMark(x: .value("Time", dates[index]), y: .value("Value", values[index]))
            .interpolationMethod(.catmullRom)
          PointMark(x: .value("Time", dates[index]), y: .value("Value", values[index])).foregroundStyle(.red)
        }
        RuleMark(y: .value("Limit", 160)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3])).foregroundStyle(.orange)
      }
    }
    try await save("area", .systemSmall) {
      Chart(dates.indices, id: \.self) { index in
        AreaMark(x: .value("Time", dates[index]), y: .value("Value", values[index]))
          .interpolationMethod(.monotone)
          .foregroundStyle(LinearGradient(colors: [.green.opacity(0.6), .green.opacity(0)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Time", dates[index]), y: .value("Value", values[index]))
          .interpolationMethod(.monotone).foregroundStyle(.green)
      }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(position: .leading) }
      .chartYScale(domain: 60...200)
    }
    try await save("spark", .systemSmall) {
      Chart(dates.indices, id: \.self) { index in
        LineMark(x: .value("Time", index), y: .value("Value", values[index])).symbol(.circle)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartYScale(domain: .automatic(includesZero: false))
    }
    try await save("days") {
      Chart(dates.indices, id: \.self) { index in
        BarMark(x: .value("Day", DrawnChart.now + Double(index) * 86_400, unit: .day), y: .value("Value", values[index]))
      }
      .chartXAxis { AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true) } }
    }
  }
}
