import SwiftUI

struct FrameSamples: SampleGroup {
  let title = "Frames and padding"
  let summary = "The size of a view. Dashed lines show the resulting frame."

  var samples: [Sample] {
    Sample(".frame(width:height:)", outlined: true) {
      Tile(.indigo)
        .frame(width: 90, height: 60)
    }

    Sample(".frame(width:height:alignment:)", outlined: true) {
      Tile(.indigo)
        .frame(
          width: 90, height: 60,
          alignment: .bottomTrailing)
    }

    Sample(".frame(maxWidth:)", note: "Takes all available space.", outlined: true) {
      Tile(.indigo)
        .frame(maxWidth: .infinity)
    }

    Sample(".frame(maxWidth:alignment:)", outlined: true) {
      Tile(.indigo)
        .frame(
          maxWidth: .infinity,
          alignment: .leading)
    }

    Sample(".frame(maxWidth:maxHeight:alignment:)", outlined: true) {
      Tile(.indigo)
        .frame(
          maxWidth: .infinity,
          maxHeight: .infinity,
          alignment: .topLeading)
    }

    Sample(".frame(minWidth:)", note: "At least 70 points.", outlined: true) {
      Tile(.indigo)
        .frame(minWidth: 70)
    }

    Sample(".frame(idealWidth:)", note: "Used when the view is asked for its ideal size.", outlined: true) {
      Color.teal
        .frame(idealWidth: 90, idealHeight: 30)
        .fixedSize()
    }

    Sample(".padding()", note: "16 points on every side.", outlined: true) {
      Tile(.orange)
        .padding()
    }

    Sample(".padding(_:)", outlined: true) {
      Tile(.orange)
        .padding(4)
    }

    Sample(".padding(_:_:)", note: "Horizontal edges only.", outlined: true) {
      Tile(.orange)
        .padding(.horizontal, 30)
    }

    Sample(".padding(EdgeInsets)", outlined: true) {
      Tile(.orange)
        .padding(
          EdgeInsets(
            top: 2, leading: 40,
            bottom: 20, trailing: 4))
    }

    Sample(".padding with a negative length", note: "The frame is smaller than its content.", outlined: true) {
      Tile(.orange, width: 60, height: 60)
        .padding(-8)
    }

    Sample(".scenePadding()", outlined: true) {
      Tile(.orange)
        .scenePadding()
    }

    Sample(".fixedSize()", note: "The text keeps its length and overflows its frame.") {
      Text("as long as it is")
        .fixedSize()
        .frame(width: 60)
        .border(.pink)
    }

    Sample(".fixedSize(horizontal:vertical:)", note: "Wraps, and has the height that it needs.") {
      Text("wraps but is not cut off")
        .fixedSize(
          horizontal: false, vertical: true
        )
        .frame(width: 80, height: 20)
        .border(.pink)
    }

    Sample(".aspectRatio(_:contentMode: .fit)", outlined: true) {
      Color.purple
        .aspectRatio(2, contentMode: .fit)
        .frame(width: 80, height: 80)
    }

    Sample(".aspectRatio(_:contentMode: .fill)", note: "Covers the frame and overflows it.", outlined: true) {
      Color.purple.opacity(0.5)
        .aspectRatio(2, contentMode: .fill)
        .frame(width: 50, height: 50)
    }

    Sample(".scaledToFit()", outlined: true) {
      Circle()
        .fill(.purple)
        .scaledToFit()
        .frame(width: 90, height: 50)
    }

    Sample(".scaledToFill()", outlined: true) {
      Circle()
        .fill(.purple.opacity(0.5))
        .scaledToFill()
        .frame(width: 80, height: 40)
    }

    Sample(".layoutPriority(_:)", note: "The second text gets its space first.") {
      HStack {
        Text("gives way to the other")
        Text("comes first")
          .layoutPriority(1)
      }
      .lineLimit(1)
      .padding(6)
    }

    Sample(".containerRelativeFrame(_:count:span:spacing:)", note: "Three of four columns.", outlined: true) {
      Tile(.teal)
        .containerRelativeFrame(
          .horizontal, count: 4, span: 3, spacing: 8)
    }
  }
}
