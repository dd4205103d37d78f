public import Graphics

/// How a value changes over time. Apple's page: SwiftUI/Keyframes. Means nothing in a still picture.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
}

/// How a part of a value changes over time. Apple's page: SwiftUI/KeyframeTrack. Means nothing in a still picture.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent<Part>>: Keyframes {
  /// What the part belongs to.
  public typealias Value = Root

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}

  /// Keyframes of a part of the value.
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// Tracks of a value, together. Means nothing in a still picture.
public struct MergedKeyframes<Value>: Keyframes {}

/// Puts the tracks of a value together. Apple's page: SwiftUI/KeyframesBuilder.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes a track on.
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
  /// Passes a keyframe of the whole value on.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> MergedKeyframes<Value> {
    MergedKeyframes()
  }
  /// No tracks.
  public static func buildBlock() -> MergedKeyframes<Value> { MergedKeyframes() }
  /// One track.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// Several tracks.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
}
