import SwiftUI

struct EffectSamples: SampleGroup {
  let title = "Effects"
  let summary = "Opacity, shadows, blurs and changes of colour."

  var samples: [Sample] {
    Sample("No effect", note: "The original of the pictures below.") { Landscape() }

    Sample(".opacity(_:)") { Landscape().opacity(0.4) }

    Sample(".shadow(radius:)") {
      Tile(.orange, width: 70, height: 50)
        .shadow(radius: 8)
    }

    Sample(".shadow(color:radius:x:y:)") {
      Tile(.orange, width: 70, height: 50)
        .shadow(
          color: .purple, radius: 3, x: 6, y: 6)
    }

    Sample(".shadow of a text") {
      Text("Moon").font(.largeTitle.bold())
        .shadow(color: .teal, radius: 3, y: 3)
    }

    Sample(".blur(radius:)") { Landscape().blur(radius: 4) }

    Sample(".blur(radius:opaque:)", note: "The edges stay solid.") {
      Landscape().blur(radius: 4, opaque: true)
    }

    Sample(".brightness(_:)") { Landscape().brightness(0.3) }

    Sample(".contrast(_:)") { Landscape().contrast(0.4) }

    Sample(".saturation(_:)") { Landscape().saturation(0.3) }

    Sample(".grayscale(_:)") { Landscape().grayscale(1) }

    Sample(".hueRotation(_:)") { Landscape().hueRotation(.degrees(120)) }

    Sample(".colorInvert()") { Landscape().colorInvert() }

    Sample(".colorMultiply(_:)") { Landscape().colorMultiply(.pink) }

    Sample(".luminanceToAlpha()", note: "Dark parts become clear.") {
      Landscape()
        .luminanceToAlpha()
        .background(.yellow, in: .rect(cornerRadius: 8))
    }

    Sample(".compositingGroup()", note: "The two discs fade and blend together.") {
      Pair()
        .compositingGroup()
        .opacity(0.5)
    }

    Sample(".drawingGroup()") {
      Pair()
        .drawingGroup()
        .rotationEffect(.degrees(30))
    }
  }
}

/// Two discs that overlap.
private struct Pair: View {
  var body: some View {
    ZStack {
      Circle().fill(.red).frame(width: 40).offset(x: -8)
      Circle().fill(.blue).frame(width: 40).offset(x: 8)
    }
    .frame(width: 58, height: 60)
  }
}
