import SwiftUI

struct LayerSamples: SampleGroup {
  let title = "Backgrounds, overlays and clips"
  let summary = "Backgrounds, overlays, clipping and masks."

  var samples: [Sample] {
    Sample(".background { … }") {
      Text("Moon").foregroundStyle(.black)
        .padding(8)
        .background { Color.yellow }
    }

    Sample(".background(_:)", note: "A style that extends to the edges of the view.") {
      Text("Moon").foregroundStyle(.black)
        .padding(8)
        .background(.yellow.gradient)
    }

    Sample(".background(_:in:)") {
      Text("Moon").foregroundStyle(.black)
        .padding(10)
        .background(.mint, in: .rect(cornerRadius: 10))
    }

    Sample(".background(alignment:)") {
      Text("Moon")
        .font(.title)
        .background(alignment: .bottom) {
          Color.yellow.opacity(0.4).frame(height: 10)
        }
    }

    Sample(".overlay { … }") {
      Tile(.indigo, width: 90, height: 60)
        .overlay {
          Text("over it").foregroundStyle(.white)
        }
    }

    Sample(".overlay(alignment:)") {
      Tile(.indigo, width: 80, height: 60)
        .overlay(alignment: .topTrailing) {
          Circle()
            .fill(.red)
            .frame(width: 20, height: 20)
            .offset(x: 8, y: -8)
        }
    }

    Sample(".overlay(_:in:)") {
      Landscape()
        .overlay(.black.opacity(0.4), in: .circle)
    }

    Sample(".border(_:width:)") {
      Text("framed")
        .padding(8)
        .border(.red, width: 3)
    }

    Sample(".clipShape(_:)") {
      Landscape()
        .clipShape(.circle)
    }

    Sample(".clipShape(own shape)") {
      Landscape()
        .clipShape(Star(points: 6))
    }

    Sample(".clipped()", note: "Below: clipped to the frame.") {
      VStack(spacing: 20) {
        Text("too long by far").fixedSize()
          .frame(width: 60)
        Text("too long by far").fixedSize()
          .frame(width: 60)
          .clipped()
      }
    }

    Sample(".cornerRadius(_:)") {
      Color.orange
        .frame(width: 80, height: 56)
        .cornerRadius(16)
    }

    Sample(".mask { … }", note: "Visible only where the text is.") {
      Landscape()
        .mask {
          Text("MOON").font(.title2.bold())
        }
    }

    Sample(".mask with a gradient") {
      Landscape()
        .mask {
          LinearGradient(
            colors: [.black, .clear],
            startPoint: .leading,
            endPoint: .trailing)
        }
    }

    Sample(".mask(alignment:)") {
      Landscape()
        .mask(alignment: .bottomTrailing) {
          Circle().frame(width: 50, height: 50)
        }
    }
  }
}
