import SwiftUI
import WidgetKit

struct LookSamples: SampleGroup {
  let title = "Looks"
  let summary = "A widget in the places that change it."

  var samples: [Sample] {
    Sample("standard", note: "A Home Screen.", in: .phone()) { Tonight() }

    Sample("tinted", note: "A Home Screen in one colour.", in: .phone(look: "tinted")) { Tonight() }

    Sample("clear", note: "A Home Screen with clear glass.", in: .phone(look: "clear")) { Tonight() }

    Sample("withoutBackground", in: .phone(look: "withoutBackground")) { Tonight() }

    Sample(
      "@Environment(\\.isLuminanceReduced)", note: "A dimmed display: alwaysOn.", in: .phone(look: "alwaysOn")
    ) {
      Pulse()
    }
  }
}

struct StandBySamples: SampleGroup {
  let title = "StandBy and CarPlay"
  let summary = "A widget on an iPhone that charges, and in a car."

  var samples: [Sample] {
    Sample("standBy", note: "An iPhone that charges: twice as large.", in: .phone(look: "standBy")) { Tonight() }

    Sample("standByNight", note: "The same iPhone in the dark.", in: .phone(look: "standByNight")) { Tonight() }

    Sample("carPlay", note: "A car's display.", in: .phone(look: "carPlay")) { Tonight() }

    Sample(
      ".containerBackgroundRemovable(_:)", note: "A car's display keeps the background.", in: .phone(look: "carPlay")
    ) {
      PosterWidget()
    }
  }
}

struct VisionSamples: SampleGroup {
  let title = "visionOS"
  let summary = "A widget on a wall, near and far away."

  var samples: [Sample] {
    Sample("vision", note: "Glass.", in: .vision()) { Tonight() }

    Sample(
      "@Environment(\\.levelOfDetail)", note: "Far away from the user: simplified.",
      in: .vision(look: "simplified")
    ) {
      Distance()
    }

    Sample("recessed", note: "Set into a wall.", in: .vision(look: "recessed")) { Tonight() }

    Sample(".widgetTexture(_:)", note: "Paper.", in: .vision()) { PosterWidget() }

    Sample("systemExtraLargePortrait", note: "A family of visionOS.", in: .vision(.systemExtraLargePortrait)) {
      Week()
    }
  }
}

private struct Tonight: View {
  @Environment(\.showsWidgetContainerBackground)
  private var showsBackground

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "moon.stars.fill")
        .font(.largeTitle)
      Spacer()
      Text("Tonight").font(.headline)
      Text("Rises at 6:20").font(.subheadline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(
      showsBackground ? Color.white : Color.primary
    )
    .containerBackground(.indigo, for: .widget)
  }
}

private struct PosterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Poster", provider: PosterProvider()
    ) { _ in
      Tonight()
    }
    .containerBackgroundRemovable(false)
    .widgetTexture(.paper)
  }
}

private struct PosterEntry: TimelineEntry {
  let date: Date
}

private struct PosterProvider: TimelineProvider {
  func placeholder(in context: Context) -> PosterEntry {
    PosterEntry(date: .now)
  }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (PosterEntry) -> Void
  ) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<PosterEntry>) -> Void
  ) {
    let entry = placeholder(in: context)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

private struct Pulse: View {
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    Text("72").font(.largeTitle)
      .frame(width: 84, height: 84)
      .background {
        if isDimmed {
          Circle().stroke(.red, lineWidth: 2)
        } else {
          Circle().fill(.red)
        }
      }
      .foregroundStyle(.white)
      .containerBackground(.black, for: .widget)
  }
}

private struct Distance: View {
  @Environment(\.levelOfDetail) private var detail

  var body: some View {
    VStack {
      Text("4 km").font(.largeTitle)
      if detail == .default {
        Text("to the harbour, 52 minutes on foot")
      }
    }
    .foregroundStyle(.white)
    .containerBackground(.indigo, for: .widget)
  }
}

private struct Week: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Tides").font(.largeTitle)
      ForEach(1..<8) { day in
        Spacer()
        ProgressView("Day \(day)", value: Double(day) / 7)
      }
    }
    .tint(.yellow)
    .foregroundStyle(.white)
    .containerBackground(.indigo, for: .widget)
  }
}
