/// How something changes over time. Apple's page: SwiftUI/Animation.
///
/// A still picture shows where an animation ends. Animations compile and do nothing.
public struct Animation: Hashable, Sendable {
  /// The system's.
  public static let `default` = Animation()
  /// Does nothing here.
  public static let linear = Animation()
  /// Does nothing here.
  public static let easeIn = Animation()
  /// Does nothing here.
  public static let easeOut = Animation()
  /// Does nothing here.
  public static let easeInOut = Animation()
  /// Does nothing here.
  public static let spring = Animation()
  /// Does nothing here.
  public static let bouncy = Animation()
  /// Does nothing here.
  public static let smooth = Animation()
  /// Does nothing here.
  public static let snappy = Animation()
  /// Does nothing here.
  public static let interactiveSpring = Animation()

  /// Does nothing here; seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// Does nothing here; seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Does nothing here.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Does nothing here; seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// The same animation; seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same animation.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes along with a change of state. Apple's page: SwiftUI/Transaction.
public struct Transaction: Sendable {
  /// Means nothing here.
  public var animation: Animation?
  /// Means nothing here.
  public var disablesAnimations = false
  /// Means nothing here.
  public var isContinuous = false

  /// Creates a transaction.
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
