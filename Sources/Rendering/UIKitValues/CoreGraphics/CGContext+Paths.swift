public import Foundation
import Graphics

extension CGContext {
  /// The path that is being made.
  public var path: CGPath? { surface.path.isEmpty ? nil : CGPath(current) }
  /// Where the next element begins.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// Whether there is no path.
  public var isPathEmpty: Bool { surface.path.isEmpty }

  /// Begins a new path.
  public func beginPath() { surface.path = Path() }
  /// Closes the part that was begun last.
  public func closePath() { surface.path.closeSubpath() }
  /// Begins somewhere else.
  public func move(to point: CGPoint) { surface.path.move(to: point.applying(ctm)) }
  /// A line.
  public func addLine(to point: CGPoint) { surface.path.addLine(to: point.applying(ctm)) }
  /// Lines from point to point.
  public func addLines(between points: [CGPoint]) { surface.path.addLines(points.map { $0.applying(ctm) }) }
  /// A curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    surface.path.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    surface.path.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// A part of a circle, by radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    surface.path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: ctm)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { surface.path.addRect(rect, transform: ctm) }
  /// Rectangles.
  public func addRects(_ rects: [CGRect]) { surface.path.addRects(rects, transform: ctm) }
  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { surface.path.addEllipse(in: rect, transform: ctm) }
  /// Another path.
  public func addPath(_ path: CGPath) { surface.path.addPath(path.path, transform: ctm) }

  /// Cuts what follows to the path, which is used up.
  public func clip(using rule: CGPathFillRule = .winding) {
    surface.clip(current, evenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Cuts what follows to a rectangle.
  public func clip(to rect: CGRect) { surface.clip(Path(rect)) }
  /// Cuts what follows to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    surface.clip(path)
  }
  /// Cuts what follows to where a picture in a rectangle is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let item = surface.item(of: mask, in: rect) else { return }
    surface.clip(toMask: [item])
  }

  /// The path in the drawer's coordinates.
  var current: Path { surface.path.applying(ctm.inverted()) }
}
