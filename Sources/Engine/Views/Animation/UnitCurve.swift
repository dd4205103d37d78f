public import LayoutEngine

/// A way from 0 to 1. Apple's page: SwiftUI/UnitCurve. Means nothing in a still picture.
public struct UnitCurve: Hashable, Sendable {
  /// Straight.
  public static let linear = UnitCurve()
  /// Slow at first.
  public static let easeIn = UnitCurve()
  /// Slow at the end.
  public static let easeOut = UnitCurve()
  /// Slow at both ends.
  public static let easeInOut = UnitCurve()
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve()
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve()
  /// Two quarters of circles.
  public static let circularEaseInOut = UnitCurve()

  /// A Bézier curve.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}
