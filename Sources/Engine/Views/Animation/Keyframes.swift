public import Graphics

/// How a value changes over time. Apple's page: SwiftUI/Keyframes. Have no effect in a still picture.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// How a part of a value changes over time. Apple's page: SwiftUI/KeyframeTrack. Has no effect in a still picture.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent<Part>>: Keyframes {
  public typealias Value = Root

  /// Creates keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}

  /// Creates keyframes of a part of the value.
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// Several tracks of one value. Have no effect in a still picture.
public struct MergedKeyframes<Value>: Keyframes {}

/// Builds the tracks of a value. Apple's page: SwiftUI/KeyframesBuilder.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> MergedKeyframes<Value> {
    MergedKeyframes()
  }
  public static func buildBlock() -> MergedKeyframes<Value> { MergedKeyframes() }
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
}
