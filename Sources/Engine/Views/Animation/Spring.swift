/// How a spring moves. Apple's page: SwiftUI/Spring. Has no effect in a still picture. Durations are in seconds.
public struct Spring: Hashable, Sendable {
  public static let smooth = Spring()
  public static let snappy = Spring()
  public static let bouncy = Spring()

  public init(duration: Double = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation() }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }
}
