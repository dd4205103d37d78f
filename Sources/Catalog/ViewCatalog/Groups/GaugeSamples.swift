import SwiftUI

struct GaugeSamples: SampleGroup {
  let title = "Gauges and progress"
  let summary = "Values and progress, in system styles and custom ones."

  var samples: [Sample] {
    Sample("ProgressView(value:)") {
      ProgressView(value: 0.6)
        .padding(12)
    }

    Sample("ProgressView(_:value:total:)") {
      ProgressView("Reading", value: 42, total: 60)
        .padding(12)
    }

    Sample("ProgressView(value:label:currentValueLabel:)") {
      ProgressView(value: 0.7) {
        Text("Reading")
      } currentValueLabel: {
        Text("70 %")
      }
      .padding(12)
    }

    Sample("ProgressView()", note: "Indeterminate progress.") { ProgressView() }

    Sample("ProgressView(timerInterval:)") {
      let now = Date(timeIntervalSince1970: 1_795_248_000)
      ProgressView(
        timerInterval: (now - 600)...(now + 1_200)
      )
      .padding(12)
    }

    Sample(".progressViewStyle(.circular)", note: "In a widget: a gauge.") {
      ProgressView(value: 0.6)
        .progressViewStyle(.circular)
    }

    Sample("A progress style of one's own") {
      ProgressView(value: 0.6)
        .progressViewStyle(DotsProgressStyle())
    }

    Sample(".gaugeStyle(.accessoryCircular)") {
      Gauge(value: 0.6) {
        Text("km/h")
      } currentValueLabel: {
        Text("36")
      }
      .gaugeStyle(.accessoryCircular)
    }

    Sample("Gauge with bounds") {
      Gauge(value: 21, in: 9...24) {
        Text("°C")
      } currentValueLabel: {
        Text("21")
      } minimumValueLabel: {
        Text("9")
      } maximumValueLabel: {
        Text("24")
      }
      .gaugeStyle(.accessoryCircular)
    }

    Sample(".gaugeStyle(.accessoryCircularCapacity)") {
      Gauge(value: 0.73) {
        Text("%")
      } currentValueLabel: {
        Text("73")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.green)
    }

    Sample(".gaugeStyle(.accessoryLinear)") {
      Gauge(value: 0.4) {
        Text("UV")
      } currentValueLabel: {
        Text("4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
      .gaugeStyle(.accessoryLinear)
      .padding(8)
    }

    Sample(".gaugeStyle(.accessoryLinearCapacity)") {
      Gauge(value: 0.4) {
        Text("Memory")
      } currentValueLabel: {
        Text("4 of 10 GB")
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .padding(8)
    }

    Sample(".gaugeStyle(.linearCapacity)") {
      Gauge(value: 0.8) {
        Text("Tank")
      }
      .gaugeStyle(.linearCapacity)
      .padding(8)
    }

    Sample("Gauge.tint(gradient)") {
      Gauge(value: 0.3) {
        Text("AQI")
      } currentValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(
        Gradient(colors: [.green, .yellow, .red]))
    }

    Sample("A gauge style of one's own") {
      Gauge(value: 0.7) {
        Text("Tide")
      }
      .gaugeStyle(WaveGaugeStyle())
    }
  }
}

/// Five dots.
private struct DotsProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      ForEach(0..<5) { index in
        Circle()
          .fill(Double(index) / 5 < configuration.fractionCompleted ?? 0 ? Color.orange : Color.gray.opacity(0.3))
          .frame(width: 14, height: 14)
      }
    }
  }
}

/// A vessel that fills from the bottom.
private struct WaveGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(.cyan.opacity(0.2))
      .overlay(alignment: .bottom) {
        Rectangle().fill(.cyan.gradient).frame(height: 70 * configuration.value)
      }
      .clipShape(.rect(cornerRadius: 14))
      .overlay { configuration.label.bold().foregroundStyle(.black.opacity(0.75)) }
      .frame(width: 60, height: 70)
  }
}
