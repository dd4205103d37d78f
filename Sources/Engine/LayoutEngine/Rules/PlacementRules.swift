package import Foundation
package import Graphics

/// `position`: takes the proposed size, with the child's centre at a point in it.
package struct PositionRule: ModifierRule {
  let position: CGPoint

  /// Coordinates that are not finite are treated as zero.
  package init(position: CGPoint) {
    self.position = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
  }

  package var name: String { "position" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let isComplete = proposal.width != nil && proposal.height != nil
    let size = proposal.replacingUnspecifiedDimensions(by: isComplete ? .zero : children[0].fittingSize(proposal))
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let offered = ProposedViewSize(size)
    let child = children[0].fittingSize(offered)
    let origin = CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    return [Placement(origin: origin, proposal: offered)]
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
}

/// Transforms the painting of its child without an effect on layout. Code that needs visible positions uses the
/// transform.
package struct TransformRule: ModifierRule {
  package let name: String
  private let effect: (CGRect) -> ProjectionTransform

  /// - Parameter transform: The transform of the canvas's points for the node's frame on it.
  package init(_ name: String, transform: @escaping (CGRect) -> CGAffineTransform) {
    self.name = name
    effect = { ProjectionTransform(transform($0)) }
  }

  /// - Parameter projection: The projection of the canvas's points for the node's frame on it.
  package init(_ name: String, projection: @escaping (CGRect) -> ProjectionTransform) {
    self.name = name
    effect = projection
  }

  /// The visible positions of points that were laid out in a node with this frame.
  package func transform(of frame: CGRect) -> ProjectionTransform { effect(frame) }

  /// The visible bounding box of `rect`, laid out inside of a node with `frame`; `.null` if it is not visible.
  package func seen(_ rect: CGRect, in frame: CGRect) -> CGRect { rect.bounding(effect(frame).project) }
}

/// A fixed-size view that stands on a line of text: a symbol, an image.
package struct BaselineRule: LayoutRule {
  package let name: String
  private let size: CGSize
  private let baseline: CGFloat?

  /// - Parameter baseline: The distance from the top to the text's baseline; nil for the bottom edge.
  package init(_ name: String, size: CGSize, baseline: CGFloat?) {
    self.name = name
    self.size = size
    self.baseline = baseline
  }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { size }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key: baseline
    default: nil
    }
  }
}

/// `padding`: proposes the size inside the insets, and adds the insets to the child's size.
package struct PaddingRule: ModifierRule {
  let insets: EdgeInsets

  /// Insets that are not finite are treated as zero.
  package init(insets: EdgeInsets) {
    func finite(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
    self.insets = EdgeInsets(
      top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
      trailing: finite(insets.trailing))
  }

  package var name: String { "padding" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let inner = children[0].fittingSize(self.inner(proposal))
    return CGSize(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    max(0, children[0].length(axis, for: inner(proposal)) + (axis == .horizontal ? insets.horizontal : insets.vertical))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  /// An edge with an inset is plain.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    var spacing = children[0].spacing
    if insets.top != 0 { spacing.reset(.top) }
    if insets.leading != 0 { spacing.reset(.leading) }
    if insets.bottom != 0 { spacing.reset(.bottom) }
    if insets.trailing != 0 { spacing.reset(.trailing) }
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}
