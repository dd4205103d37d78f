import ChartsFacade
import Diagnostics
import Foundation
import Graphics
import Rendering
import Testing
import WidgetKit

/// The forms in which programs write charts: that they compile is half of each test.
struct ChartSourcesTests {
  private struct Reading: Identifiable {
    enum Kind: String, Plottable, CaseIterable { case indoor, outdoor }
    let id: Int
    let kind: Kind
    let value: Double
    var date: Date { DrawnChart.now + Double(id) * 86_400 }
  }

  private let readings = (0..<12).map { Reading(id: $0, kind: $0 % 2 == 0 ? .indoor : .outdoor, value: Double($0 * 3)) }

  @Test func `a chart of a health app`() async throws {
    let readings = readings
    let goal = 20.0
    let chart = try await DrawnChart(.systemMedium) {
      Chart {
        ForEach(readings) { reading in
          switch reading.kind {
          case .indoor:
            BarMark(x: .value("Day", reading.date, unit: .day), y: .value("Steps", reading.value))
              .foregroundStyle(reading.value > goal ? Color.green.gradient : Color.gray.gradient)
              .cornerRadius(4)
              .accessibilityLabel("\(reading.id)")
              .accessibilityValue(Text("value"))
          case .outdoor:
            LineMark(x: .value("Day", reading.date, unit: .day), y: .value("Steps", reading.value))
              .symbol { Circle().fill(.white).frame(width: 6, height: 6).shadow(radius: 1) }
              .interpolationMethod(.catmullRom)
              .lineStyle(.init(lineWidth: 2, lineCap: .round))
          }
        }
        if goal > 0 {
          RuleMark(y: .value("Goal", goal))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
            .annotation(
              position: .top, alignment: .leading, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { Text("Goal").font(.caption2).foregroundStyle(.secondary) }
        }
      }
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .stride(by: .day, count: 2)) { value in
          AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [1, 2]))
          AxisTick(centered: true, stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.red)
          if let date = value.as(Date.self), value.index == 0 {
            AxisValueLabel { Text(date, format: .dateTime.weekday(.narrow)) }
          } else {
            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
          }
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
          AxisGridLine().foregroundStyle(.gray.opacity(0.2))
          AxisValueLabel {
            if let number = value.as(Double.self) { Text("\(Int(number)) k").font(.caption2) }
          }
        }
        AxisMarks(position: .trailing, values: [goal]) { AxisTick(length: 6) }
      }
      .chartYScale(domain: .automatic(includesZero: false, reversed: false))
      .chartXScale(range: .plotDimension(padding: 8))
      .chartYAxisLabel("Steps", position: .trailing)
      .chartXAxisLabel { Text("Day") }
      .chartLegend(.hidden)
      .chartPlotStyle { $0.background(.blue.opacity(0.05)).border(.gray) }
    }
    #expect(chart.picture.diagnostics.isEmpty, "\(chart.picture.diagnostics)")
    #expect(chart.words.contains("Goal") && chart.words.contains("40 k"))
  }

  @Test func `a chart that a finger would explore`() async throws {
    let readings = readings
    let chart = try await DrawnChart(.systemMedium) {
      Chart(readings, id: \.id) { reading in
        AreaMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
          .foregroundStyle(
            LinearGradient(
              gradient: Gradient(colors: [.blue.opacity(0.4), .clear]), startPoint: .top, endPoint: .bottom))
        LineMark(
          x: .value("Day", reading.date), y: .value("Value", reading.value), series: .value("Kind", reading.kind)
        )
        .foregroundStyle(by: .value("Kind", reading.kind))
        .symbol(by: .value("Kind", reading.kind))
        .symbolSize(30)
      }
      .chartForegroundStyleScale([Reading.Kind.indoor: .blue, .outdoor: .orange])
      .chartSymbolScale([
        Reading.Kind.indoor: Circle().strokeBorder(lineWidth: 2), .outdoor: Circle().strokeBorder(lineWidth: 1),
      ])
      .chartXSelection(value: .constant(Date?.none))
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 86_400 * 7)
      .chartScrollPosition(x: .constant(DrawnChart.now))
      .chartScrollTargetBehavior(
        .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(.init(day: 1)))
      )
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture()
                .onChanged { value in
                  let origin = geometry[proxy.plotAreaFrame].origin
                  let place = CGPoint(x: value.location.x - origin.x, y: value.location.y - origin.y)
                  if let (day, number) = proxy.value(at: place, as: (Date, Double).self) { print(day, number) }
                })
        }
      }
    }
    #expect(chart.picture.diagnostics.isEmpty, "\(chart.picture.diagnostics)")
    #expect(chart.words.suffix(2) == ["indoor", "outdoor"])
  }

  @Test func `formats are in the language of the picture`() async throws {
    let chart = try await DrawnChart {
      Chart { RuleMark(x: .value("x", DrawnChart.now)) }
        .chartXAxis { AxisMarks(format: .dateTime.day().month(.abbreviated).hour(), values: [DrawnChart.now]) }
        .chartYAxis(.hidden)
    }
    #expect(chart.words == ["Nov 21 at 8\u{202F}AM"])
  }

  @Test func `the shorter forms`() async throws {
    let highest = 40.0
    let chart = try await DrawnChart(.systemMedium) {
      Chart {
        RectangleMark(yStart: .value("low", 1.0), yEnd: .value("high", 3.0)).foregroundStyle(.gray.opacity(0.1))
        RectangleMark().opacity(0.05)
        ForEach(0..<3) { Self.bar($0) }
        RuleMark(xStart: .value("a", "0"), xEnd: .value("b", "2"), y: .value("y", 2.0)).lineStyle(
          StrokeStyle(dash: [2]))
      }
      .chartXScale(domain: ["0", "1", "2"])
      .chartYScale(domain: [0, highest], range: .plotDimension(endPadding: 4), type: .squareRoot)
      .chartForegroundStyleScale(domain: 0...10, range: [.red, .blue])
      .chartXAxis { AxisMarks(values: .automatic(minimumStride: 1)) }
      .chartYAxis {
        AxisMarks(preset: .extended, values: .stride(by: 10)) { _ in
          AxisTick(length: 10.5)
          AxisTick(length: CGFloat(5), stroke: StrokeStyle(lineWidth: 2))
          AxisValueLabel("word", horizontalSpacing: 2)
        }
      }
      .chartLegend(position: .overlay, alignment: .topLeading)
      .chartXAxisLabel("name", alignment: .center)
    }
    #expect(chart.picture.diagnostics.isEmpty, "\(chart.picture.diagnostics)")
    #expect(chart.words.filter { $0 == "word" }.count == 5)
    let styles = try await DrawnChart {
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("name", name))
      }
      .chartForegroundStyleScale(range: [.red, .black])
      .chartYScale(range: 0...100).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    #expect(styles.fills("FF383CFF").first?.height == 100 && styles.fills("000000FF").count == 1)
  }

  private static func bar(_ index: Int) -> some ChartContent {
    BarMark(x: .value(Text("x"), "\(index)"), y: .value("y", Double(index) + 1))
      .foregroundStyle(by: .value("Value", index))
      .position(by: .value("x", "a"), axis: .horizontal)
      .offset(x: 1).offset(y: -1).offset(CGSize(width: 1, height: 0))
      .annotation { Text("\(index)").font(.caption2) }
  }
}
