package import Foundation

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
