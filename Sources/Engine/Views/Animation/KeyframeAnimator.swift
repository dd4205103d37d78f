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
