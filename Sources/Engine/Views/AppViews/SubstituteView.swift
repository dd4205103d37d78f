import LayoutEngine

/// A view shown instead of one that WidgetKit does not draw.
///
/// Code shared between an app and its widget may contain views that a widget does not support, such as navigation,
/// lists and fields. A device shows a yellow symbol for them. Here the part that makes sense in a picture is shown,
/// with the diagnostic `view.unsupported`.
struct SubstituteView<Content: View>: PrimitiveView {
  let name: String
  /// The part that is shown, for the diagnostic: `its rows are`.
  let shown: String
  let content: Content

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.report("view.unsupported", "WidgetKit does not draw \(name); \(shown) shown instead")
    return content._lower(in: context.child(0, role: "substitute"))
  }
}

extension View {
  /// Shows this view instead of `name`, which WidgetKit does not draw, and reports it.
  func inPlace(of name: String, _ shown: String) -> some View {
    SubstituteView(name: name, shown: shown, content: self)
  }
}
