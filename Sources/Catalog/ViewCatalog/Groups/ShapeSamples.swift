import SwiftUI

struct ShapeSamples: SampleGroup {
  let title = "Shapes"
  let summary = "Shapes with continuous corners, and custom shapes."

  var samples: [Sample] {
    Sample("Rectangle") {
      Rectangle()
        .fill(.blue)
        .frame(width: 80, height: 50)
    }

    Sample("RoundedRectangle(cornerRadius:)") {
      RoundedRectangle(cornerRadius: 16)
        .fill(.blue)
        .frame(width: 80, height: 50)
    }

    Sample("RoundedRectangle(cornerRadius:style:)", note: "Above continuous, below circular.") {
      VStack {
        RoundedRectangle(
          cornerRadius: 18, style: .continuous)
        RoundedRectangle(
          cornerRadius: 18, style: .circular)
      }
      .foregroundStyle(.blue)
      .frame(width: 80, height: 84)
    }

    Sample("RoundedRectangle(cornerSize:)") {
      RoundedRectangle(
        cornerSize: CGSize(width: 40, height: 14)
      )
      .fill(.blue)
      .frame(width: 90, height: 50)
    }

    Sample("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(
        topLeadingRadius: 30,
        bottomTrailingRadius: 20
      )
      .fill(.blue)
      .frame(width: 80, height: 60)
    }

    Sample("Capsule") {
      Capsule()
        .fill(.teal)
        .frame(width: 90, height: 36)
    }

    Sample("Circle", note: "The largest circle in the middle of the frame.") {
      Circle()
        .fill(.teal)
        .frame(width: 90, height: 60)
        .border(.gray)
    }

    Sample("Ellipse") {
      Ellipse()
        .fill(.teal)
        .frame(width: 90, height: 50)
    }

    Sample("ContainerRelativeShape", note: "Corners concentric with the widget's.") {
      ContainerRelativeShape()
        .fill(.indigo.gradient)
        .padding(6)
    }

    Sample(".containerShape(_:)", note: "The shape that a relative shape inside follows.") {
      ContainerRelativeShape()
        .fill(.pink)
        .padding(8)
        .background(.pink.opacity(0.3))
        .containerShape(.rect(cornerRadius: 26))
        .clipShape(.rect(cornerRadius: 26))
        .padding(8)
    }

    Sample(
      "ConcentricRectangle",
      note: "Each corner has the centre of the container's; those far from it have their least radius."
    ) {
      ConcentricRectangle(corners: .concentric(minimum: 4))
        .fill(.pink)
        .frame(height: 56)
        .padding(8)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .background(.pink.opacity(0.3))
        .containerShape(.rect(cornerRadius: 26))
        .clipShape(.rect(cornerRadius: 26))
        .padding(.horizontal, 8)
    }

    Sample(".rect(corners:isUniform:)", note: "All corners have the largest radius.") {
      Color.pink
        .clipShape(.rect(corners: .concentric, isUniform: true))
        .frame(height: 56)
        .padding(8)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .background(.pink.opacity(0.3))
        .containerShape(.rect(cornerRadius: 26))
        .clipShape(.rect(cornerRadius: 26))
        .padding(.horizontal, 8)
    }

    Sample(".rect(cornerRadius:), .capsule, .circle", note: "Shapes in dot syntax.") {
      HStack {
        Color.red.clipShape(.rect(cornerRadius: 9))
        Color.orange.clipShape(.capsule)
        Color.yellow.clipShape(.circle)
      }
      .frame(width: 116, height: 46)
    }

    Sample("A shape of one's own") {
      Star(points: 5)
        .fill(.yellow)
        .frame(width: 80, height: 80)
    }

    Sample("AnyShape") {
      let corners: [CGFloat] = []
      let shape =
        corners.isEmpty
        ? AnyShape(.circle) : AnyShape(.rect)
      shape
        .fill(.mint)
        .frame(width: 60, height: 60)
    }

    Sample("ButtonBorderShape") {
      ButtonBorderShape.capsule
        .fill(.gray)
        .frame(width: 80, height: 30)
    }
  }
}

/// A star that touches the sides of its frame.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = min(rect.width, rect.height) / 2
    for index in 0..<(points * 2) {
      let angle = Double(index) * .pi / Double(points) - .pi / 2
      let length = index % 2 == 0 ? radius : radius * 0.45
      let point = CGPoint(x: rect.midX + cos(angle) * length, y: rect.midY + sin(angle) * length)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
