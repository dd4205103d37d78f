import SwiftUI

struct ParagraphSamples: SampleGroup {
  let title = "Lines and paragraphs"
  let summary = "Wrapping, truncation, scaling and alignment of text."

  private static let tale = "A lantern keeper climbs the tower every night."

  var samples: [Sample] {
    Sample("A text that wraps") {
      Text(Self.tale)
        .font(.footnote)
        .padding(6)
    }

    Sample(".lineLimit(_:)") {
      Text(Self.tale)
        .lineLimit(2)
        .padding(6)
    }

    Sample(".lineLimit(_:reservesSpace:)", note: "Space for three lines, however short the text is.", outlined: true) {
      Text("One line")
        .lineLimit(3, reservesSpace: true)
    }

    Sample(".lineLimit(range)", note: "At least two lines.", outlined: true) {
      Text("One line")
        .lineLimit(2...3)
    }

    Sample(".truncationMode(.tail)") {
      Text(Self.tale)
        .lineLimit(1)
        .padding(6)
    }

    Sample(".truncationMode(.middle)") {
      Text(Self.tale)
        .lineLimit(1)
        .truncationMode(.middle)
        .padding(6)
    }

    Sample(".truncationMode(.head)") {
      Text(Self.tale)
        .lineLimit(1)
        .truncationMode(.head)
        .padding(6)
    }

    Sample(".minimumScaleFactor(_:)", note: "Shrinks to half its size before it is truncated.") {
      VStack {
        Text("Hollow Moon Harbour")
        Text("Hollow Moon Harbour")
          .minimumScaleFactor(0.5)
      }
      .lineLimit(1)
      .padding(6)
    }

    Sample(".allowsTightening(_:)", note: "Below: letters are closer together, so that all fit.") {
      VStack {
        Text("Hollow Harbours")
        Text("Hollow Harbours")
          .allowsTightening(true)
      }
      .lineLimit(1)
      .frame(width: 122)
    }

    Sample(".multilineTextAlignment(.leading)") {
      Text("short\nand a longer line")
        .multilineTextAlignment(.leading)
    }

    Sample(".multilineTextAlignment(.center)") {
      Text("short\nand a longer line")
        .multilineTextAlignment(.center)
    }

    Sample(".multilineTextAlignment(.trailing)") {
      Text("short\nand a longer line")
        .multilineTextAlignment(.trailing)
    }

    Sample(".lineSpacing(_:)") {
      HStack {
        Text("near\neach\nother")
        Text("with\nmore\nspace")
          .lineSpacing(8)
      }
    }

    Sample(".lineHeight(_:)") {
      HStack {
        Text("as\nthey\nare")
        Text("half\nas\nmuch more")
          .lineHeight(.multiple(factor: 1.5))
      }
      .font(.footnote)
    }

    Sample("No lone last word", note: "Moves a word down, so that the last line has two.") {
      Text("the keeper of the tower")
        .frame(width: 128)
        .border(.gray)
    }

    Sample("Text in both directions") {
      Text("Chapter القمر الأجوف 42!")
        .padding(6)
    }
  }
}
