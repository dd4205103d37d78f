import SwiftUI

struct FontSamples: SampleGroup {
  let title = "Fonts"
  let summary = "Text styles, sizes, weights, designs and widths. Inter stands in for San Francisco."

  var samples: [Sample] {
    Sample(".font(.largeTitle), .title, .title2") {
      VStack(spacing: 0) {
        Text("Large").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
      }
    }

    Sample(".font(.title3), .headline, .body, .callout") {
      VStack(spacing: 0) {
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
      }
    }

    Sample(".font(.subheadline), .footnote, .caption, .caption2") {
      VStack(spacing: 1) {
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
    }

    Sample(".font(.system(size:))") {
      HStack(alignment: .firstTextBaseline) {
        Text("9").font(.system(size: 9))
        Text("18").font(.system(size: 18))
        Text("36").font(.system(size: 36))
      }
    }

    Sample(".font(.system(size:weight:design:))") {
      Text("7:30")
        .font(
          .system(
            size: 34, weight: .heavy,
            design: .rounded))
    }

    Sample(".fontWeight(_:)", note: "Thin to black.") {
      VStack(spacing: 0) {
        Text("Thin").fontWeight(.thin)
        Text("Light").fontWeight(.light)
        Text("Medium").fontWeight(.medium)
        Text("Semibold").fontWeight(.semibold)
        Text("Black").fontWeight(.black)
      }
      .font(.system(size: 15))
    }

    Sample(".fontDesign(_:)") {
      VStack(spacing: 0) {
        Text("Rounded").fontDesign(.rounded)
        Text("Serif").fontDesign(.serif)
        Text("Monospaced").fontDesign(.monospaced)
      }
    }

    Sample(".fontWidth(_:)") {
      VStack(spacing: 0) {
        Text("Compressed").fontWidth(.compressed)
        Text("Condensed").fontWidth(.condensed)
        Text("Standard")
        Text("Expanded").fontWidth(.expanded)
      }
    }

    Sample("Font.bold(), .italic(), .weight(_:)") {
      VStack(spacing: 2) {
        Text("bold").font(.body.bold())
        Text("slanted").font(.body.italic())
        Text("semibold").font(.body.weight(.semibold))
      }
    }

    Sample("Font.smallCaps()") {
      VStack {
        Text("Hollow Moon")
        Text("Hollow Moon").font(.body.smallCaps())
      }
    }

    Sample("Font.lowercaseSmallCaps()") {
      Text("Hollow Moon")
        .font(.title3.lowercaseSmallCaps())
    }

    Sample("Font.monospacedDigit()") {
      Text("1:11 of 1:01")
        .font(.body.monospacedDigit())
    }

    Sample("Font.monospaced()") {
      Text("let x = 1").font(.body.monospaced())
    }

    Sample(".monospaced()") { Text("let x = 1").monospaced() }

    Sample("Font.leading(_:)", note: "Smaller and larger distances between lines.") {
      HStack {
        Text("tight\ntight")
          .font(.footnote.leading(.tight))
        Text("loose\nloose")
          .font(.footnote.leading(.loose))
      }
    }

    Sample(
      ".font(.custom(_:size:))",
      note: "A font of the bundle. It is missing here, so the system font is used, with a diagnostic.",
      diagnostics: ["font.family-unknown"]
    ) {
      Text("Lantern Sans")
        .font(.custom("Lantern Sans", size: 19))
    }

    Sample(".dynamicTypeSize(_:)", note: "Text styles grow with the reader's setting.") {
      VStack {
        Text("Body").dynamicTypeSize(.xSmall)
        Text("Body").dynamicTypeSize(.large)
        Text("Body").dynamicTypeSize(.xxxLarge)
      }
    }
  }
}
