import SwiftUI

/// The drawings for the sample's three units.
struct DailyVignette: View {
  enum Motif: CaseIterable {
    case hills, lighthouse, lemon
  }

  let motif: Motif

  var body: some View {
    switch motif {
    case .hills: DailyScenery()
    case .lighthouse: Lighthouse()
    case .lemon: Lemon()
    }
  }
}

/// A lighthouse and the moon.
private struct Lighthouse: View {
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    GeometryReader { geometry in
      let side = geometry.size.width
      LinearGradient(
        colors: [
          mode.paint(Color(red: 0.11, green: 0.16, blue: 0.33), 0.15),
          mode.paint(Color(red: 0.42, green: 0.36, blue: 0.58), 0.15),
        ],
        startPoint: .top,
        endPoint: .bottom)
      Circle()
        .fill(mode.paint(Color(red: 1, green: 0.93, blue: 0.76), 0.7))
        .frame(width: side * 0.2, height: side * 0.2)
        .position(x: side * 0.76, y: side * 0.26)
      VStack(spacing: 0) {
        Capsule().fill(mode.paint(Color(red: 1, green: 0.82, blue: 0.4), 1)).frame(
          width: side * 0.16, height: side * 0.14)
        ForEach(0..<4) { band in
          Rectangle()
            .fill(band.isMultiple(of: 2) ? mode.paint(Color(red: 0.89, green: 0.34, blue: 0.18), 0.4) : .white)
            .frame(width: side * (0.18 + 0.04 * CGFloat(band)), height: side * 0.14)
        }
      }
      .position(x: side * 0.42, y: side * 0.56)
      Rectangle()
        .fill(mode.paint(Color(red: 0.07, green: 0.1, blue: 0.2), 0.4))
        .frame(width: side, height: side * 0.16)
        .position(x: side * 0.5, y: side * 0.92)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A slice of lemon.
private struct Lemon: View {
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    GeometryReader { geometry in
      let side = geometry.size.width
      let pith = mode.paint(Color(red: 1, green: 0.95, blue: 0.77), 0.3)
      LinearGradient(
        colors: [
          mode.paint(Color(red: 0.55, green: 0.75, blue: 0.55), 0.15),
          mode.paint(Color(red: 0.28, green: 0.5, blue: 0.4), 0.15),
        ],
        startPoint: .top,
        endPoint: .bottom)
      ForEach(
        [
          (0.74, mode.paint(Color(red: 0.97, green: 0.72, blue: 0), 0.3)), (0.66, pith),
          (0.58, mode.paint(Color(red: 1, green: 0.82, blue: 0.25), 0.3)),
        ],
        id: \.0
      ) { share, color in
        Circle()
          .fill(color)
          .frame(width: side * share, height: side * share)
          .position(x: side * 0.5, y: side * 0.5)
      }
      ForEach(0..<4) { spoke in
        Capsule()
          .fill(pith)
          .frame(width: side * 0.58, height: side * 0.035)
          .rotationEffect(.degrees(Double(spoke) * 45 + 22))
          .position(x: side * 0.5, y: side * 0.5)
      }
    }
  }
}
