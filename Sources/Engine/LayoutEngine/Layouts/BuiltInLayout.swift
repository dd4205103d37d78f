import Foundation

/// Implements `Layout` with one of the package's rules.
struct BuiltInLayout {
  private let rule: any LayoutRule

  init(_ rule: any LayoutRule) { self.rule = rule }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    rule.fittingSize(proposal, subviews.nodes)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let placements = rule.placements(in: bounds.size, proposal: proposal, subviews.nodes)
    for (subview, placement) in zip(subviews, placements) {
      let position = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { rule.spacing(subviews.nodes) }

  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    rule.explicitGuide(key, in: bounds.size, proposal: proposal, subviews.nodes)
  }
}
