package import Foundation

/// `ScrollView`: takes the proposed length along its axes, and its content's length across them.
package struct ScrollRule: LayoutRule {
  let axes: Axis.Set
  /// The visible part of content that is too long, as a fraction along each axis.
  let anchor: UnitPoint

  package init(axes: Axis.Set, anchor: UnitPoint = .topLeading) {
    self.axes = axes
    self.anchor = anchor
  }

  package var name: String { "ScrollView" }
  package var safeAreaRole: SafeAreaRole { .scrolls }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let content = children[0].fittingSize(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, proposal.width ?? content.width) : content.width,
      height: axes.contains(.vertical) ? max(0, proposal.height ?? content.height) : content.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let offered = inner(proposal)
    let content = children[0].fittingSize(offered)
    // Content that is shorter than the view starts at its beginning.
    let origin = CGPoint(
      x: min(0, (size.width - content.width) * anchor.x), y: min(0, (size.height - content.height) * anchor.y))
    return [Placement(origin: origin.withoutNaN, proposal: offered)]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
