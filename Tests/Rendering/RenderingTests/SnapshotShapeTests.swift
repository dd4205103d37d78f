import SwiftUI
import Testing

/// Every kind of outline, filled and stroked: test widgets of 170 × 170 points at 2×.
@Suite struct SnapshotShapeTests {
  @Test func `every shape, filled`() async throws {
    try await expectSnapshot("shapes/filled", scale: 2) {
      VStack(spacing: 8) {
        row {
          Rectangle().fill(.red)
        } _: {
          Circle().fill(.orange)
        } _: {
          Ellipse().fill(.yellow)
        }
        row {
          Capsule().fill(.green)
        } _: {
          Capsule(style: .circular).fill(.mint)
        } _: {
          RoundedRectangle(cornerRadius: 12).fill(.teal)
        }
        row {
          RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).fill(.cyan)
        } _: {
          UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 12).fill(.blue)
        } _: {
          Star().fill(.indigo, style: FillStyle(eoFill: true))
        }
        row {
          Star().rotation(.degrees(36)).fill(.purple)
        } _: {
          Rectangle().rotation(.degrees(20)).scale(0.7).fill(.pink)
        } _: {
          Circle().size(width: 20, height: 20).offset(x: 12, y: 6).fill(.brown)
        }
      }
      .padding(8)
    }
  }

  @Test func `strokes, borders, dashes and trims`() async throws {
    try await expectSnapshot("shapes/stroked", scale: 2) {
      VStack(spacing: 8) {
        row {
          Rectangle().stroke(.red, lineWidth: 3)
        } _: {
          Rectangle().strokeBorder(.orange, lineWidth: 3)
        } _: {
          Star().stroke(.green, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
        }
        row {
          Capsule().strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [6, 3]))
        } _: {
          RoundedRectangle(cornerRadius: 10).stroke(
            .purple, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [0, 6]))
        } _: {
          Ellipse().stroke(.pink, style: StrokeStyle(lineWidth: 3, dash: [8, 4, 2, 4], dashPhase: 8))
        }
        row {
          ring(0, 0.7, .butt)
        } _: {
          ring(0.125, 0.625, .round)
        } _: {
          ring(0.25, 0.5, .square)
        }
        row {
          Star().stroke(style: StrokeStyle(lineWidth: 4, lineJoin: .bevel)).stroke(.red, lineWidth: 0.5)
        } _: {
          Circle().stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 9])).fill(.teal)
        } _: {
          Capsule().fill(.yellow).strokeBorder(.brown, lineWidth: 4).stroke(.black, lineWidth: 1)
        }
      }
      .padding(8)
    }
  }

  @Test func `a canvas draws paths, texts, layers and symbols`() async throws {
    try await expectSnapshot("shapes/canvas", scale: 1) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0.95))
        let gradient = Gradient(colors: [.blue, .yellow])
        context.fill(
          Path(roundedRect: CGRect(x: 8, y: 8, width: 70, height: 40), cornerRadius: 12),
          with: .linearGradient(
            gradient, startPoint: CGPoint(x: 8, y: 0), endPoint: CGPoint(x: 28, y: 10), options: .mirror))
        context.fill(
          Path(ellipseIn: CGRect(x: 92, y: 8, width: 60, height: 40)),
          with: .radialGradient(gradient, center: CGPoint(x: 122, y: 28), startRadius: 0, endRadius: 30))
        var turned = context
        turned.translateBy(x: 40, y: 90)
        for step in 0..<12 {
          turned.opacity = Double(step + 1) / 12
          turned.stroke(
            Path { $0.addLines([CGPoint(x: 0, y: -12), CGPoint(x: 0, y: -26)]) }, with: .color(.red),
            style: StrokeStyle(lineWidth: 5, lineCap: .round))
          turned.rotate(by: .degrees(30))
        }
        context.draw(Text("Canvas").font(.headline).foregroundStyle(.purple), at: CGPoint(x: 40, y: 90))
        context.drawLayer { layer in
          layer.addFilter(.shadow(color: .black.opacity(0.5), radius: 3, y: 2))
          layer.clip(to: Path(ellipseIn: CGRect(x: 92, y: 60, width: 60, height: 60)))
          layer.fill(Path(CGRect(x: 92, y: 60, width: 30, height: 60)), with: .color(.green))
          layer.rotate(by: .degrees(10))
          layer.draw(Text("clipped and turned").font(.caption), in: CGRect(x: 112, y: 50, width: 50, height: 60))
        }
        if let symbol = context.resolveSymbol(id: "pill") {
          context.draw(symbol, at: CGPoint(x: 30, y: 140))
          context.draw(symbol, in: CGRect(x: 70, y: 128, width: 80, height: 24))
        }
      } symbols: {
        Text("pill").font(.caption).padding(4).background(.orange, in: .capsule).tag("pill")
      }
    }
  }

  private func row(
    @ViewBuilder _ first: () -> some View, @ViewBuilder _ second: () -> some View, @ViewBuilder _ third: () -> some View
  ) -> some View {
    HStack(spacing: 10) {
      first()
      second()
      third()
    }
  }

  private func ring(_ from: CGFloat, _ to: CGFloat, _ cap: CGLineCap) -> some View {
    Circle().trim(from: from, to: to)
      .stroke(.indigo, style: StrokeStyle(lineWidth: 5, lineCap: cap))
      .background { Circle().stroke(.gray.opacity(0.3), lineWidth: 5) }
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let points = (0..<5).map { index in
      let angle = Angle.degrees(Double(index) * 144 - 90).radians
      return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
    }
    return Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }
}
