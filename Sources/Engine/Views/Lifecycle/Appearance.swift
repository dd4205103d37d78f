import LayoutEngine

/// A view that runs an action once, when it is first placed in the picture.
///
/// A view that is not placed, such as one that `ViewThatFits` rejected, does not appear.
struct AppearanceView<Content: View>: PrimitiveView {
  /// Whether the view has appeared, and with which identity.
  private final class Appearance {
    var identity: AnyHashable?
    var isPresent = false
  }

  let content: Content
  let role: String
  /// The view appears again when this changes.
  var identity: AnyHashable?
  let action: (_LoweringContext) -> Void

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: role)
    let nodes = content._lower(in: inside)
    let appearance = context.pass.memory.cell(at: .init(path: inside.path, offset: 0)) { Appearance() }
    nodes.first?.onPlaced { _ in
      guard !appearance.isPresent || appearance.identity != identity else { return }
      (appearance.isPresent, appearance.identity) = (true, identity)
      action(inside)
    }
    return nodes
  }
}
