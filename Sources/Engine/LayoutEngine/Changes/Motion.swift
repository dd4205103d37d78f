import Foundation

/// How far a change has come, over time: a curve that begins after a delay.
package struct Motion: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    /// A Bézier curve from (0, 0) to (1, 1) with these control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    /// A spring that is released at rest. A damping ratio of 1 has no bounce.
    case spring(response: Double, dampingRatio: Double)
    /// No animation: the change is complete at once.
    case none
  }

  package var curve: Curve
  package var delay = 0.0
  package var speed = 1.0

  package init(_ curve: Curve) { self.curve = curve }

  package static let none = Motion(.none)
  /// What WidgetKit uses for a change without an animation of its own.
  package static let standard = Motion(.spring(response: 0.55, dampingRatio: 1))

  /// WidgetKit ends every animation after two seconds.
  package static let limit = 2.0

  /// When the change is complete, in seconds.
  package var duration: Double {
    guard speed > 0, speed.isFinite, delay.isFinite else { return 0 }
    return min(max(0, delay) + curve.duration / speed, Self.limit)
  }

  /// The progress after `time` seconds: 0 before the change, 1 when it is complete. A bounce goes beyond 1.
  package func progress(at time: Double) -> Double {
    if time >= duration { return 1 }
    let elapsed = (time - max(0, delay)) * speed
    return elapsed <= 0 ? 0 : curve.value(at: elapsed)
  }
}

extension Motion.Curve {
  fileprivate var duration: Double {
    switch self {
    case .bezier(_, _, _, _, let duration): return duration.isFinite ? max(0, duration) : 0
    case .none: return 0
    case .spring(let response, _):
      guard response > 0, response.isFinite else { return 0 }
      // The last time at which the distance to the goal is visible.
      let steps = Int(Motion.limit * 120)
      return Double((0...steps).last { abs(1 - value(at: Double($0) / 120)) > 0.002 } ?? 0) / 120
    }
  }

  fileprivate func value(at time: Double) -> Double {
    switch self {
    case .none: return 1
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      let x = time / duration
      // Bisection, as it converges for every curve whose x does not decrease.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if Self.bezier(x1, x2, at: middle) < x { low = middle } else { high = middle }
      }
      return Self.bezier(y1, y2, at: (low + high) / 2)
    case .spring(let response, let ratio):
      let frequency = 2 * Double.pi / response
      let decay = exp(-ratio * frequency * time)
      if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - decay * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
      }
      // A spring that is damped more than critically is drawn as a critically damped one with its slower rate.
      let rate = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) * 2 : frequency
      return 1 - exp(-rate * time) * (1 + rate * time)
    }
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
}
