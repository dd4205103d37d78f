public import Foundation
public import Graphics

/// The keyframes of a track. Apple's page: SwiftUI/KeyframeTrackContent. Have no effect in a still picture.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

/// A keyframe reached on a smooth curve. Apple's page: SwiftUI/CubicKeyframe. Has no effect in a still picture.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe reached on a straight line. Apple's page: SwiftUI/LinearKeyframe. Has no effect in a still picture.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe reached at once. Apple's page: SwiftUI/MoveKeyframe. Has no effect in a still picture.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// A keyframe reached by a spring's motion. Apple's page: SwiftUI/SpringKeyframe. Has no effect in a still picture.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe reached after `duration` seconds (default: when the spring comes to rest).
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A sequence of keyframes. Has no effect in a still picture.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// Builds the keyframes of a track. Apple's page: SwiftUI/KeyframeTrackContentBuilder.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
  public static func buildArray(_ keyframes: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
}
