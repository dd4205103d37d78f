public import Foundation
import Graphics

extension CGContext {
  /// Fills and clears the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Strokes and clears the current path.
  public func strokePath() { drawPath(using: .stroke) }
  /// Paints and clears the current path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { surface.fill(current, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { surface.stroke(current, surface.state.line) }
    beginPath()
  }

  public func fill(_ rect: CGRect) { surface.fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  public func fillEllipse(in rect: CGRect) { surface.fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { surface.stroke(Path(rect), surface.state.line) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = surface.state.line
    line.lineWidth = width
    surface.stroke(Path(rect), line)
  }
  public func strokeEllipse(in rect: CGRect) { surface.stroke(Path(ellipseIn: rect), surface.state.line) }
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
    surface.stroke(path, surface.state.line)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { surface.clear(rect) }

  /// Draws an image with its top at the larger y of `rect`: upside down if y grows downwards, as on Apple's systems.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    surface.add(surface.item(of: image, in: rect))
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard let area = drawnArea else { return }
    let stops = gradient.stops.ending(options)
    surface.add(
      DisplayItem.fill(
        checking: area, .linearGradient(stops, start: startPoint, end: endPoint), evenOdd: false))
  }

  /// Draws a radial gradient. Both circles are drawn around the end's centre, which is also the start's in nearly all
  /// drawings.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard let area = drawnArea else { return }
    let stops = gradient.stops.ending(options)
    let paint = Paint.radialGradient(stops, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    surface.add(DisplayItem.fill(checking: area, paint, evenOdd: false))
  }

  /// The whole canvas in user space.
  private var drawnArea: Path? {
    guard ctm.determinant != 0, ctm.isFinite else { return nil }
    return Path(CGRect(origin: .zero, size: surface.size)).applying(ctm.inverted())
  }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension DrawingSurface {
  /// An image with its top at the rectangle's larger y.
  func item(of image: CGImage, in rect: CGRect) -> DisplayItem? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite,
      rect.minY.isFinite
    else { return nil }
    let picture = ImageItem(picture: image.picture, frame: rect, interpolation: state.interpolation)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return .group(.transform(flip), [.picture(picture)])
  }
}

extension GradientStops {
  /// Transparent beyond the ends that the options do not extend.
  fileprivate func ending(_ options: CGGradientDrawingOptions) -> GradientStops {
    var all = stops
    if !options.contains(.drawsBeforeStartLocation), let first = all.first {
      all.insert(Stop(color: first.color.opacity(0), location: first.location), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = all.last {
      all.append(Stop(color: last.color.opacity(0), location: last.location))
    }
    return GradientStops(all, space: space)
  }
}
