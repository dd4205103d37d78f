import Foundation
import Graphics
import LayoutEngine

/// The tint of a control with a direction: gradients run along it, regardless of their own direction.
struct DirectionalTint: ShapeStyle {
  /// The direction of the control.
  enum Direction: Hashable, Sendable {
    /// From the leading to the trailing edge.
    case line
    /// Clockwise around the middle, in radians from the x axis.
    case arc(start: Double, end: Double)
  }

  var direction = Direction.line
  /// The style without a tint.
  var fallback = AnyShapeStyle(TintShapeStyle())

  func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = (environment.tint ?? fallback)._paint(in: environment).paint
    guard case .linearGradient(let stops, _, _) = paint else { return _Paint(paint) }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    switch direction {
    case .line:
      let (left, right) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      return _Paint(
        .linearGradient(stops, start: isRightToLeft ? right : left, end: isRightToLeft ? left : right))
    case .arc(let start, let end):
      let center = CGPoint(x: 0.5, y: 0.5)
      guard isRightToLeft else { return _Paint(.angularGradient(stops, center: center, start: start, end: end)) }
      return _Paint(.angularGradient(stops.backwards, center: center, start: .pi - end, end: .pi - start))
    }
  }
}

extension GradientStops {
  /// The same colours in reverse order.
  fileprivate var backwards: GradientStops {
    GradientStops(stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }, space: space)
  }
}
