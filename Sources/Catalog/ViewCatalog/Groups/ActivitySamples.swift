import ActivityKitFacade
import SwiftUI
import WidgetKit

struct ActivitySamples: SampleGroup {
  let title = "Live Activities"
  let summary = "One activity in each of its presentations."

  var samples: [Sample] {
    Sample("ActivityConfiguration", as: .content, of: Ferry(pier: "Pier 3"), in: .boarding) { FerryActivity() }

    Sample("DynamicIsland, expanded", as: .dynamicIsland(.expanded), of: Ferry(pier: "Pier 3"), in: .boarding) {
      FerryActivity()
    }

    Sample("DynamicIsland, compact", as: .dynamicIsland(.compact), of: Ferry(pier: "Pier 3"), in: .boarding) {
      FerryActivity()
    }

    Sample("DynamicIsland, minimal", as: .dynamicIsland(.minimal), of: Ferry(pier: "Pier 3"), in: .boarding) {
      FerryActivity()
    }
  }
}

private struct Ferry: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var seats: Double
  }

  var pier: String
}

extension Ferry.ContentState {
  fileprivate static let boarding = Self(minutes: 8, seats: 0.7)
}

private struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ferry.self) { context in
      VStack(alignment: .leading) {
        HStack {
          Label("Ferry", systemImage: "ferry.fill")
          Spacer()
          Text("\(context.state.minutes) min")
        }
        .font(.headline)
        Text(context.attributes.pier).font(.subheadline)
        ProgressView(value: context.state.seats)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("Ferry", systemImage: "ferry.fill")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min")
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(context.attributes.pier, value: context.state.seats)
        }
      } compactLeading: {
        Image(systemName: "ferry.fill").foregroundStyle(.cyan)
      } compactTrailing: {
        Text("\(context.state.minutes) min").foregroundStyle(.cyan)
      } minimal: {
        Text("\(context.state.minutes)").foregroundStyle(.cyan)
      }
      .keylineTint(.cyan)
    }
  }
}
