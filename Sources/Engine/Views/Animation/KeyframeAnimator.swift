public import Foundation
public import Graphics
public import LayoutEngine

/// A view that follows keyframes. Apple's page: SwiftUI/KeyframeAnimator. A picture shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  private let content: Content

  /// Shows the view for `initialValue`; the keyframes are not evaluated.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Shows the view for `initialValue`, as before the first trigger.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context) }
}

extension View {
  /// Applies `content` for `initialValue`. Apple's page:
  /// SwiftUI/View/keyframeAnimator(initialValue:repeating:content:keyframes:).
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// Applies `content` for `initialValue`, as before the first trigger. Apple's page:
  /// SwiftUI/View/keyframeAnimator(initialValue:trigger:content:keyframes:).
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }
}

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
