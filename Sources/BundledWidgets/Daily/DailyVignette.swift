import SwiftUI

/// A small picture of one of three things: what the sample's units show.
struct DailyVignette: View {
  /// What is drawn.
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
  var body: some View {
    GeometryReader { geometry in
      let side = geometry.size.width
      LinearGradient(
        colors: [Color(red: 0.11, green: 0.16, blue: 0.33), Color(red: 0.42, green: 0.36, blue: 0.58)],
        startPoint: .top,
        endPoint: .bottom)
      Circle()
        .fill(Color(red: 1, green: 0.93, blue: 0.76))
        .frame(width: side * 0.2, height: side * 0.2)
        .position(x: side * 0.76, y: side * 0.26)
      VStack(spacing: 0) {
        Capsule().fill(Color(red: 1, green: 0.82, blue: 0.4)).frame(width: side * 0.16, height: side * 0.14)
        ForEach(0..<4) { band in
          Rectangle()
            .fill(band.isMultiple(of: 2) ? Color(red: 0.89, green: 0.34, blue: 0.18) : .white)
            .frame(width: side * (0.18 + 0.04 * CGFloat(band)), height: side * 0.14)
        }
      }
      .position(x: side * 0.42, y: side * 0.56)
      Rectangle()
        .fill(Color(red: 0.07, green: 0.1, blue: 0.2))
        .frame(width: side, height: side * 0.16)
        .position(x: side * 0.5, y: side * 0.92)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A slice of lemon.
private struct Lemon: View {
  var body: some View {
    GeometryReader { geometry in
      let side = geometry.size.width
      let pith = Color(red: 1, green: 0.95, blue: 0.77)
      LinearGradient(
        colors: [Color(red: 0.55, green: 0.75, blue: 0.55), Color(red: 0.28, green: 0.5, blue: 0.4)], startPoint: .top,
        endPoint: .bottom)
      ForEach(
        [(0.74, Color(red: 0.97, green: 0.72, blue: 0)), (0.66, pith), (0.58, Color(red: 1, green: 0.82, blue: 0.25))],
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
