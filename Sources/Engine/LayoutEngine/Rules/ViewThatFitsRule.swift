package import Foundation

/// `ViewThatFits`: the first child whose ideal size fits, or the last if none does.
package struct ViewThatFitsRule: LayoutRule {
  /// The axes along which the child must fit.
  let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  package var name: String { "ViewThatFits" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    chosenChild(proposal, children).map { children[$0].fittingSize(proposal) } ?? .zero
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    chosenChild(proposal, children).flatMap { children[$0].dimensions(in: proposal).explicitGuide(key) }
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { children.last?.spacing ?? .zero }

  package func chosenChild(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int? {
    children.indices.first { fits(children[$0], in: proposal) } ?? children.indices.last
  }

  private func fits(_ child: LayoutNode, in room: ProposedViewSize) -> Bool {
    var asked = room
    if axes.contains(.horizontal) { asked.width = nil }
    if axes.contains(.vertical) { asked.height = nil }
    let ideal = child.fittingSize(asked)
    let fitsAcross = !axes.contains(.horizontal) || ideal.width <= room.width ?? .infinity
    let fitsDown = !axes.contains(.vertical) || ideal.height <= room.height ?? .infinity
    return fitsAcross && fitsDown
  }
}
