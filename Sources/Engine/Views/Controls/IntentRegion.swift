import LayoutEngine

/// A control that performs an intent: records its frame. Does nothing without an intent.
struct IntentRegion<Content: View>: PrimitiveView {
  let intent: String?
  @ViewBuilder let content: Content

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    guard let intent, context.environment.isEnabled else { return nodes }
    return nodes.map { context.node(around: $0, IntentRule(intent: intent)) }
  }
}
