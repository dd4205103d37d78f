/// How a spring moves. Apple's page: SwiftUI/Spring. Means nothing in a still picture.
public struct Spring: Hashable, Sendable {
  /// Without overshooting.
  public static let smooth = Spring()
  /// With a little of it.
  public static let snappy = Spring()
  /// With more of it.
  public static let bouncy = Spring()

  /// Creates a spring; seconds.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// Creates a spring; seconds.
  public init(response: Double, dampingRatio: Double) {}
  /// Creates a spring of its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}

  /// Without overshooting; seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  /// With a little of it; seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  /// With more of it; seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}

extension Animation {
  /// Does nothing here; seconds.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }
}
