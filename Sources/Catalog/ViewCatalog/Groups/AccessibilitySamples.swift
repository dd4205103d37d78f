import SwiftUI

struct AccessibilitySamples: SampleGroup {
  let title = "Accessibility"
  let summary = "What a screen reader says, in quotation marks; it becomes the picture's alternative text."
  let showsAlternativeText = true

  var samples: [Sample] {
    Sample(".accessibilityLabel(_:)") {
      Tile(.orange)
        .accessibilityLabel("The sun")
    }

    Sample(".accessibilityValue(_:)") {
      ProgressView(value: 0.4)
        .padding()
        .accessibilityLabel("Reading")
        .accessibilityValue("40 per cent")
    }

    Sample(".accessibilityHidden(_:)") {
      HStack {
        Text("☾").accessibilityHidden(true)
        Text("Moon")
      }
    }

    Sample(".accessibilityElement(children:)") {
      VStack {
        Text("94")
        Text("per cent lit")
      }
      .accessibilityElement(children: .combine)
    }

    Sample(".accessibilitySortPriority(_:)", note: "The second text is read first.") {
      VStack {
        Text("in March")
        Text("Eclipse")
          .accessibilitySortPriority(1)
      }
    }

    Sample(".accessibilityChildren(children:)") {
      HStack {
        Tile(.red, height: 20)
        Tile(.red, height: 40)
      }
      .accessibilityChildren {
        Text("low tide")
        Text("high tide")
      }
    }

    Sample(".accessibilityRepresentation(representation:)") {
      Tile(.green)
        .accessibilityRepresentation {
          Text("all is well")
        }
    }
  }
}
