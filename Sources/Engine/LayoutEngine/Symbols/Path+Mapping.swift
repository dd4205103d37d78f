package import Foundation
package import Graphics

extension Path {
  /// The path with every point, including control points, moved by `transform`.
  package func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    forEach { element in
      switch element {
      case .move(let to): result.move(to: transform(to))
      case .line(let to): result.addLine(to: transform(to))
      case .quadCurve(let to, let control): result.addQuadCurve(to: transform(to), control: transform(control))
      case .curve(let to, let control1, let control2):
        result.addCurve(to: transform(to), control1: transform(control1), control2: transform(control2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
