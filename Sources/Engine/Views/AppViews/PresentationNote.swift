import LayoutEngine

/// A view that would present something over the screen. A widget presents nothing, here as on a device; where it is asked
/// to, the diagnostic `view.not-presented` says so.
struct PresentationNote<Content: View>: PrimitiveView {
  /// What would be presented: `sheet`.
  let name: String
  let isPresented: () -> Bool
  let content: Content

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    if isPresented() { context.report("view.not-presented", "a widget presents no \(name); it is left out") }
    return content._lower(in: context.child(0, role: "presenter"))
  }
}

extension View {
  /// This view, which presents nothing.
  func presentingNo(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    PresentationNote(name: name, isPresented: { isPresented.wrappedValue }, content: self)
  }

  /// This view, which presents nothing of an item.
  func presentingNo<Item>(_ name: String, _ item: Binding<Item?>) -> some View {
    PresentationNote(name: name, isPresented: { item.wrappedValue != nil }, content: self)
  }
}
