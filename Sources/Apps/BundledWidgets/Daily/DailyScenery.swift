import SwiftUI

extension WidgetRenderingMode {
  /// A colour in full colour, or white with an opacity in modes where only opacity distinguishes shapes.
  func paint(_ color: Color, _ strength: Double) -> Color { self == .fullColor ? color : .white.opacity(strength) }
}

/// A morning over hills: the default background.
struct DailyScenery: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.layoutDirection) private var direction

  /// On the leading side; units are on the other side.
  private var sunPlace: CGFloat { direction == .rightToLeft ? 0.8 : 0.2 }

  var body: some View {
    LinearGradient(
      stops: [
        .init(color: mode.paint(Color(red: 0.23, green: 0.29, blue: 0.55), 0.15), location: 0),
        .init(color: mode.paint(Color(red: 0.76, green: 0.45, blue: 0.57), 0.15), location: 0.5),
        .init(color: mode.paint(Color(red: 0.98, green: 0.72, blue: 0.52), 0.15), location: 0.8),
      ], startPoint: .top, endPoint: .bottom
    )
    .overlay {
      GeometryReader { geometry in
        Circle()
          .fill(mode.paint(Color(red: 1, green: 0.90, blue: 0.72), 0.8))
          .frame(width: geometry.size.height * 0.17, height: geometry.size.height * 0.17)
          .position(x: geometry.size.width * sunPlace, y: geometry.size.height * 0.19)
      }
    }
    .overlay {
      HillShape(crest: 0.54, lean: 0.25, overhang: 0.2).fill(
        mode.paint(Color(red: 0.50, green: 0.36, blue: 0.55), 0.25))
    }
    .overlay {
      HillShape(crest: 0.65, lean: 0.80, overhang: 0.2).fill(mode.paint(Color(red: 0.33, green: 0.26, blue: 0.46), 0.3))
    }
    .overlay {
      HillShape(crest: 0.80, lean: 0.40, overhang: 0.2).fill(
        mode.paint(Color(red: 0.17, green: 0.15, blue: 0.32), 0.35))
    }
    .clipped()
    // Positions are those of the picture.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A four-pointed star: the default logo.
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
