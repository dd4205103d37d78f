public import Foundation

extension Path {
  /// The bounding box of the outline, without control points outside of it. Null for an empty path. Apple's page:
  /// SwiftUI/Path/boundingRect.
  public var boundingRect: CGRect {
    switch form {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): return rect.standardized
    case .elements: break
    }
    var box = BoundingBox()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        box.include(to)
        current = to
      case .quadCurve(let to, let control):
        box.include(curve: .quad(current, control: control, to), controls: [control])
        current = to
      case .curve(let to, let control1, let control2):
        box.include(
          curve: .cubic(current, control1: control1, control2: control2, to), controls: [control1, control2])
        current = to
      case .closeSubpath: break
      }
    }
    return box.rect
  }

  /// The path moved by `offset` points.
  package func offsetBy(_ offset: CGSize) -> Path { offsetBy(dx: offset.width, dy: offset.height) }
}

/// Accumulates the bounding box of points.
private struct BoundingBox {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Includes the end, and the curve's extremes if a control point is outside.
  mutating func include(curve: PathSegment, controls: [CGPoint]) {
    include(curve.end)
    if controls.allSatisfy({ low.x <= $0.x && $0.x <= high.x && low.y <= $0.y && $0.y <= high.y }) { return }
    for t in curve.extremes { include(curve.point(at: t)) }
  }
}

extension PathSegment {
  /// The parameters inside of 0…1 at which the curve turns back along an axis.
  fileprivate var extremes: [CGFloat] {
    switch self {
    case .line: return []
    case .quad(let start, let control, let end):
      return Self.extremes(start.x, control.x, end.x) + Self.extremes(start.y, control.y, end.y)
    case .cubic(let start, let control1, let control2, let end):
      return Self.extremes(start.x, control1.x, control2.x, end.x)
        + Self.extremes(start.y, control1.y, control2.y, end.y)
    }
  }

  private static func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    roots(0, a - 2 * b + c, b - a)
  }

  private static func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let cubic: CGFloat = d - 3 * c + 3 * b - a
    let square: CGFloat = 2 * (c - 2 * b + a)
    return roots(cubic, square, b - a)
  }

  /// The roots of `a t² + b t + c` between 0 and 1.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let candidates: [CGFloat]
    if abs(a) > 1e-12 * max(abs(b), abs(c), 1e-300) {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // The form that does not subtract nearly equal numbers.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      candidates = q == 0 ? [0] : [q / a, c / q]
    } else {
      candidates = b == 0 ? [] : [-c / b]
    }
    return candidates.filter { $0 > 0 && $0 < 1 }
  }
}
