package import Foundation

/// `padding`: offers what is left inside the insets, and takes the insets on top of the answer.
package struct PaddingRule: ModifierRule {
  let insets: EdgeInsets

  package init(insets: EdgeInsets) { self.insets = insets }

  package var name: String { "padding" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let inner = children[0].fittingSize(self.inner(proposal))
    return CGSize(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}
