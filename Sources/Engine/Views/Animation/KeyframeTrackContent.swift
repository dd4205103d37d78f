public import Foundation
public import Graphics

/// The keyframes of a track. Apple's page: SwiftUI/KeyframeTrackContent. Means nothing in a still picture.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value: Animatable
}

/// On the way of a smooth curve. Apple's page: SwiftUI/CubicKeyframe. Means nothing in a still picture.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Arrives at `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// On a straight way. Apple's page: SwiftUI/LinearKeyframe. Means nothing in a still picture.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Arrives at `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// At once. Apple's page: SwiftUI/MoveKeyframe. Means nothing in a still picture.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Is at `to`.
  public init(_ to: Value) {}
}

/// As a spring moves. Apple's page: SwiftUI/SpringKeyframe. Means nothing in a still picture.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Arrives at `to` after `duration` seconds, or when the spring rests.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// Keyframes one after the other. Means nothing in a still picture.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// Puts the keyframes of a track together. Apple's page: SwiftUI/KeyframeTrackContentBuilder.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a keyframe on.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
  /// No keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
  /// One keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// Several keyframes.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
  /// One of two branches.
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
  /// The other branch.
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
  /// Keyframes of a loop.
  public static func buildArray(_ keyframes: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
}
