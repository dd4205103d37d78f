public import Foundation

extension Path {
  /// The smallest rectangle that holds every end and control point; `.zero` for an empty path.
  ///
  /// Control points lie outside their curve, so this can be larger than the ink. Apple's page: SwiftUI/Path/boundingRect
  /// promises the same for paths ("the bounding rectangle").
  public var boundingRect: CGRect {
    switch form {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): return rect.standardized
    case .elements: break
    }
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(to)
        include(control)
      case .curve(let to, let control1, let control2):
        include(to)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The same path moved by `offset` points.
  package func offsetBy(_ offset: CGSize) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.width, y: point.y + offset.height) }
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.width, dy: offset.height) }
    switch form {
    case .rectangle(let rect): return Path(moved(rect))
    case .ellipse(let rect): return Path(ellipseIn: moved(rect))
    case .roundedRectangle(let rect, let radius, let style):
      return Path(roundedRect: moved(rect), cornerRadius: radius, style: style)
    case .elements: break
    }
    var result = Path()
    for element in elements {
      switch element {
      case .move(let to): result.move(to: moved(to))
      case .line(let to): result.addLine(to: moved(to))
      case .quadCurve(let to, let control): result.addQuadCurve(to: moved(to), control: moved(control))
      case .curve(let to, let control1, let control2):
        result.addCurve(to: moved(to), control1: moved(control1), control2: moved(control2))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}

extension Path: CustomStringConvertible {
  /// The elements in SwiftUI's notation: `x y m`, `x y l`, `c1x c1y c2x c2y x y c`, `cx cy x y q`, `h`; six digits.
  public var description: String {
    func text(_ point: CGPoint) -> String { "\(sixDigits(point.x)) \(sixDigits(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let to): "\(text(to)) m"
      case .line(let to): "\(text(to)) l"
      case .quadCurve(let to, let control): "\(text(control)) \(text(to)) q"
      case .curve(let to, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(to)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private func sixDigits(_ value: CGFloat) -> String { String(format: "%g", abs(value) < 1e-13 ? 0 : value) }
}
