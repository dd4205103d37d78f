import SwiftUI

/// A sun over hills: many colours, for samples of effects.
struct Landscape: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.blue, .cyan, .yellow], startPoint: .top, endPoint: .bottom)
      Circle().fill(.orange).frame(width: 26, height: 26).offset(x: 16, y: -20)
      Hill(peak: 0.3).fill(.indigo).frame(height: 30)
      Hill(peak: 0.75).fill(.green).frame(height: 20)
    }
    .frame(width: 84, height: 60)
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// A hill whose crest is at a fraction of its width.
private struct Hill: Shape {
  let peak: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.width * peak, y: rect.minY - rect.height / 2))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
