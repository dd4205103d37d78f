public import Foundation

/// The fill of a shape or a text.
///
/// In a display list, points and lengths of a paint are those of the canvas. A style first resolves to a paint of the
/// unit square, which ``mapped(to:)`` maps to the painted frame.
public indirect enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  /// Colours along the line from `start` to `end`; the end colours extend beyond the ends.
  case linearGradient(GradientStops, start: CGPoint, end: CGPoint)
  /// Colours from one circle around `center` to another. Radii are in points, also before the paint is mapped.
  case radialGradient(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours from one ellipse around `center` to another, with a radius for each axis.
  case ellipticalGradient(GradientStops, center: CGPoint, startRadius: CGSize, endRadius: CGSize)
  /// Colours around `center`, clockwise from `start` to `end`, in radians from the direction of the x axis.
  case angularGradient(GradientStops, center: CGPoint, start: Double, end: Double)
  case meshGradient(GradientMesh)
  /// An image, repeated in both directions.
  case picture(TiledImage)
  /// The blurred and tinted backdrop.
  case material(Backdrop)
  /// A paint that is blended with the backdrop as a whole, or has a shadow.
  case effect(PaintEffect, Paint)

  /// The paint with every alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops.opacity(factor), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(stops.opacity(factor), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(stops.opacity(factor), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(stops.opacity(factor), center: center, start: start, end: end)
    case .meshGradient(let mesh): .meshGradient(mesh.opacity(factor))
    case .picture(let paint): .picture(paint.opacity(factor))
    case .material(let backdrop): .material(backdrop.opacity(factor))
    case .effect(let effect, let paint): .effect(effect.opacity(factor), paint.opacity(factor))
    }
  }

  /// The paint of the unit square, mapped to `frame`.
  package func mapped(to frame: CGRect) -> Paint {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    func spread(_ size: CGSize) -> CGSize {
      CGSize(width: size.width * frame.width, height: size.height * frame.height)
    }
    return switch self {
    case .color, .material: self
    case .linearGradient(let stops, let start, let end): .linearGradient(stops, start: place(start), end: place(end))
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(stops, center: place(center), startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(stops, center: place(center), startRadius: spread(start), endRadius: spread(end))
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(stops, center: place(center), start: start, end: end)
    case .meshGradient(let mesh): .meshGradient(mesh.mapped(place))
    case .picture(let paint): .picture(paint.moved(to: frame.origin))
    case .effect(let effect, let paint): .effect(effect, paint.mapped(to: frame))
    }
  }
}

/// An effect on everything that is painted with a paint, as a whole.
public enum PaintEffect: Hashable, Sendable {
  case blend(BlendMode)
  case dropShadow(Shadow)
  case innerShadow(Shadow)

  fileprivate func opacity(_ factor: Double) -> PaintEffect {
    switch self {
    case .blend: return self
    case .dropShadow(var shadow):
      shadow.color = shadow.color.opacity(factor)
      return .dropShadow(shadow)
    case .innerShadow: return self
    }
  }
}
