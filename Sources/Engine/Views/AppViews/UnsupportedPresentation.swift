import LayoutEngine

/// A view that would present another view. A widget presents nothing, here as on a device; if the presentation is
/// active, the diagnostic `view.not-presented` is reported.
struct UnsupportedPresentation<Content: View>: PrimitiveView {
  /// The kind of presentation: `sheet`.
  let name: String
  let isPresented: () -> Bool
  let content: Content

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    if isPresented() { context.report("view.not-presented", "widgets cannot present views; the \(name) is left out") }
    return content._lower(in: context.child(0, role: "presenter"))
  }
}

extension View {
  /// Reports an active presentation.
  func reportingPresentation(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    UnsupportedPresentation(name: name, isPresented: { isPresented.wrappedValue }, content: self)
  }

  /// Reports an active presentation.
  func reportingPresentation<Item>(_ name: String, _ item: Binding<Item?>) -> some View {
    UnsupportedPresentation(name: name, isPresented: { item.wrappedValue != nil }, content: self)
  }
}
