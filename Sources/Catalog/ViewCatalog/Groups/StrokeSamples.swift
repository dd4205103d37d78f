import SwiftUI

struct StrokeSamples: SampleGroup {
  let title = "Fills and strokes"
  let summary = "Fills, strokes, and shapes derived from shapes."

  var samples: [Sample] {
    Sample(".fill(_:)") {
      Circle()
        .fill(.orange)
        .frame(width: 70, height: 70)
    }

    Sample(".fill(_:style:)", note: "The even-odd rule leaves the middle out.") {
      Pentagram()
        .fill(.orange, style: FillStyle(eoFill: true))
        .frame(width: 84, height: 84)
    }

    Sample(".stroke(_:lineWidth:)", note: "Half of the line is outside the shape.") {
      Circle()
        .stroke(.indigo, lineWidth: 12)
        .frame(width: 60, height: 60)
        .border(.gray)
    }

    Sample(".strokeBorder(_:lineWidth:)", note: "The whole line is inside the shape.") {
      Circle()
        .strokeBorder(.indigo, lineWidth: 12)
        .frame(width: 60, height: 60)
        .border(.gray)
    }

    Sample("StrokeStyle(dash:)") {
      RoundedRectangle(cornerRadius: 14)
        .stroke(
          .red,
          style: StrokeStyle(
            lineWidth: 3, dash: [9, 4])
        )
        .frame(width: 90, height: 54)
    }

    Sample("StrokeStyle(dashPhase:)") {
      VStack(spacing: 12) {
        ForEach(0..<4) { phase in
          Line()
            .stroke(
              style: StrokeStyle(
                lineWidth: 4, dash: [14, 6],
                dashPhase: CGFloat(phase * 5)))
        }
      }
      .frame(width: 100, height: 50)
    }

    Sample("StrokeStyle(lineCap:)", note: "Butt, round, square.") {
      VStack(spacing: 18) {
        ForEach([CGLineCap.butt, .round, .square], id: \.self) { cap in
          Line()
            .stroke(
              style: StrokeStyle(
                lineWidth: 12, lineCap: cap))
        }
      }
      .frame(width: 80, height: 50)
    }

    Sample("StrokeStyle(lineJoin:)", note: "Mitre, round, bevel.") {
      HStack(spacing: 18) {
        ForEach([CGLineJoin.miter, .round, .bevel], id: \.self) { join in
          Corner()
            .stroke(
              style: StrokeStyle(
                lineWidth: 10, lineJoin: join))
        }
      }
      .frame(width: 110, height: 40)
    }

    Sample(".fill(_:).stroke(_:)", note: "A shape that is filled and outlined.") {
      Circle()
        .fill(.yellow)
        .stroke(.orange, lineWidth: 6)
        .frame(width: 64, height: 64)
    }

    Sample(".trim(from:to:)") {
      Circle()
        .trim(from: 0, to: 0.7)
        .stroke(
          .green,
          style: StrokeStyle(
            lineWidth: 9, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .frame(width: 64, height: 64)
    }

    Sample(".inset(by:)") {
      Rectangle()
        .inset(by: 10)
        .fill(.purple)
        .frame(width: 80, height: 60)
        .border(.gray)
    }

    Sample("Shape.offset(x:y:)") {
      Rectangle()
        .offset(x: 16, y: 10)
        .fill(.purple)
        .frame(width: 70, height: 50)
        .border(.gray)
    }

    Sample("Shape.rotation(_:)") {
      Rectangle()
        .rotation(.degrees(20))
        .fill(.purple)
        .frame(width: 70, height: 50)
        .border(.gray)
    }

    Sample("Shape.scale(x:y:)") {
      Rectangle()
        .scale(x: 0.5, y: 0.8)
        .fill(.purple)
        .frame(width: 70, height: 50)
        .border(.gray)
    }

    Sample("Shape.transform(_:)") {
      Rectangle()
        .transform(
          CGAffineTransform(
            a: 1, b: 0, c: 0.4, d: 1, tx: -10, ty: 0)
        )
        .fill(.purple)
        .frame(width: 70, height: 50)
        .border(.gray)
    }

    Sample("Shape.size(width:height:)") {
      Circle()
        .size(width: 30, height: 30)
        .fill(.purple)
        .frame(width: 70, height: 50)
        .border(.gray)
    }
  }
}

/// A line across the middle.
struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Two lines that meet at the top.
private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// A five-pointed star drawn as one line that crosses itself.
private struct Pentagram: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 0.8 * .pi - .pi / 2
          return CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
        })
      path.closeSubpath()
    }
  }
}
