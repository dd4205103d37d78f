import SwiftUI

struct StyleSamples: SampleGroup {
  let title = "Gradients and styles"
  let summary = "What shapes, texts and backgrounds can be painted with."

  var samples: [Sample] {
    Sample("LinearGradient") {
      LinearGradient(
        colors: [.indigo, .pink, .orange],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .padding(8)
    }

    Sample("LinearGradient(stops:)") {
      LinearGradient(
        stops: [
          .init(color: .blue, location: 0.3),
          .init(color: .white, location: 0.3),
          .init(color: .red, location: 0.8),
        ],
        startPoint: .leading,
        endPoint: .trailing
      )
      .padding(8)
    }

    Sample("RadialGradient") {
      RadialGradient(
        colors: [.yellow, .red, .indigo],
        center: .center,
        startRadius: 5, endRadius: 60
      )
      .padding(8)
    }

    Sample("AngularGradient") {
      AngularGradient(
        colors: [.red, .yellow, .green, .blue, .red],
        center: .center
      )
      .padding(8)
    }

    Sample("AngularGradient(startAngle:endAngle:)") {
      AngularGradient(
        colors: [.cyan, .indigo],
        center: .bottom,
        startAngle: .degrees(180),
        endAngle: .degrees(360)
      )
      .padding(8)
    }

    Sample("EllipticalGradient") {
      EllipticalGradient(colors: [.mint, .indigo])
        .padding(8)
    }

    Sample("MeshGradient") {
      MeshGradient(
        width: 2, height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .yellow, .blue, .green]
      )
      .padding(8)
    }

    Sample(".linearGradient(_:startPoint:endPoint:)", note: "A gradient as a style.") {
      Circle()
        .fill(
          .linearGradient(
            Gradient(colors: [.mint, .blue]),
            startPoint: .top, endPoint: .bottom))
        .frame(width: 76, height: 76)
    }

    Sample(".radialGradient, .conicGradient") {
      HStack {
        Circle().fill(
          .radialGradient(
            colors: [.yellow, .orange], center: .center,
            startRadius: 0, endRadius: 26))
        Circle().fill(
          .conicGradient(
            colors: [.white, .black], center: .center))
      }
      .frame(width: 116, height: 54)
    }

    Sample(".foregroundStyle(_:)") {
      HStack {
        Circle().frame(width: 30)
        Text("both")
      }
      .foregroundStyle(.teal)
    }

    Sample(".primary, .secondary, .tertiary, .quaternary") {
      VStack(spacing: 0) {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("quaternary").foregroundStyle(.quaternary)
      }
    }

    Sample("Levels of a colour", note: "Secondary and tertiary of what is set outside.") {
      VStack {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
      }
      .bold()
      .foregroundStyle(.blue)
    }

    Sample(".foregroundStyle(_:_:)", note: "Primary and secondary of one's own.") {
      VStack {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red, .orange)
    }

    Sample(".tint(_:)") {
      VStack {
        Text("tinted").foregroundStyle(.tint)
        ProgressView(value: 0.6)
      }
      .tint(.green)
      .padding(16)
    }

    Sample(".background style") {
      Circle()
        .fill(.background)
        .frame(width: 60, height: 60)
        .padding(10)
        .background(.orange)
    }

    Sample(".backgroundStyle(_:)", note: "What .background paints with.") {
      Text("Moon")
        .padding(10)
        .background(in: .capsule)
        .backgroundStyle(.mint)
    }

    Sample(".fill style", note: "The system's fills, from strong to weak.") {
      HStack(spacing: 0) {
        Rectangle().fill(.fill)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.fill.quaternary)
      }
      .frame(width: 120, height: 50)
    }

    Sample(".separator, .placeholder, .link") {
      VStack {
        Text("placeholder").foregroundStyle(.placeholder)
        Rectangle().fill(.separator).frame(height: 2)
        Text("link").foregroundStyle(.link)
      }
      .padding(10)
    }

    Sample("ShapeStyle.opacity(_:)") {
      Circle()
        .fill(.blue.opacity(0.3))
        .frame(width: 60, height: 60)
    }

    Sample("ShapeStyle.shadow(_:)") {
      Text("Raised").font(.title.bold())
        .foregroundStyle(
          .orange.shadow(.drop(radius: 2, y: 3)))
    }

    Sample("ShapeStyle.shadow(.inner(…))") {
      Circle()
        .fill(.teal.shadow(.inner(radius: 5, y: 4)))
        .frame(width: 70, height: 70)
    }

    Sample("ImagePaint") {
      Rectangle()
        .fill(
          ImagePaint(image: .sunset, scale: 0.5))
        .padding(8)
    }

    Sample("AnyShapeStyle") {
      let clouds: [String] = []
      Circle()
        .fill(
          clouds.isEmpty
            ? AnyShapeStyle(.orange.gradient)
            : AnyShapeStyle(.secondary))
        .frame(width: 60, height: 60)
    }

    Sample("A style of one's own", note: "Other by day than by night.") {
      Circle()
        .fill(.daylight)
        .frame(width: 60, height: 60)
    }
  }
}

/// Yellow by day, indigo by night.
private struct Daylight: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.indigo : Color.yellow
  }
}

extension ShapeStyle where Self == Daylight {
  fileprivate static var daylight: Daylight { Daylight() }
}
