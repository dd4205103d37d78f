package import Graphics
package import LayoutEngine

/// What views are lowered with: the environment at this point of the tree, and what all of the picture shares.
public struct _LoweringContext {
  package var environment: EnvironmentValues
  package let pass: LoweringPass

  package init(environment: EnvironmentValues, pass: LoweringPass) {
    self.environment = environment
    self.pass = pass
  }

  /// Runs `body` with the environment in reach of `@Environment`.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    EnvironmentValues.$current.withValue(environment) { body() }
  }

  /// The same context with one more environment value.
  package func setting<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value) -> _LoweringContext {
    var copy = self
    copy.environment[keyPath: path] = value
    return copy
  }

  package var pixelScale: PixelScale { PixelScale(environment.displayScale) }

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

  /// The one node for a view in a place that holds one: several are laid over each other, none is empty.
  package func single(_ view: some View, alignment: Alignment = .center) -> LayoutNode {
    let nodes = view._lower(in: setting(\.stackAxis, to: nil))
    if nodes.count == 1 { return nodes[0] }
    return nodes.isEmpty ? node(EmptyRule()) : node(OverlaidRule(alignment: alignment), children: nodes)
  }
}

/// What the lowering of one picture shares: the text engine, and what views say to the picture as a whole.
package final class LoweringPass {
  package let shaper: any TextShaping
  private var values: [ObjectIdentifier: Any] = [:]

  package init(shaper: any TextShaping) { self.shaper = shaper }

  package subscript<Key: PictureValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Something that a view at any depth says to the picture as a whole: a link, a background.
package protocol PictureValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
