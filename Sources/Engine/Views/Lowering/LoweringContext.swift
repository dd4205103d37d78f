import Ambient
import Diagnostics
package import Graphics
package import LayoutEngine

/// What views are lowered with: the environment at this point of the tree, where that is, and what all of the picture
/// shares.
public struct _LoweringContext {
  package var environment: EnvironmentValues
  package let pass: LoweringPass
  /// Where in the tree the view stands that is lowered.
  package private(set) var path: ViewPath

  package init(environment: EnvironmentValues, pass: LoweringPass) {
    self.environment = environment
    self.pass = pass
    path = .root
  }

  /// Runs `body` with the environment in reach of `@Environment`.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    withAmbientValues({ $0.environment = environment }, operation: body)
  }

  /// The same context with one more environment value.
  package func setting<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value) -> _LoweringContext {
    var copy = self
    copy.environment[keyPath: path] = value
    return copy
  }

  package var pixelScale: PixelScale { PixelScale(environment.displayScale) }

  /// Reports what was replaced or left out, and names the view that it happened to.
  package func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: path.description))
  }
}

extension _LoweringContext {
  /// The context of the body of a view or modifier of type `type`.
  package func entering<Value>(_ type: Value.Type) -> _LoweringContext {
    descending(.type(ObjectIdentifier(type), name: TypeNames.shared[type]))
  }

  /// The context of the child at `index`; `role` tells secondary content, such as an overlay, from the primary one.
  package func child(_ index: Int, role: String = "") -> _LoweringContext { descending(.place(role, index)) }

  /// The context of the element that `id` tells from others.
  package func child(id: some Hashable) -> _LoweringContext {
    descending(.identifier(.init(value: AnyHashable(id))))
  }

  /// True, and reported, for views in views without end: they would take the stack.
  var isTooDeep: Bool {
    guard path.depth > Self.deepest else { return false }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "view.too-deep",
        message: "views stand in views more than \(Self.deepest) deep; the inner ones are left out",
        subject: "\(path)".prefix(80) + "…"))
    return true
  }

  /// Steps of a path; a stack in a stack in a view of one's own takes four.
  private static let deepest = 1_000

  private func descending(_ component: ViewPath.Component) -> _LoweringContext {
    var copy = self
    copy.path = path.appending(component)
    return copy
  }
}

extension _LoweringContext {
  /// A node that mirrors its children if the environment says so.
  package func node(
    _ rule: any LayoutRule, children: [LayoutNode] = [], traits: LayoutTraits = LayoutTraits(), label: String? = nil,
    drawing: LayoutNode.Drawing? = nil
  ) -> LayoutNode {
    var traits = traits
    traits.isRightToLeft = environment.layoutDirection == .rightToLeft
    traits.label = label
    return LayoutNode(rule, children: children, traits: traits, drawing: drawing)
  }

  /// A node around `child`, which goes on speaking for its priority and order in the container above.
  package func node(
    around child: LayoutNode, _ rule: any ModifierRule, also others: [LayoutNode] = [],
    drawing: LayoutNode.Drawing? = nil
  ) -> LayoutNode {
    var traits = LayoutTraits()
    (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
    return node(rule, children: [child] + others, traits: traits, drawing: drawing)
  }

  /// The one node for a view in a place that holds one, such as an overlay: several are laid over each other, none is
  /// empty. `role` names the place.
  package func single(_ view: some View, alignment: Alignment = .center, role: String = "content") -> LayoutNode {
    let nodes = view._lower(in: setting(\.stackAxis, to: nil).child(0, role: role))
    if nodes.count == 1 { return nodes[0] }
    return nodes.isEmpty ? node(EmptyRule()) : node(OverlaidRule(alignment: alignment), children: nodes)
  }
}
