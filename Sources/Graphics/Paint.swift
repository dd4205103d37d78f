public import Foundation

/// What a shape or a text is filled with.
///
/// In a display list, points of a gradient are points of the canvas. A style resolves to a paint of the unit square
/// first, which ``mapped(to:)`` spreads over the frame that is painted.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(ResolvedColor)
  /// Colours along the line from `start` to `end`; beyond the ends the end colours go on.
  case linearGradient(GradientStops, start: CGPoint, end: CGPoint)

  /// The same paint with every alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color):
      return .color(color.opacity(factor))
    case .linearGradient(let gradient, let start, let end):
      let stops = gradient.stops.map { GradientStops.Stop(color: $0.color.opacity(factor), location: $0.location) }
      return .linearGradient(GradientStops(stops), start: start, end: end)
    }
  }

  /// The paint of the unit square, spread over `frame`.
  package func mapped(to frame: CGRect) -> Paint {
    func mapped(_ point: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    return switch self {
    case .color: self
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops, start: mapped(start), end: mapped(end))
    }
  }
}
