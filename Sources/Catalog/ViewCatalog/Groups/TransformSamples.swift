import SwiftUI

struct TransformSamples: SampleGroup {
  let title = "Turns and scales"
  let summary = "Transforms change the painting, not the frame, which is outlined."

  var samples: [Sample] {
    Sample(".rotationEffect(_:)", outlined: true) {
      Landscape().rotationEffect(.degrees(12))
    }

    Sample(".rotationEffect(_:anchor:)", outlined: true) {
      Tile(.orange, width: 60, height: 20)
        .rotationEffect(
          .degrees(30), anchor: .bottomLeading)
    }

    Sample(".scaleEffect(_:)", outlined: true) {
      Landscape().scaleEffect(0.6)
    }

    Sample(".scaleEffect(x:y:)", outlined: true) {
      Text("Moon").font(.title)
        .scaleEffect(x: 1, y: 1.8)
    }

    Sample(".scaleEffect(x: -1)", note: "Mirrored.", outlined: true) {
      Text("Moon").font(.title)
        .scaleEffect(x: -1)
    }

    Sample(".scaleEffect(_:anchor:)", outlined: true) {
      Landscape()
        .scaleEffect(0.5, anchor: .topLeading)
    }

    Sample(".transformEffect(_:)", outlined: true) {
      Tile(.purple, width: 70, height: 40)
        .transformEffect(
          CGAffineTransform(
            a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
    }

    Sample(".rotation3DEffect(_:axis:)", outlined: true) {
      Landscape()
        .rotation3DEffect(
          .degrees(40), axis: (x: 0, y: 1, z: 0))
    }

    Sample(".projectionEffect(_:)", outlined: true) {
      Tile(.purple, width: 70, height: 40)
        .projectionEffect(
          ProjectionTransform(
            CGAffineTransform(translationX: 8, y: 8)))
    }
  }
}
