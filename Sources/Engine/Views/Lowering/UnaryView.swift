public import LayoutEngine

/// A view that wraps each node of its content in a node: what the modifiers of this package return.
public struct _UnaryView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (LayoutNode, _LoweringContext) -> LayoutNode

  package init(_ content: Content, wrap: @escaping (LayoutNode, _LoweringContext) -> LayoutNode) {
    self.content = content
    self.wrap = wrap
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    content._lower(in: context).map { wrap($0, context) }
  }
}
