import ActivityKit
import SwiftUI
import WidgetKit

struct PickingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var baskets: Int
  }

  var tree: String
}

struct PickingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PickingAttributes.self) { context in
      HStack {
        Text(context.attributes.tree)
        Spacer()
        Text("\(context.state.baskets) baskets")
      }
      .padding()
      .activityBackgroundTint(.green)
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "leaf") }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.baskets)") }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            Text(context.attributes.tree)
            Button("Fill a basket", intent: FillBasketIntent())
          }
        }
      } compactLeading: {
        Image(systemName: "leaf")
      } compactTrailing: {
        Text("\(context.state.baskets)")
      } minimal: {
        Text("\(context.state.baskets)")
      }
      .keylineTint(.green)
      .widgetURL(URL(string: "orchard://picking"))
    }
  }
}

/// Which word an activity's state has; sources of earlier systems know four.
func word(for state: ActivityState) -> String {
  switch state {
  case .active: "active"
  case .ended: "ended"
  case .dismissed: "dismissed"
  case .stale: "stale"
  }
}
