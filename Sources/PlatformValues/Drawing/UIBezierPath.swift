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
  public convenience init(cgPath: Path) { self.init(cgPath) }

  /// The path of Core Graphics.
  open var cgPath: Path {
    get { path }
    set { path = newValue }
  }
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
  /// Strokes the path with the stroke colour.
  open func stroke() {
    DrawingSurface.current?.stroke(
      path,
      StrokeStyle(lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit))
  }
  /// Cuts what follows to the path.
  open func addClip() { DrawingSurface.current?.clip(path) }
}
