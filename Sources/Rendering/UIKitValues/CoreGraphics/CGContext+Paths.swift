public import Foundation
import Graphics

extension CGContext {
  /// The current path.
  public var path: CGPath? { surface.path.isEmpty ? nil : CGPath(current) }
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  public var isPathEmpty: Bool { surface.path.isEmpty }

  public func beginPath() { surface.path = Path() }
  public func closePath() { surface.path.closeSubpath() }
  public func move(to point: CGPoint) { surface.path.move(to: point.applying(ctm)) }
  public func addLine(to point: CGPoint) { surface.path.addLine(to: point.applying(ctm)) }
  public func addLines(between points: [CGPoint]) { surface.path.addLines(points.map { $0.applying(ctm) }) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    surface.path.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    surface.path.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// Angles are in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    surface.path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: ctm)
  }
  public func addRect(_ rect: CGRect) { surface.path.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { surface.path.addRects(rects, transform: ctm) }
  public func addEllipse(in rect: CGRect) { surface.path.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { surface.path.addPath(path.path, transform: ctm) }

  /// Clips to the current path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    surface.clip(current, evenOdd: rule == .evenOdd)
    beginPath()
  }
  public func clip(to rect: CGRect) { surface.clip(Path(rect)) }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    surface.clip(path)
  }
  /// Clips to the alpha of an image in a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let item = surface.item(of: mask, in: rect) else { return }
    surface.clip(toMask: [item])
  }

  /// The path in user space.
  var current: Path { surface.path.applying(ctm.inverted()) }
}
