import SwiftUI

struct GlassSamples: SampleGroup {
  let title = "Glass"
  let summary = "What is behind shows through, blurred, and is bent at the edge."

  var samples: [Sample] {
    Sample(".glassEffect(_:in:)", note: "Glass in a shape.") {
      Landscape()
        .overlay { Word().glassEffect(.regular, in: .rect(cornerRadius: 12)) }
    }

    Sample("Glass.clear", note: "Hardly blurred, and darker.") {
      Landscape()
        .overlay { Word().foregroundStyle(.white).glassEffect(.clear) }
    }

    Sample("Glass.tint(_:)", note: "Glass in a colour.") {
      Landscape()
        .overlay { Word().foregroundStyle(.white).glassEffect(.regular.tint(.pink)) }
    }

    Sample("Glass, dark") {
      Landscape()
        .overlay { Word().glassEffect().environment(\.colorScheme, .dark) }
    }

    Sample("GlassEffectContainer", note: "Shapes closer than the spacing flow together.") {
      Landscape()
        .overlay {
          GlassEffectContainer(spacing: 20) {
            HStack(spacing: 4) {
              Sign("sun.max.fill").glassEffect(in: .circle)
              Sign("moon.fill").glassEffect(in: .circle)
            }
          }
        }
    }

    Sample(".glassEffectUnion(id:namespace:)", note: "One shape for several views.") {
      Landscape()
        .overlay { UnionSample() }
    }

    Sample(".buttonStyle(.glass)") {
      Landscape()
        .overlay { Button("Moon") {}.buttonStyle(.glass) }
    }

    Sample(".buttonStyle(.glassProminent)") {
      Landscape()
        .overlay { Button("Moon") {}.buttonStyle(.glassProminent) }
    }
  }
}

/// A word with padding.
private struct Word: View {
  var body: some View {
    Text("Moon")
      .font(.callout.bold())
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
  }
}

private struct Sign: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    Image(systemName: name).font(.footnote).frame(width: 30, height: 30)
  }
}

private struct UnionSample: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer {
      HStack(spacing: 0) {
        Sign("sun.max.fill").glassEffect().glassEffectUnion(id: "sky", namespace: space)
        Sign("moon.fill").glassEffect().glassEffectUnion(id: "sky", namespace: space)
      }
    }
  }
}
