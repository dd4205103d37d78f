import ActivityKitFacade
import SwiftUI
import WidgetKit

struct ActivitySamples: SampleGroup {
  let title = "Live Activities"
  let summary = "Activities in each of their presentations."

  var samples: [Sample] {
    Sample("ActivityConfiguration", as: .lockScreen, of: Flight(number: "AL 417"), in: .boarding) { FlightActivity() }

    Sample(
      "ActivityConfiguration, banner", note: "At the top of a screen without a Dynamic Island.", as: .banner,
      of: Flight(number: "AL 417"), in: .boarding
    ) {
      FlightActivity()
    }

    Sample(
      ".supplementalActivityFamilies(_:)", note: "The small layout, in a car.", as: .activitySmall,
      of: Flight(number: "AL 417"), in: .boarding
    ) {
      FlightActivity()
    }

    Sample(
      "ActivityViewContext.isStale", note: "The state is out of date.", as: .lockScreen, of: Flight(number: "AL 417"),
      in: .boarding, isStale: true
    ) {
      FlightActivity()
    }

    Sample(
      ".activityBackgroundTint(_:)", as: .lockScreen, of: Order(name: "Two soups and a salad"), in: .nearby
    ) {
      OrderActivity()
    }

    Sample("DynamicIsland, expanded", as: .expanded, of: Flight(number: "AL 417"), in: .boarding) { FlightActivity() }

    Sample("DynamicIsland, compact", as: .compact, of: Flight(number: "AL 417"), in: .boarding) { FlightActivity() }

    Sample("DynamicIsland, minimal", as: .minimal, of: Flight(number: "AL 417"), in: .boarding) { FlightActivity() }

    Sample(
      ".dynamicIsland(verticalPlacement:)", note: "The order is too wide for its place beside the camera.",
      as: .expanded, of: Order(name: "Two soups and a salad"), in: .nearby
    ) {
      OrderActivity()
    }

    Sample(
      "DynamicIslandExpandedRegion(_:priority:)", note: "The trailing region gets its width first.",
      as: .expanded, of: Order(name: "Two soups, a salad and bread"), in: .cycling
    ) {
      OrderActivity(trailingPriority: 1)
    }

    Sample(
      ".contentMargins(_:_:for:)", note: "Margins of 40 points.", as: .expanded,
      of: Order(name: "Two soups and a salad"), in: .nearby
    ) {
      OrderActivity(margin: 40)
    }
  }
}

private struct Flight: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var boarded: Double
  }

  var number: String
}

extension Flight.ContentState {
  fileprivate static let boarding = Self(minutes: 8, boarded: 0.7)
}

private struct FlightActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Flight.self) { context in
      FlightView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("Gate 8", systemImage: "airplane")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min")
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(context.attributes.number, value: context.state.boarded)
        }
      } compactLeading: {
        Image(systemName: "airplane").foregroundStyle(.cyan)
      } compactTrailing: {
        Text("\(context.state.minutes) min").foregroundStyle(.cyan)
      } minimal: {
        Text("\(context.state.minutes)").foregroundStyle(.cyan)
      }
      .keylineTint(.cyan)
    }
    .supplementalActivityFamilies([.small])
  }
}

private struct FlightView: View {
  let context: ActivityViewContext<Flight>
  @Environment(\.activityFamily) private var family

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Label("Gate 8", systemImage: "airplane")
        Spacer()
        Text(context.isStale ? "Out of date" : "\(context.state.minutes) min")
      }
      .font(.headline)
      if family == .medium {
        Text(context.attributes.number).font(.subheadline)
      }
      ProgressView(value: context.state.boarded)
    }
    .opacity(context.isStale ? 0.5 : 1)
    .padding()
  }
}

private struct Order: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var arrival: String
  }

  var name: String
}

extension Order.ContentState {
  fileprivate static let nearby = Self(arrival: "8 min")
  fileprivate static let cycling = Self(arrival: "Anna is on her way, by bike")
}

private struct OrderActivity: Widget {
  var trailingPriority = 0.0
  var margin: CGFloat = 20

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Order.self) { context in
      HStack {
        Label(context.attributes.name, systemImage: "bag.fill")
        Spacer()
        Text(context.state.arrival)
      }
      .font(.headline)
      .padding()
      .foregroundStyle(.white)
      .activityBackgroundTint(.indigo)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.name)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(
          .trailing, priority: trailingPriority
        ) {
          Text(context.state.arrival)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
      } compactLeading: {
        Image(systemName: "bag.fill")
      } compactTrailing: {
        Text(context.state.arrival)
      } minimal: {
        Image(systemName: "bag.fill")
      }
      .contentMargins(.all, margin, for: .expanded)
    }
  }
}
