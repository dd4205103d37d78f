import SwiftUI

struct StyleSamples: SampleGroup {
  let title = "Styles"
  let summary = "Shape styles: levels, system styles, shadows, images."

  var samples: [Sample] {
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

    Sample("Levels of a colour", note: "Secondary and tertiary levels of the outer style.") {
      VStack {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
      }
      .bold()
      .foregroundStyle(.blue)
    }

    Sample(".foregroundStyle(_:_:)", note: "Custom primary and secondary styles.") {
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

    Sample(".backgroundStyle(_:)", note: "The style that .background paints.") {
      Text("Moon").foregroundStyle(.black)
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
          ImagePaint(image: .sunset, scale: 0.5)
        )
        .padding(8)
    }

    Sample("AnyShapeStyle") {
      let clouds: [String] = []
      Circle()
        .fill(
          clouds.isEmpty
            ? AnyShapeStyle(.orange.gradient)
            : AnyShapeStyle(.secondary)
        )
        .frame(width: 60, height: 60)
    }

    Sample("A style of one's own", note: "Different in light and dark.") {
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
