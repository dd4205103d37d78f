public import Foundation

/// The outline of a two-dimensional shape, in points.
///
/// Apple's page: SwiftUI/Path. Rounded shapes start at the middle of the trailing edge and ellipses at their rightmost
/// point, and both run clockwise on screen; rectangles start at the top left. Dashes and `trim` depend on that.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began.
    case closeSubpath
  }

  /// What a path was made as, while nothing was added to it; printers and painters know short ways for these.
  package enum Form: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGFloat, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements
  }

  package private(set) var form: Form
  package private(set) var elements: [Element]

  /// Creates an empty path.
  public init() {
    form = .elements
    elements = []
  }

  /// Creates a path and lets `build` add to it.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    appendRectangle(rect)
    form = .rectangle(rect)
  }

  /// Creates the ellipse that touches the four sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    appendEllipse(rect)
    form = .ellipse(rect)
  }

  /// Creates a rounded rectangle; the radius is limited to half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    self.init()
    appendRoundedRectangle(rect, radius: radius, style: style)
    form = .roundedRectangle(rect, radius: radius, style: style)
  }

  /// True when the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath at `point`.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight line to `point`.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line back to the subpath's beginning.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds a rectangle as a subpath of its own.
  public mutating func addRect(_ rect: CGRect) {
    form = .elements
    appendRectangle(rect)
  }

  /// Adds an ellipse as a subpath of its own.
  public mutating func addEllipse(in rect: CGRect) {
    form = .elements
    appendEllipse(rect)
  }

  /// Adds a rounded rectangle as a subpath of its own; the radius is limited to half of the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: cornerRadius, style: style))
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) {
    form = .elements
    elements += path.elements
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  private mutating func append(_ element: Element) {
    form = .elements
    elements.append(element)
  }
}

extension Path {
  fileprivate mutating func appendRectangle(_ rect: CGRect) {
    elements += [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  fileprivate mutating func appendEllipse(_ rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let k = CornerCurve.kappa
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + rx * x, y: center.y + ry * y) }
    elements += [
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)), .closeSubpath,
    ]
  }

  fileprivate mutating func appendRoundedRectangle(_ rect: CGRect, radius: CGFloat, style: RoundedCornerStyle) {
    /// A corner with the directions in which the outline arrives at it and leaves it.
    struct Corner {
      var point: CGPoint
      var arriving: CGVector2
      var leaving: CGVector2
    }
    let (right, down) = (CGVector2(x: 1, y: 0), CGVector2(x: 0, y: 1))
    let corners = [
      Corner(point: CGPoint(x: rect.maxX, y: rect.maxY), arriving: down, leaving: -right),
      Corner(point: CGPoint(x: rect.minX, y: rect.maxY), arriving: -right, leaving: -down),
      Corner(point: CGPoint(x: rect.minX, y: rect.minY), arriving: -down, leaving: right),
      Corner(point: CGPoint(x: rect.maxX, y: rect.minY), arriving: right, leaving: down),
    ]
    elements.append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    for (index, corner) in corners.enumerated() {
      let vertical = rect.height / 2 / radius
      let horizontal = rect.width / 2 / radius
      let curve = CornerCurve(
        style: style, arriving: index.isMultiple(of: 2) ? vertical : horizontal,
        leaving: index.isMultiple(of: 2) ? horizontal : vertical)
      func point(_ pair: (CGFloat, CGFloat)) -> CGPoint {
        CGPoint(
          x: corner.point.x + radius * (corner.leaving.x * pair.1 - corner.arriving.x * pair.0),
          y: corner.point.y + radius * (corner.leaving.y * pair.1 - corner.arriving.y * pair.0))
      }
      elements.append(.line(to: point((curve.start, 0))))
      for cubic in curve.cubics {
        elements.append(.curve(to: point(cubic[2]), control1: point(cubic[0]), control2: point(cubic[1])))
      }
    }
    elements.append(.closeSubpath)
  }
}

/// A direction; Foundation on Linux has no `CGVector`.
private struct CGVector2 {
  var x: CGFloat
  var y: CGFloat
  static prefix func - (vector: CGVector2) -> CGVector2 { CGVector2(x: -vector.x, y: -vector.y) }
}
