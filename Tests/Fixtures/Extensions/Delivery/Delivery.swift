import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driver: String
    var arrival: Date
    var progress: Double
  }

  var order: String
}

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label(context.attributes.order, systemImage: "bag.fill").font(.headline)
          Spacer()
          Text(context.state.arrival, style: .timer).monospacedDigit().multilineTextAlignment(.trailing).frame(
            width: 60)
        }
        ProgressView(value: context.state.progress).tint(.orange)
        Text(context.isStale ? "Waiting for news" : "\(context.state.driver) is on the way").font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding()
      .activityBackgroundTint(Color.indigo.opacity(0.25))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.order, systemImage: "bag.fill").font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("8 min").font(.title2).bold().foregroundStyle(.orange)
        }
        DynamicIslandExpandedRegion(.center) { Text(context.state.driver).font(.caption) }
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            ProgressView(value: context.state.progress).tint(.orange)
            Button("Call the driver") {}.buttonStyle(.bordered).tint(.orange)
          }
        }
      } compactLeading: {
        Image(systemName: "bag.fill").foregroundStyle(.orange)
      } compactTrailing: {
        Text("8 min").foregroundStyle(.orange)
      } minimal: {
        Image(systemName: "bag.fill").foregroundStyle(.orange)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "delivery://order"))
    }
    .supplementalActivityFamilies([.small])
  }
}

@main struct DeliveryBundle: WidgetBundle {
  var body: some Widget {
    DeliveryActivity()
    RingControl()
    ReorderControl()
  }
}

#Preview("On the way", as: .content, using: DeliveryAttributes(order: "Two soups")) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState(driver: "Anna", arrival: .now + 600, progress: 0.2)
  DeliveryAttributes.ContentState(driver: "Anna", arrival: .now + 60, progress: 0.9)
}

#Preview("Island", as: .dynamicIsland(.expanded), using: DeliveryAttributes(order: "Two soups")) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState(driver: "Anna", arrival: .now + 600, progress: 0.2)
}
