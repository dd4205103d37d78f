import Ambient
import Diagnostics
import Foundation
package import Graphics
package import LayoutEngine

/// The input to lowering a view: the environment, the view's position in the tree, and what all views of the picture
/// share.
public struct _LoweringContext {
  package var environment: EnvironmentValues
  package let pass: LoweringPass
  /// The position of the view that is lowered.
  package private(set) var path: ViewPath

  package init(environment: EnvironmentValues, pass: LoweringPass) {
    self.environment = environment
    self.pass = pass
    path = .root
  }

  /// Runs `body` with the environment that `@Environment` reads.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    withAmbientValues({ $0.environment = environment }, operation: body)
  }

  package func setting<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value) -> _LoweringContext {
    var copy = self
    copy.environment[keyPath: path] = value
    return copy
  }

  package var pixelScale: PixelScale { PixelScale(environment.displayScale) }

  /// The pixels of a shape at `frame`. On e-ink, which has no pale pixels for them, lines do not vanish, and `round` dots
  /// have equal sizes.
  func pixels(of frame: CGRect, round isRound: @autoclosure () -> Bool = false) -> CGRect {
    guard environment.isEInk else { return pixelScale.rounded(frame) }
    return pixelScale.rounded(frame, keepingSidesBelow: isRound() ? 8 : 2)
  }

  /// Reports a diagnostic about the current view.
  package func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: path.description))
  }
}

extension _LoweringContext {
  /// The context for the body of a view or modifier of type `type`.
  package func entering<Value>(_ type: Value.Type) -> _LoweringContext {
    descending(.type(ObjectIdentifier(type), name: TypeNames.shared[type]))
  }

  /// The context for the child at `index`; `role` distinguishes secondary content, such as an overlay, from the
  /// primary.
  package func child(_ index: Int, role: String = "") -> _LoweringContext { descending(.place(role, index)) }

  /// The context for the element with the identifier `id`.
  package func child(id: some Hashable) -> _LoweringContext {
    descending(.identifier(.init(value: AnyHashable(id))))
  }

  /// Whether views are nested too deep for the stack, which is reported.
  var isTooDeep: Bool {
    guard path.depth > Self.maximumDepth else { return false }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "view.too-deep",
        message: "views are nested more than \(Self.maximumDepth) levels deep; the inner ones are left out",
        subject: "\(path)".prefix(80) + "…"))
    return true
  }

  /// The limit in steps of a path; a stack inside a stack inside a custom view takes four.
  private static let maximumDepth = 1_000

  private func descending(_ component: ViewPath.Component) -> _LoweringContext {
    var copy = self
    copy.path = path.appending(component)
    return copy
  }
}

extension _LoweringContext {
  /// Creates a node that mirrors its children if the layout direction is right to left.
  package func node(
    _ rule: any LayoutRule, children: [LayoutNode] = [], traits: LayoutTraits = LayoutTraits(), label: String? = nil,
    drawing: LayoutNode.Drawing? = nil
  ) -> LayoutNode {
    var traits = traits
    traits.isRightToLeft = environment.layoutDirection == .rightToLeft
    traits.label = label
    return animated(LayoutNode(rule, children: children, traits: traits, drawing: drawing))
  }

  /// Creates a node around `child` that keeps the child's layout priority and z index.
  package func node(
    around child: LayoutNode, _ rule: any ModifierRule, also others: [LayoutNode] = [],
    drawing: LayoutNode.Drawing? = nil
  ) -> LayoutNode {
    var traits = LayoutTraits()
    (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
    return node(rule, children: [child] + others, traits: traits, drawing: drawing)
  }

  /// The node, with its identity if the picture is animated.
  private func animated(_ node: LayoutNode) -> LayoutNode {
    if pass.isAnimated { node.change = NodeChange(identity: path, content: environment.contentTransition.change) }
    return node
  }

  /// Lowers a view to one node where only one fits, such as an overlay: several are layered, none gives an empty
  /// node. `role` names the use.
  package func single(_ view: some View, alignment: Alignment = .center, role: String = "content") -> LayoutNode {
    let nodes = view._lower(in: setting(\.stackAxis, to: nil).child(0, role: role))
    if nodes.count == 1 { return nodes[0] }
    return nodes.isEmpty ? node(EmptyRule()) : node(ZStackRule(alignment: alignment), children: nodes)
  }
}

/// What all views share in one lowering of a picture: the text engine, the preferences and picture values that they
/// set, and the state kept between lowerings.
package final class LoweringPass {
  package let shaper: any TextShaping
  package let memory: ViewStateStore
  /// The preferences set in the subtree that is being lowered; see ``PreferenceKey``.
  var preferences = PreferenceValues()
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether nodes know how they change from one entry to the next.
  let isAnimated: Bool

  /// Creates a pass; all lowerings of one picture share `memory`.
  package init(shaper: any TextShaping, memory: ViewStateStore = ViewStateStore(), isAnimated: Bool = false) {
    (self.shaper, self.memory, self.isAnimated) = (shaper, memory, isAnimated)
  }

  package subscript<Key: FrameValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a view at any depth sets for the whole picture, such as a link or a background.
package protocol FrameValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
