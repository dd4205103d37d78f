import LayoutEngine

/// What is drawn in place of a view that WidgetKit does not draw.
///
/// Sources that an app shares with its widget mention views for which a widget has no room and no use: navigation, lists,
/// fields. On a phone each is a yellow mark. Here they show what of them makes sense in a picture, and the diagnostic
/// `view.unsupported` names the view.
struct SubstituteView<Content: View>: PrimitiveView {
  let name: String
  /// What is shown, as the diagnostic says it: `its rows are`.
  let shown: String
  let content: Content

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.report("view.unsupported", "WidgetKit does not draw \(name); \(shown) shown in its place")
    return content._lower(in: context.child(0, role: "substitute"))
  }
}

extension View {
  /// Shows this view where WidgetKit would not draw `name`, and says so.
  func inPlace(of name: String, _ shown: String) -> some View {
    SubstituteView(name: name, shown: shown, content: self)
  }
}
