import SwiftUI

/// A morning over hills: what stands in for a background.
struct DailyScenery: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: Color(red: 0.23, green: 0.29, blue: 0.55), location: 0),
        .init(color: Color(red: 0.76, green: 0.45, blue: 0.57), location: 0.5),
        .init(color: Color(red: 0.98, green: 0.72, blue: 0.52), location: 0.8),
      ], startPoint: .top, endPoint: .bottom
    )
    .overlay {
      GeometryReader { geometry in
        Circle()
          .fill(Color(red: 1, green: 0.90, blue: 0.72))
          .frame(width: geometry.size.height * 0.2, height: geometry.size.height * 0.2)
          .position(x: geometry.size.width * 0.82, y: geometry.size.height * 0.4)
      }
    }
    .overlay { Ridge(crest: 0.54, lean: 0.25).fill(Color(red: 0.50, green: 0.36, blue: 0.55)) }
    .overlay { Ridge(crest: 0.65, lean: 0.80).fill(Color(red: 0.33, green: 0.26, blue: 0.46)) }
    .overlay { Ridge(crest: 0.80, lean: 0.40).fill(Color(red: 0.17, green: 0.15, blue: 0.32)) }
    // A landscape has no reading direction.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A hill whose crest lies at fractions of height and width.
private struct Ridge: Shape {
  let crest: CGFloat
  let lean: CGFloat

  func path(in rect: CGRect) -> Path {
    let (top, peak) = (rect.minY + rect.height * crest, rect.minX + rect.width * lean)
    let shoulder = top + rect.height * 0.07
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: shoulder))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: shoulder),
        control1: CGPoint(x: peak - rect.width * 0.2, y: top - rect.height * 0.04),
        control2: CGPoint(x: peak + rect.width * 0.2, y: top))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A star of four rays: what stands in for a logo.
struct DailySpark: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let tips = [
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY),
    ]
    return Path { path in
      path.move(to: tips[3])
      for tip in tips { path.addQuadCurve(to: tip, control: center) }
      path.closeSubpath()
    }
  }
}
