package import Foundation

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
