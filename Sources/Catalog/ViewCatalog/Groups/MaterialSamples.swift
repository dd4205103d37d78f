import SwiftUI

struct MaterialSamples: SampleGroup {
  let title = "Materials"
  let summary = "The background shows through, blurred."

  var samples: [Sample] {
    Sample(".ultraThinMaterial") {
      Landscape()
        .overlay { Card().background(.ultraThinMaterial) }
    }

    Sample(".thinMaterial") {
      Landscape()
        .overlay { Card().background(.thinMaterial) }
    }

    Sample(".regularMaterial") {
      Landscape()
        .overlay { Card().background(.regularMaterial) }
    }

    Sample(".thickMaterial") {
      Landscape()
        .overlay { Card().background(.thickMaterial) }
    }

    Sample(".ultraThickMaterial") {
      Landscape()
        .overlay { Card().background(.ultraThickMaterial) }
    }

    Sample(".bar") {
      Landscape()
        .overlay { Card().background(.bar) }
    }

    Sample(".background(_:in:)", note: "A material in a shape.") {
      Landscape()
        .overlay {
          Card().background(.regularMaterial, in: .capsule)
        }
    }

    Sample(".glassEffect()") {
      Landscape()
        .overlay { Card().glassEffect() }
    }
  }
}

/// A word with padding.
private struct Card: View {
  var body: some View {
    Text("Moon")
      .font(.callout.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
  }
}
