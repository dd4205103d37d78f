import Foundation
import LayoutEngine
public import Views

extension View {
  /// Makes the view's frame known as `name` to ``probedLayout(of:proposal:host:scale:)``; the layout stays as it is.
  ///
  /// What is applied below the probe does not count, what is applied above does: an `offset` moves the frame of a probe
  /// inside of it, a `scaleEffect` enlarges it. On several views, such as those of a `Group`, the last one's frame is known.
  public func probe(_ name: String) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule(probePrefix + name)) }
  }
}

/// What tells a probe from other nodes, followed by its name.
let probePrefix = "probe "

extension PlacedNode {
  /// The frames of all probes inside, in the order of the views: where they are seen, turned and scaled by what is above.
  var probes: [(name: String, frame: CGRect)] {
    var inside = children.flatMap(\.probes)
    if !inside.isEmpty, let rule = node.rule as? TransformRule {
      inside = inside.map { ($0.name, rule.seen($0.frame, in: frame)) }
    }
    let name = node.rule.name
    guard name.hasPrefix(probePrefix) else { return inside }
    return [(String(name.dropFirst(probePrefix.count)), frame)] + inside
  }
}
