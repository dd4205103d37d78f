public import LayoutEngine

/// The view that an animator or a transition changes. Apple's page: SwiftUI/PlaceholderContentView.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let lower: (_LoweringContext) -> [LayoutNode]

  init(content: some View) { lower = content._lower }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { lower(context) }
}
