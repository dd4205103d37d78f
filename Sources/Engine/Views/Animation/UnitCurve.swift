public import LayoutEngine

/// A timing curve from 0 to 1. Apple's page: SwiftUI/UnitCurve. Has no effect in a still picture.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}
