public import Foundation
public import Graphics

open class UIBezierPath {
  private var path: Path
  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0
  open var usesEvenOddFillRule = false

  init(_ path: Path) { self.path = path }

  public convenience init() { self.init(Path()) }
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }
  /// A rectangle with some rounded corners; the smaller radius is used in both directions.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    let radii = RectangleCornerRadii(
      topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailing: corners.contains(.bottomRight) ? radius : 0, topTrailing: corners.contains(.topRight) ? radius : 0
    )
    self.init(Path(roundedRect: rect, cornerRadii: radii))
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open var bounds: CGRect { path.boundingRect }
  open var isEmpty: Bool { path.isEmpty }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Angles are in radians, clockwise as seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  open func removeAllPoints() { path = Path() }
  /// `nil` for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: min(max(count, 0), 1000))) } ?? []
    dashPhase = phase
  }
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Fills the path in the current image.
  open func fill() { DrawingSurface.current?.fill(path, evenOdd: usesEvenOddFillRule) }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let surface = DrawingSurface.current else { return }
    let item = DisplayItem.fill(checking: path, .color(surface.state.fill), evenOdd: usesEvenOddFillRule)
    surface.add(item, opacity: alpha.isFinite ? alpha : 1, blendMode: blendMode)
  }
  open func stroke() {
    DrawingSurface.current?.stroke(path, line)
  }
  private var line: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
  open func addClip() { DrawingSurface.current?.clip(path, evenOdd: usesEvenOddFillRule) }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}
