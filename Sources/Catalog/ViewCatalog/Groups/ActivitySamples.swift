import ActivityKitFacade
import SwiftUI
import WidgetKit

struct ActivitySamples: SampleGroup {
  let title = "Live Activities"
  let summary = "One activity in each of its presentations."

  var samples: [Sample] {
    Sample("ActivityConfiguration", as: .content, of: Flight(number: "AL 417"), in: .boarding) { FlightActivity() }

    Sample("DynamicIsland, expanded", as: .dynamicIsland(.expanded), of: Flight(number: "AL 417"), in: .boarding) {
      FlightActivity()
    }

    Sample("DynamicIsland, compact", as: .dynamicIsland(.compact), of: Flight(number: "AL 417"), in: .boarding) {
      FlightActivity()
    }

    Sample("DynamicIsland, minimal", as: .dynamicIsland(.minimal), of: Flight(number: "AL 417"), in: .boarding) {
      FlightActivity()
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
      VStack(alignment: .leading) {
        HStack {
          Label("Gate 8", systemImage: "airplane")
          Spacer()
          Text("\(context.state.minutes) min")
        }
        .font(.headline)
        Text(context.attributes.number).font(.subheadline)
        ProgressView(value: context.state.boarded)
      }
      .padding()
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
  }
}
