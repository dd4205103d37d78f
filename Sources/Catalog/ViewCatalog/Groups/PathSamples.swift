import SwiftUI

struct PathSamples: SampleGroup {
  let title = "Paths and canvases"
  let summary = "Paths and canvases."

  var samples: [Sample] {
    Sample("Path") {
      Path { path in
        path.move(to: CGPoint(x: 20, y: 80))
        path.addLine(to: CGPoint(x: 70, y: 15))
        path.addLine(to: CGPoint(x: 120, y: 80))
        path.closeSubpath()
      }
      .fill(.orange)
    }

    Sample("Path.addCurve(to:control1:control2:)") {
      Path { path in
        path.move(to: CGPoint(x: 15, y: 50))
        path.addCurve(
          to: CGPoint(x: 125, y: 50),
          control1: CGPoint(x: 55, y: -40),
          control2: CGPoint(x: 85, y: 140))
      }
      .stroke(.blue, lineWidth: 4)
    }

    Sample("Path.addQuadCurve(to:control:)") {
      Path { path in
        path.move(to: CGPoint(x: 15, y: 80))
        path.addQuadCurve(
          to: CGPoint(x: 125, y: 80),
          control: CGPoint(x: 70, y: -40))
      }
      .stroke(.blue, lineWidth: 4)
    }

    Sample("Path.addArc(center:…)") {
      Path { path in
        path.addArc(
          center: CGPoint(x: 70, y: 60), radius: 40,
          startAngle: .degrees(180),
          endAngle: .degrees(330),
          clockwise: false)
      }
      .stroke(.red, lineWidth: 8)
    }

    Sample("Path.addArc(tangent1End:…)", note: "Rounds a corner.") {
      Path { path in
        path.move(to: CGPoint(x: 20, y: 85))
        path.addArc(
          tangent1End: CGPoint(x: 20, y: 15),
          tangent2End: CGPoint(x: 120, y: 15),
          radius: 30)
        path.addLine(to: CGPoint(x: 120, y: 15))
      }
      .stroke(.red, lineWidth: 4)
    }

    Sample("Path.addRect, addEllipse, addRoundedRect") {
      Path { path in
        path.addRect(
          CGRect(x: 8, y: 32, width: 34, height: 34))
        path.addEllipse(
          in: CGRect(x: 52, y: 32, width: 34, height: 34))
        path.addRoundedRect(
          in: CGRect(x: 96, y: 32, width: 34, height: 34),
          cornerSize: CGSize(width: 9, height: 9))
      }
      .fill(.green)
    }

    Sample("Path.applying(_:)") {
      Path(CGRect(x: 40, y: 20, width: 50, height: 40))
        .applying(CGAffineTransform(rotationAngle: 0.3))
        .stroke(.purple, lineWidth: 3)
    }

    Sample("Path.trimmedPath(from:to:)") {
      Path(
        ellipseIn: CGRect(
          x: 40, y: 20, width: 60, height: 60)
      )
      .trimmedPath(from: 0.1, to: 0.6)
      .stroke(.purple, lineWidth: 6)
    }

    Sample("Path.strokedPath(_:)", note: "The outline of a line.") {
      Path(
        ellipseIn: CGRect(
          x: 40, y: 20, width: 60, height: 60)
      )
      .strokedPath(StrokeStyle(lineWidth: 14))
      .stroke(.indigo, lineWidth: 1.5)
    }

    Sample("Shape.subtracting(_:)", note: "A moon.") {
      Circle()
        .subtracting(Circle().offset(x: 20, y: -12))
        .frame(width: 70, height: 70)
        .foregroundStyle(.yellow)
    }

    Sample("Shape.union(_:)", note: "One outline.") {
      Circle()
        .union(Rectangle().size(width: 70, height: 35))
        .stroke(.blue, lineWidth: 3)
        .frame(width: 70, height: 70)
    }

    Sample("Shape.intersection(_:)") {
      Circle().offset(x: -18)
        .intersection(Circle().offset(x: 18))
        .frame(width: 70, height: 70)
        .foregroundStyle(.green)
    }

    Sample("Shape.symmetricDifference(_:)") {
      Circle().offset(x: -18)
        .symmetricDifference(Circle().offset(x: 18))
        .frame(width: 70, height: 70)
        .foregroundStyle(.purple)
    }

    Sample("Shape.lineIntersection(_:), .lineSubtraction(_:)", note: "The parts of a line in an area, and the others.")
    {
      let upperHalf = Rectangle().size(width: 70, height: 35)
      ZStack {
        Circle().lineIntersection(upperHalf).stroke(.orange, lineWidth: 4)
        Circle().lineSubtraction(upperHalf).stroke(.blue, lineWidth: 4)
      }
      .frame(width: 70, height: 70)
    }

    Sample("Canvas") {
      Canvas { context, size in
        for index in 0..<6 {
          let x = CGFloat(index) * size.width / 6
          let bar = CGRect(
            x: x + 4, y: size.height - CGFloat(index + 1) * 12,
            width: 14, height: CGFloat(index + 1) * 12)
          context.fill(
            Path(roundedRect: bar, cornerRadius: 4),
            with: .color(.teal))
        }
      }
      .padding(8)
    }

    Sample("GraphicsContext.stroke") {
      Canvas { context, size in
        let circle = Path(
          ellipseIn: CGRect(
            x: 30, y: 10, width: 80, height: 80))
        context.stroke(
          circle,
          with: .linearGradient(
            Gradient(colors: [.pink, .orange]),
            startPoint: .zero,
            endPoint: CGPoint(x: 140, y: 100)),
          lineWidth: 8)
      }
    }

    Sample("GraphicsContext.draw(Text)") {
      Canvas { context, size in
        context.draw(
          Text("drawn").font(.title2.bold()),
          at: CGPoint(
            x: size.width / 2, y: size.height / 2))
      }
    }

    Sample("GraphicsContext.rotate, translate") {
      Canvas { context, size in
        context.translateBy(x: 70, y: 50)
        for _ in 0..<12 {
          context.rotate(by: .degrees(30))
          context.fill(
            Path(CGRect(x: 26, y: -2, width: 14, height: 4)),
            with: .color(.red))
        }
      }
    }

    Sample("GraphicsContext.clip(to:)") {
      Canvas { context, size in
        context.clip(
          to: Path(
            ellipseIn: CGRect(
              x: 30, y: 10, width: 80, height: 80)))
        for y in stride(from: 0, to: size.height, by: 10) {
          context.fill(
            Path(CGRect(x: 0, y: y, width: 140, height: 5)),
            with: .color(.indigo))
        }
      }
    }

    Sample("GraphicsContext.opacity, .blendMode") {
      Canvas { context, size in
        context.opacity = 0.6
        for x in [20, 50] {
          context.fill(
            Path(
              ellipseIn: CGRect(
                x: x, y: 15, width: 70, height: 70)),
            with: .color(.blue))
        }
      }
    }

    Sample("Canvas(symbols:)", note: "Views that are drawn several times.") {
      Canvas { context, size in
        if let stamp = context.resolveSymbol(id: 0) {
          for x in [30.0, 70, 110] {
            context.draw(stamp, at: CGPoint(x: x, y: 50))
          }
        }
      } symbols: {
        Text("☾").font(.largeTitle).tag(0)
      }
    }
  }
}
