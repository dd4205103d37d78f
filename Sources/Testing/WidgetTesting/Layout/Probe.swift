public import Foundation
import LayoutEngine
public import Views

extension View {
  /// Reports the view's frame as `name` to ``probedLayout(of:proposal:host:scale:)``, without a change of the layout.
  ///
  /// Modifiers below the probe do not affect the frame, modifiers above do: an `offset` moves the frame of a probe
  /// inside it, and a `scaleEffect` enlarges it. If applied to several views, such as the views of a `Group`, the
  /// last one's frame is reported.
  public func probe(_ name: String) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule(probePrefix + name)) }
  }
}

/// Identifies a probe's node; its name follows.
let probePrefix = "probe "

extension PlacedNode {
  /// The frames of all probes inside, in view order, with the transforms of the nodes above.
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

/// A red rectangle of `width` × `height` points, the simplest view with a fixed size.
public func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}
