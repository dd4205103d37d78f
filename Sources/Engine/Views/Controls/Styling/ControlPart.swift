import LayoutEngine

/// A part of a control, such as its label, with its type forgotten. Several views in one part stand side by side.
struct ControlPart: PrimitiveView {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context.setting(\.stackAxis, to: .horizontal))
    guard nodes.count > 1 else { return nodes }
    let row = StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    return [context.node(row, children: nodes)]
  }
}

extension View {
  /// Gives the view the distances to its neighbours that a control has, not those of the texts in it.
  func spacedAsControl(_ name: String) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, ControlRule(name)) }
  }

  /// The font of a control's label where nobody set one.
  func defaultFont(_ font: Font) -> some View {
    changingEnvironment { if $0.font == nil { $0.font = font } }
  }
}
