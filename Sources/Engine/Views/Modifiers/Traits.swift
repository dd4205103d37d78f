public import LayoutEngine

extension View {
  /// Sets the order in which stacks give space to views, highest first (default: 0). Apple's page:
  /// SwiftUI/View/layoutPriority(_:).
  public func layoutPriority(_ value: Double) -> _UnaryView<Self> {
    changingTraits("traits") { $0.priority = value.isNaN ? 0 : value }
  }

  /// Sets the painting order among siblings, lowest first. Apple's page: SwiftUI/View/zIndex(_:).
  public func zIndex(_ value: Double) -> _UnaryView<Self> {
    changingTraits("traits") { $0.zIndex = value.isNaN ? 0 : value }
  }

  /// Sets a value for a custom ``Layout`` to read. Apple's page: SwiftUI/View/layoutValue(key:value:).
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> _UnaryView<Self> {
    changingTraits("layoutValue") { $0.values[ObjectIdentifier(key)] = value }
  }

  func changingTraits(_ name: String, _ change: @escaping (inout LayoutTraits) -> Void) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in context.node(child, name, change) }
  }
}

extension _LoweringContext {
  /// Creates a node around `child` with changed traits.
  func node(_ child: LayoutNode, _ name: String, _ change: (inout LayoutTraits) -> Void) -> LayoutNode {
    var traits = LayoutTraits()
    (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
    change(&traits)
    return node(PassthroughRule(name), children: [child], traits: traits)
  }
}
