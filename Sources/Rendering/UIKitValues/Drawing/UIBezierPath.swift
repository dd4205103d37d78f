public import Foundation
public import Graphics

/// Lines and curves. Apple's page: UIKit/UIBezierPath.
open class UIBezierPath {
  private var path: Path
  /// Points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a corner may reach.
  open var miterLimit: CGFloat = 10
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0
  /// Whether overlaps count as outside.
  open var usesEvenOddFillRule = false

  init(_ path: Path) { self.path = path }

  /// An empty path.
  public convenience init() { self.init(Path()) }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// The ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// A part of a circle, by radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }
  /// A rectangle with some round corners; the smaller of the radii counts for both directions.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    let radii = RectangleCornerRadii(
      topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailing: corners.contains(.bottomRight) ? radius : 0, topTrailing: corners.contains(.topRight) ? radius : 0
    )
    self.init(Path(roundedRect: rect, cornerRadii: radii))
  }

  /// The path of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// Where the next element begins.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// What the path lies in.
  open var bounds: CGRect { path.boundingRect }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins somewhere else.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// A part of a circle, by radians; clockwise as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Takes everything away.
  open func removeAllPoints() { path = Path() }
  /// Sets lengths of dashes and gaps; nil for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: min(max(count, 0), 1000))) } ?? []
    dashPhase = phase
  }
  /// Closes the part that was begun last.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or stretches all of it.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Fills the path with the fill colour, in the image that is being drawn.
  open func fill() { DrawingSurface.current?.fill(path, evenOdd: usesEvenOddFillRule) }
  /// Fills the path, mixing.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let surface = DrawingSurface.current else { return }
    let item = DisplayItem.fill(checking: path, .color(surface.state.fill), evenOdd: usesEvenOddFillRule)
    surface.add(item, opacity: alpha.isFinite ? alpha : 1, blendMode: blendMode)
  }
  /// Strokes the path with the stroke colour.
  open func stroke() {
    DrawingSurface.current?.stroke(path, line)
  }
  private var line: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
  /// Cuts what follows to the path.
  open func addClip() { DrawingSurface.current?.clip(path, evenOdd: usesEvenOddFillRule) }
}

/// Corners of a rectangle. Apple's page: UIKit/UIRectCorner.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates corners of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let topLeft = Self(rawValue: 1)
  /// A corner.
  public static let topRight = Self(rawValue: 2)
  /// A corner.
  public static let bottomLeft = Self(rawValue: 4)
  /// A corner.
  public static let bottomRight = Self(rawValue: 8)
  /// All of them.
  public static let allCorners = Self(rawValue: .max)
}
