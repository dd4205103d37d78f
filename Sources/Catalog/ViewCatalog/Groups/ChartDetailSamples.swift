import ChartsFacade
import Foundation

struct ChartDetailSamples: SampleGroup {
  let title = "Charts in detail"
  let summary = "Scales, annotations, axes and plots of Swift Charts beyond the defaults."

  private struct Week: Identifiable {
    let id: Int
    let day: String
    let low, high: Double
  }

  private struct City: Identifiable {
    let id: String
    let people, area: Double
  }

  private let weeks = zip(
    ["M", "T", "W", "T", "F", "S", "S"], [(4, 11), (6, 15), (9, 19), (7, 16), (5, 12), (2, 9), (3, 13)]
  )
  .enumerated().map { Week(id: $0, day: $1.0, low: $1.1.0, high: $1.1.1) }
  private let prices = [31.0, 34, 33, 38, 36, 41, 47, 44, 52]
  private let now = Date(timeIntervalSince1970: 1_795_248_000)
  private let cities = [
    City(id: "Oslo", people: 0.7, area: 454), City(id: "Rome", people: 2.8, area: 1285),
    City(id: "Paris", people: 2.1, area: 105), City(id: "Cairo", people: 10, area: 3085),
  ]
  private let rain = (0..<35).map { [0, 2, 5, 1, 9, 4, 0, 3, 7, 6][($0 * 7 + $0 / 5) % 10] }

