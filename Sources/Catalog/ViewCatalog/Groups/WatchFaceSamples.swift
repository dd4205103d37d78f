import SwiftUI
import WidgetKit

struct WatchFaceSamples: SampleGroup {
  let title = "Watch faces"
  let summary = "Complications in their places on a face. Small ones are shown at twice their size."

  var samples: [Sample] {
    Sample("accessoryCircular", in: .watch(.accessoryCircular)) {
      ZStack {
        AccessoryWidgetBackground()
        Text("21°").foregroundStyle(.yellow)
      }
      .clipShape(.circle)
    }

    Sample("accessoryCorner", note: "The top left corner of a face.", in: .watch(.accessoryCorner)) {
      Text("21°")
        .font(.title3)
        .foregroundStyle(.yellow)
    }

    Sample(".widgetLabel(_:)", note: "Follows the dial.", in: .watch(.accessoryCorner)) {
      Text("21°")
        .foregroundStyle(.yellow)
        .widgetLabel("Sunny")
    }

    Sample(".widgetLabel(label:)", note: "A gauge becomes a bar.", in: .watch(.accessoryCorner)) {
      Text("15°")
        .widgetLabel {
          Gauge(value: 15, in: 9...24) {
            Text("°C")
          } currentValueLabel: {
            Text("15")
          } minimumValueLabel: {
            Text("9")
          } maximumValueLabel: {
            Text("24")
          }
          .tint(Gradient(colors: [.cyan, .yellow]))
        }
    }

    Sample(".widgetCurvesContent(_:)", note: "Bends the widget itself.", in: .watch(.accessoryCorner)) {
      Text("21°")
        .font(.title3)
        .foregroundStyle(.yellow)
        .widgetCurvesContent()
    }

    Sample(".widgetCurvesContent(_:), .widgetLabel(_:)", in: .watch(.accessoryCorner)) {
      Text("LISBON")
        .widgetCurvesContent()
        .widgetLabel("Sunny")
    }

    Sample(
      "bezel", note: "The top of a round face, with the widget's label around it.",
      in: .watch(.accessoryCircular, look: "bezel")
    ) {
      Text("21°")
        .foregroundStyle(.yellow)
        .widgetLabel("Sunny until this evening")
    }

    Sample(
      "@Environment(\\.showsWidgetLabel)", note: "The unit is in the label.", in: .watch(.accessoryCorner)
    ) {
      Temperature()
    }
  }
}

private struct Temperature: View {
  @Environment(\.showsWidgetLabel) private var showsLabel

  var body: some View {
    Text(showsLabel ? "21" : "21 °C")
      .widgetLabel("Celsius")
  }
}
