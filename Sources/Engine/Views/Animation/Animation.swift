public import LayoutEngine

/// How a value changes over time. Apple's page: SwiftUI/Animation.
///
/// A still picture shows the end of an animation, so animations compile and do nothing. Durations and delays are in
/// seconds.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()

  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The context of a state change. Apple's page: SwiftUI/Transaction.
///
/// A still picture has no transactions: its properties have no effect.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs `body`; a still picture has no animations. Apple's page: SwiftUI/withAnimation(_:_:).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs `body`; a still picture has no transactions. Apple's page: SwiftUI/withTransaction(_:_:).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

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
