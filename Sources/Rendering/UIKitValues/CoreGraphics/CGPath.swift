public import Foundation
public import Graphics

/// Lines and curves. Apple's page: CoreGraphics/CGPath.
open class CGPath: Hashable, @unchecked Sendable {
  // A path without `Mutable` in its name is never changed.
  package fileprivate(set) var path: Path

  /// A path of SwiftUI.
  package init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// The ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }
  /// What the path and its control points lie in.
  public var boundingBox: CGRect { path.boundingRect }
  /// What the path lies in.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Where the next element begins; 0, 0 for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(path) }
  /// The path, moved, turned or stretched.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  /// The outline of the path as it would be stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
  /// A path that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Equal elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What counts as inside where parts overlap. Apple's page: CoreGraphics/CGPathFillRule.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around.
  case winding
  /// What it goes around an odd number of times.
  case evenOdd
}

/// A path that can be added to. Apple's page: CoreGraphics/CGMutablePath.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(Path()) }

  /// Begins somewhere else.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// A line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// A curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }
  /// A part of a circle, by radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }
  /// A rounded corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }
  /// Another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  /// Closes the part that was begun last.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// A path of Core Graphics. Apple's page: SwiftUI/Path/init(_:).
  public init(_ path: CGPath) { self = path.path }
  /// The path as Core Graphics has it. Apple's page: SwiftUI/Path/cgPath.
  public var cgPath: CGPath { CGPath(self) }
}
