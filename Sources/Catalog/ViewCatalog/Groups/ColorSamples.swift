import SwiftUI

struct ColorSamples: SampleGroup {
  let title = "Colours"
  let summary = "System colours and custom colours."

  var samples: [Sample] {
    Sample(".red, .orange, .yellow, .green, .mint, .teal") {
      HStack(spacing: 0) {
        Color.red
        Color.orange
        Color.yellow
        Color.green
        Color.mint
        Color.teal
      }
    }

    Sample(".cyan, .blue, .indigo, .purple, .pink, .brown") {
      HStack(spacing: 0) {
        Color.cyan
        Color.blue
        Color.indigo
        Color.purple
        Color.pink
        Color.brown
      }
    }

    Sample(".white, .gray, .black, .clear") {
      HStack(spacing: 0) {
        Color.white
        Color.gray
        Color.black
        Color.clear
      }
      .border(.gray)
      .padding(10)
    }

    Sample(".primary and .secondary") {
      HStack(spacing: 0) {
        Color.primary
        Color.secondary
      }
      .padding(10)
    }

    Sample("Color.accentColor") {
      Color.accentColor
        .frame(width: 70, height: 50)
    }

    Sample("Color(red:green:blue:)") {
      Color(red: 0.9, green: 0.4, blue: 0.2)
        .frame(width: 70, height: 50)
    }

    Sample("Color(.displayP3, red:green:blue:)", note: "Right, the same numbers in sRGB.") {
      HStack(spacing: 0) {
        Color(.displayP3, red: 0.3, green: 0.8, blue: 0.5)
        Color(red: 0.3, green: 0.8, blue: 0.5)
      }
      .frame(width: 100, height: 50)
    }

    Sample("Color(.sRGBLinear, …)", note: "Right, the same numbers in sRGB.") {
      HStack(spacing: 0) {
        Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6)
        Color(red: 0.2, green: 0.4, blue: 0.6)
      }
      .frame(width: 100, height: 50)
    }

    Sample("Color(white:)") {
      HStack(spacing: 0) {
        Color(white: 0.2)
        Color(white: 0.5)
        Color(white: 0.8)
      }
      .frame(width: 100, height: 50)
    }

    Sample("Color(hue:saturation:brightness:)") {
      HStack(spacing: 0) {
        ForEach(0..<12) { index in
          Color(
            hue: Double(index) / 12,
            saturation: 0.7, brightness: 0.9)
        }
      }
      .frame(height: 50)
    }

    Sample("Color.opacity(_:)") {
      HStack(spacing: 0) {
        Color.blue
        Color.blue.opacity(0.6)
        Color.blue.opacity(0.2)
      }
      .frame(width: 100, height: 50)
    }

    Sample("Color.mix(with:by:)") {
      HStack(spacing: 0) {
        ForEach(0..<5) { index in
          Color.blue.mix(
            with: .yellow, by: Double(index) / 4)
        }
      }
      .frame(width: 120, height: 50)
    }

    Sample("Color.gradient", note: "A gradient of the colour, lighter at the top.") {
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 90, height: 70)
    }

    Sample("Color(uiColor:)") {
      HStack(spacing: 0) {
        Color(uiColor: .systemFill)
        Color(uiColor: .secondaryLabel)
        Color(uiColor: .systemTeal)
      }
      .frame(width: 100, height: 50)
    }

    Sample("Color(.systemBackground)", note: "UIKit's colours in dot syntax.") {
      HStack(spacing: 0) {
        Color(.systemBackground)
        Color(.secondarySystemBackground)
        Color(.systemGray3)
      }
      .frame(width: 100, height: 50)
      .border(.gray)
    }

    Sample("Color(_:bundle:)", note: "From an asset catalogue, one for light, one for dark.") {
      Color("Lantern", bundle: .module)
        .frame(width: 70, height: 50)
    }

    Sample("Color.resolve(in:)") { ResolvedSample() }

    Sample(".colorScheme(_:)", note: "A dark part of a picture in any scheme.") {
      Text("always dark")
        .padding(10)
        .background(Color(.systemBackground))
        .colorScheme(.dark)
    }
  }
}

/// Shows the components of a colour.
private struct ResolvedSample: View {
  @Environment(\.self) private var environment

  var body: some View {
    Text(Color.orange.resolve(in: environment).description)
      .monospaced()
      .foregroundStyle(.orange)
  }
}
