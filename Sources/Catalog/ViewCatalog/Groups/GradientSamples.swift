import SwiftUI

struct GradientSamples: SampleGroup {
  let title = "Gradients"
  let summary = "Gradients as views, and as styles of shapes."

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
            startPoint: .top, endPoint: .bottom)
        )
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
  }
}