  var samples: [Sample] {
    Sample("BarMark between values", note: "Temperatures of a week, coloured by the plot's height.") {
      Chart(weeks) { day in
        BarMark(
          x: .value("Day", day.id), yStart: .value("Low", day.low), yEnd: .value("High", day.high),
          width: 9
        )
        .clipShape(Capsule())
        .foregroundStyle(
          .linearGradient(
            colors: [.orange, .yellow, .teal], startPoint: .top, endPoint: .bottom)
        )
        .alignsMarkStylesWithPlotArea()
      }
      .chartXScale(range: .plotDimension(padding: 9))
      .chartXAxis {
        AxisMarks(values: Array(0..<7)) { value in
          AxisValueLabel { Text(weeks[value.index].day) }
        }
      }
      .chartYAxis { AxisMarks(position: .leading, values: [0, 10, 20]) }
    }

    Sample("annotation", note: "The last price, kept in the chart, and a rule with its name.") {
      Chart {
        ForEach(prices.indices, id: \.self) { hour in
          LineMark(x: .value("Hour", hour), y: .value("Price", prices[hour]))
            .interpolationMethod(.catmullRom)
        }
        RuleMark(y: .value("Paid", 36))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3])).foregroundStyle(.secondary)
          .annotation(position: .bottom, alignment: .trailing, spacing: 1) {
            Text("paid").font(.caption2).foregroundStyle(.secondary)
          }
        PointMark(x: .value("Hour", 8), y: .value("Price", 52))
          .annotation(position: .leading) {
            Text("52").font(.caption.bold()).foregroundStyle(.blue)
          }
      }
      .chartYScale(domain: 20...60)
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(values: [20, 40, 60]) }
    }

    Sample("position(by:)", note: "Two years side by side.") {
      Chart(weeks.prefix(4)) { day in
        ForEach(["2025", "2026"], id: \.self) { year in
          BarMark(x: .value("Day", "\(day.id + 1)"), y: .value("High", year == "2025" ? day.low * 2 : day.high))
            .cornerRadius(2)
            .foregroundStyle(by: .value("Year", year))
            .position(by: .value("Year", year), span: .ratio(0.8))
        }
      }
      .chartForegroundStyleScale(["2025": Color.indigo.opacity(0.35), "2026": .indigo])
      .chartYAxis(.hidden)
      .chartLegend(position: .top, alignment: .trailing)
    }

    Sample("chartForegroundStyleScale", note: "Numbers on a gradient: rain in five weeks.") {
      Chart(rain.indices, id: \.self) { index in
        RectangleMark(
          x: .value("Day", "\(index % 7)"), y: .value("Week", "\(index / 7)"), width: .inset(1),
          height: .inset(1)
        )
        .cornerRadius(2)
        .foregroundStyle(by: .value("Rain", rain[index]))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.mint.opacity(0.2), .teal, .blue]))
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(position: .bottom, alignment: .center)
    }

    Sample("AreaMark, stacking", note: "Around the centre, as a stream.") {
      Chart(["Solar", "Wind", "Water"], id: \.self) { source in
        ForEach(0..<9) { hour in
          AreaMark(
            x: .value("Hour", hour),
            y: .value("Power", 3 + 2 * sin(Double(hour + source.utf8.reduce(0) { $0 + Int($1) }) * 0.9)),
            stacking: .center
          )
          .foregroundStyle(by: .value("Source", source))
          .interpolationMethod(.monotone)
        }
      }
      .chartForegroundStyleScale(["Solar": .yellow, "Wind": .mint, "Water": .cyan])
      .chartXScale(domain: 0...8)
      .chartYScale(domain: -7.5...7.5)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }

    Sample("LinePlot, AreaPlot", note: "Functions, over the domain of the axis.") {
      Chart {
        AreaPlot(x: "x", y: "density", domain: -1...1) { exp(-$0 * $0 / 2) }
          .foregroundStyle(.purple.opacity(0.25))
        LinePlot(x: "x", y: "density") { exp(-$0 * $0 / 2) }
          .foregroundStyle(.purple)
      }
      .chartXScale(domain: -3...3)
      .chartYScale(domain: 0...1.1)
      .chartXAxis { AxisMarks(values: [-2, 0, 2]) }
      .chartYAxis(.hidden)
    }

    Sample("PointPlot, symbolSize(by:)", note: "People and area on logarithmic axes.") {
      Chart {
        PointPlot(cities, x: .value("Area", \.area), y: .value("People", \.people))
          .symbolSize(by: .value("People", \.people))
          .foregroundStyle(by: .value("City", \.id))
          .opacity(0.8)
      }
      .chartXScale(domain: [50, 10_000], type: .log)
      .chartYScale(domain: [0.3, 30], type: .log)
      .chartSymbolSizeScale(range: [40, 300])
      .chartLegend(.hidden)
      .chartXAxis { AxisMarks(values: [100, 1000, 10_000]) }
    }

    Sample("chartOverlay", note: "A badge at a value, placed with the proxy.") {
      Chart(prices.indices, id: \.self) { hour in
        AreaMark(x: .value("Hour", hour), y: .value("Price", prices[hour]))
          .foregroundStyle(
            .linearGradient(
              colors: [.green.opacity(0.5), .green.opacity(0)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Hour", hour), y: .value("Price", prices[hour])).foregroundStyle(.green)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          if let plot = proxy.plotFrame, let point = proxy.position(for: (x: 5, y: 41.0)) {
            Text("41")
              .font(.caption2.bold()).foregroundStyle(.white).padding(.horizontal, 5)
              .background(.green, in: .capsule)
              .position(x: geometry[plot].minX + point.x, y: geometry[plot].minY + point.y - 12)
          }
        }
      }
    }

    Sample("chartBackground", note: "The sum in the middle of a donut.") {
      Chart(cities) { city in
        SectorMark(
          angle: .value("People", city.people), innerRadius: .ratio(0.7), angularInset: 1.5
        )
        .cornerRadius(3)
        .foregroundStyle(by: .value("City", city.id))
      }
      .chartForegroundStyleScale(range: [Color.indigo, .purple, .pink, .orange])
      .chartLegend(position: .trailing, spacing: 12)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let plot = proxy.plotFrame {
            VStack(spacing: 0) {
              Text("15.6").font(.headline)
              Text("million").font(.caption2).foregroundStyle(.secondary)
            }
            .position(x: geometry[plot].midX, y: geometry[plot].midY)
          }
        }
      }
    }

    Sample("chartSymbolScale, chartLineStyleScale", note: "A plan, and what was done.") {
      Chart(["Plan", "Done"], id: \.self) { name in
        ForEach(0..<5) { week in
          LineMark(
            x: .value("Week", week), y: .value("Sum", name == "Plan" ? Double(week) : prices[week] - 30)
          )
          .lineStyle(by: .value("Name", name))
          .symbol(by: .value("Name", name))
          .symbolSize(name == "Plan" ? 0 : 40)
          .foregroundStyle(by: .value("Name", name))
        }
      }
      .chartForegroundStyleScale(["Plan": .gray, "Done": .blue])
      .chartLineStyleScale([
        "Plan": StrokeStyle(lineWidth: 1.5, dash: [4, 3]), "Done": StrokeStyle(lineWidth: 2),
      ])
      .chartSymbolScale(["Plan": .square, "Done": .circle])
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(values: [0, 4, 8]) }
    }

    Sample("AxisMarks", note: "Days beside their lines, and labels inside of the plot.") {
      Chart(prices.indices, id: \.self) { day in
        LineMark(x: .value("Day", now + Double(day) * 86_400), y: .value("Price", prices[day]))
          .interpolationMethod(.stepEnd)
          .foregroundStyle(.orange)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 3)) { _ in
          AxisGridLine()
          AxisTick(length: .label)
          AxisValueLabel(format: .dateTime.day().month(.abbreviated), horizontalSpacing: 3)
        }
      }
      .chartYAxis { AxisMarks(preset: .inset, values: [0, 30, 60]) }
    }

    Sample("chartScrollableAxes", note: "The visible part of a longer year.") {
      Chart(0..<24, id: \.self) { month in
        BarMark(x: .value("Month", "\(month + 1)"), y: .value("Sum", 4 + prices[month % 9] / 8))
          .cornerRadius(2)
          .foregroundStyle(month == 9 ? Color.pink : .pink.opacity(0.35))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 8)
      .chartScrollPosition(initialX: "5")
      .chartYAxis(.hidden)
    }

    Sample("chartYVisibleDomain", note: "A part of a vertical axis, from a value on.") {
      Chart(prices.indices, id: \.self) { day in
        PointMark(x: .value("Day", day), y: .value("Price", prices[day]))
          .foregroundStyle(.purple)
      }
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 20)
      .chartScrollPosition(initialY: 30)
      .chartXAxis(.hidden)
    }

    Sample("chartXAxisStyle, chartYAxisStyle", note: "A ground behind the labels of each axis.") {
      Chart(weeks) { week in
        BarMark(x: .value("Day", "\(week.id + 1)"), y: .value("High", week.high), width: 8)
          .foregroundStyle(.teal)
      }
      .chartYAxis { AxisMarks(values: [5, 15]) }
      .chartXAxisStyle { $0.background(.teal.opacity(0.25)) }
      .chartYAxisStyle { $0.background(.orange.opacity(0.25)) }
    }

    Sample("Chart3D", note: "A word in its place.", diagnostics: ["chart.unsupported"]) {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, y in sin(x) * cos(y) }
      }
    }
  }
}
