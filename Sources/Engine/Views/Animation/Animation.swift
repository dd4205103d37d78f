import Foundation
public import LayoutEngine

/// How a value changes over time. Apple's page: SwiftUI/Animation.
///
/// A still picture shows the end. The change from one entry of a timeline to the next can be drawn with its animations,
/// which end after two seconds as in WidgetKit. Durations and delays are in seconds.
public struct Animation: Hashable, Sendable {
  package var motion: Motion

  init(_ curve: Motion.Curve) { motion = Motion(curve) }

  public static let `default` = Animation(.spring(response: 0.55, dampingRatio: 1))
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring(duration: 0.5)
  public static let bouncy = bouncy(duration: 0.5)
  public static let smooth = smooth(duration: 0.5)
  public static let snappy = snappy(duration: 0.5)
  public static let interactiveSpring = interactiveSpring(response: 0.15)

  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation(.bezier(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration)) }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(.spring(response: response, dampingRatio: dampingFraction)) }
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(response: spring.response, dampingRatio: spring.dampingRatio))
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring(Spring(mass: mass, stiffness: stiffness, damping: damping)) }

  public func delay(_ delay: Double) -> Animation { changing { $0.delay += delay } }
  public func speed(_ speed: Double) -> Animation { changing { $0.speed *= speed } }

  /// Plays the animation once: WidgetKit does not repeat.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Plays the animation once: WidgetKit does not repeat.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  private func changing(_ change: (inout Motion) -> Void) -> Animation {
    var copy = self
    change(&copy.motion)
    return copy
  }
}

/// A timing curve from 0 to 1. Apple's page: SwiftUI/UnitCurve.
public struct UnitCurve: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  public static let linear = UnitCurve(x1: 1 / 3, y1: 1 / 3, x2: 2 / 3, y2: 2 / 3)
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  // The usual Bézier curves of quarters of circles.
  public static let circularEaseIn = UnitCurve(x1: 0.55, y1: 0, x2: 1, y2: 0.45)
  public static let circularEaseOut = UnitCurve(x1: 0, y1: 0.55, x2: 0.45, y2: 1)
  public static let circularEaseInOut = UnitCurve(x1: 0.85, y1: 0, x2: 0.15, y2: 1)

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }
}

/// How a spring moves. Apple's page: SwiftUI/Spring. Durations are in seconds.
public struct Spring: Hashable, Sendable {
  let response, dampingRatio: Double

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - bounce)
  }

  public init(response: Double, dampingRatio: Double) {
    (self.response, self.dampingRatio) = (response, max(0, dampingRatio))
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
