public import LayoutEngine

/// Views that follow keyframes. Apple's page: SwiftUI/KeyframeAnimator. A picture shows where they start.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  private let content: Content

  /// Shows the view of `initialValue`; the keyframes are not asked for.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Shows the view of `initialValue`, as before anything triggered the keyframes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context) }
}

extension View {
  /// Shows the view as `content` makes it for `initialValue`.
  /// Apple's page: SwiftUI/View/keyframeAnimator(initialValue:repeating:content:keyframes:).
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// Shows the view as `content` makes it for `initialValue`, as before anything triggered the keyframes.
  /// Apple's page: SwiftUI/View/keyframeAnimator(initialValue:trigger:content:keyframes:).
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }
}
