import ChartsFacade

struct ChartSamples: SampleGroup {
  let title = "Charts"
  let summary = "Swift Charts: marks over scales, their axes and legends. Distances and tick counts are Almanac's."

  private let shares = ["Rent": 50, "Food": 30, "Fun": 20].sorted { $0.value > $1.value }
  private let days = ["Mo": 80, "Tu": 125, "We": 60].sorted { $0.key < $1.key }

  var samples: [Sample] {
    Sample("SectorMark", note: "A pie, clockwise from the top.") {
      Chart(shares, id: \.key) { share in
        SectorMark(angle: .value("Part", share.value))
          .foregroundStyle(by: .value("Name", share.key))
      }
    }

    Sample("SectorMark, a donut", note: "Insets between the sectors, and round corners.") {
      Chart(shares, id: \.key) { share in
        SectorMark(
          angle: .value("Part", share.value), innerRadius: .ratio(0.618),
          angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Name", share.key))
      }
      .chartForegroundStyleScale(["Rent": .indigo, "Food": .teal, "Fun": .mint])
      .chartLegend(position: .trailing, spacing: 12)
    }

    Sample("SectorMark, annotation", note: "Names in the middle of the sectors.") {
      Chart(shares, id: \.key) { share in
        SectorMark(angle: .value("Part", share.value), angularInset: 1)
          .foregroundStyle(by: .value("Name", share.key))
          .annotation(position: .overlay) {
            Text(share.key).font(.caption2.bold()).foregroundStyle(.white)
          }
      }
      .chartLegend(.hidden)
    }

    Sample("BarMark", note: "The axis ends at a tick above the data.") {
      Chart(days, id: \.key) { day in
        BarMark(x: .value("Day", day.key), y: .value("Minutes", day.value))
          .cornerRadius(3)
      }
    }

    Sample("BarMark, one bar", note: "Stacked parts.") {
      Chart(shares, id: \.key) { share in
        BarMark(x: .value("Part", share.value))
          .foregroundStyle(by: .value("Name", share.key))
      }
      .chartPlotStyle { $0.frame(height: 20).clipShape(Capsule()) }
      .chartXAxis(.hidden)
      .chartLegend(position: .top, alignment: .center)
      .frame(height: 50)
    }

    Sample("LineMark, AreaMark") {
      Chart(Array([2.0, 5, 3, 8, 6].enumerated()), id: \.offset) { value in
        AreaMark(x: .value("Hour", value.offset), y: .value("Wind", value.element))
          .foregroundStyle(.blue.opacity(0.2))
        LineMark(x: .value("Hour", value.offset), y: .value("Wind", value.element))
          .symbol(.circle)
      }
      .chartXScale(domain: 0...4)
      .chartYScale(domain: 0...10)
      .chartYAxis { AxisMarks(position: .leading, values: [0, 5, 10]) }
      .chartXAxisLabel("Hour")
      .chartYAxisLabel("Wind")
    }

    Sample("PointMark, RuleMark") {
      Chart {
        ForEach([1, 2, 3, 4], id: \.self) { number in
          PointMark(x: .value("x", number), y: .value("y", number * number))
            .symbol(.diamond)
        }
        RuleMark(y: .value("Limit", 12)).foregroundStyle(.red)
      }
      .chartXAxis { AxisMarks(values: [1, 2, 3, 4]) }
    }
  }
}
