public import Foundation

extension Path {
  /// Creates a rectangle; a null one gives an empty path.
  public init(_ rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    self.init(
      form: .rectangle(rect),
      [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
      ])
  }

  /// Creates the ellipse that touches the four sides of `rect`; a null one gives an empty path.
  public init(ellipseIn rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let k = CornerCurve.kappa
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + rect.width / 2 * x, y: rect.midY + rect.height / 2 * y)
    }
    self.init(
      form: .ellipse(rect),
      [
        .move(to: point(1, 0)),
        .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
        .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
        .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
        .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)), .closeSubpath,
      ])
  }

  /// Adds a rectangle as a separate subpath. Apple's page: SwiftUI/Path/addRect(_:transform:).
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles as separate subpaths. Apple's page: SwiftUI/Path/addRects(_:transform:).
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse as a separate subpath. Apple's page: SwiftUI/Path/addEllipse(in:transform:).
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Starts a subpath at the first point and adds lines to the others. Apple's page: SwiftUI/Path/addLines(_:).
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds the elements of another path. Apple's page: SwiftUI/Path/addPath(_:transform:).
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(transform.isIdentity ? path.elements : path.elements.map { $0.mapped { $0.applying(transform) } })
  }
}
