import SwiftUI

struct BlendSamples: SampleGroup {
  let title = "Blend modes"
  let summary = "A warm disc blended with a cool one, in a separate group."

  var samples: [Sample] {
    Sample(".blendMode(.normal)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.normal)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.multiply)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.multiply)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.screen)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.screen)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.overlay)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.overlay)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.darken)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.darken)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.lighten)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.lighten)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.colorDodge)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.colorDodge)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.colorBurn)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.colorBurn)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.softLight)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.softLight)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.hardLight)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.hardLight)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.difference)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.difference)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.exclusion)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.exclusion)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.hue)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.hue)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.saturation)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.saturation)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.color)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.color)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.luminosity)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.luminosity)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.sourceAtop)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.sourceAtop)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.destinationOver)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.destinationOver)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.destinationOut)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.destinationOut)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.plusDarker)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.plusDarker)
      }
      .compositingGroup()
    }

    Sample(".blendMode(.plusLighter)") {
      ZStack {
        Disc(.teal, x: -18)
        Disc(.orange, x: 18)
          .blendMode(.plusLighter)
      }
      .compositingGroup()
    }
  }
}

/// An off-centre disc.
private struct Disc: View {
  let color: Color
  let x: CGFloat

  init(_ color: Color, x: CGFloat) {
    self.color = color
    self.x = x
  }

  var body: some View {
    Circle().fill(color).frame(width: 62, height: 62).offset(x: x).frame(width: 110, height: 80)
  }
}
