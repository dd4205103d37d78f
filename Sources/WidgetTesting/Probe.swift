import LayoutEngine
public import Views

extension View {
  /// Makes the view's frame known as `name` to ``probedLayout(of:proposal:host:scale:)``; the layout stays as it is.
  ///
  /// What is applied below the probe does not count, what is applied above does: an `offset` moves the frame of a probe
  /// inside of it. On several views, such as those of a `Group`, the last one's frame is known.
  public func probe(_ name: String) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule(probePrefix + name)) }
  }
}

/// What tells a probe from other nodes, followed by its name.
let probePrefix = "probe "

extension PlacedNode {
  /// The nodes of all probes inside, in the order of the views.
  var probes: [(name: String, node: PlacedNode)] {
    let name = node.rule.name
    let own = name.hasPrefix(probePrefix) ? [(String(name.dropFirst(probePrefix.count)), self)] : []
    return own + children.flatMap(\.probes)
  }
}
