package import Foundation

/// How one kind of node sizes and places its children: the two functions that every modifier and container is.
///
/// A rule is a pure function of the proposal and of its children's answers. Coordinates run from the node's leading top
/// corner; the engine mirrors them in a right-to-left layout.
package protocol LayoutRule {
  /// What the layout dump calls the node.
  var name: String { get }

  /// The size that the node takes when it is offered `proposal`.
  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize

  /// Where the children go once the node has `size`; one placement a child, in order.
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement]

  /// A guide that the node itself states. The default asks nobody.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode])
    -> CGFloat?

  /// What the node wants between itself and its neighbours.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing
}

/// Where a child goes: its leading top corner, and the proposal that gives its size.
package struct Placement: Hashable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutRule {
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  /// The guide of the child at `index`, in the coordinates of the node.
  package func guide(
    _ key: AlignmentKey, ofChild index: Int, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    let placement = placements(in: size, proposal: proposal, children)[index]
    guard let value = children[index].dimensions(in: placement.proposal).explicitGuide(key) else { return nil }
    return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }
}

/// A rule with one child that decides the node's guides and spacing: most modifiers.
package protocol ModifierRule: LayoutRule {}

extension ModifierRule {
  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children[0].fittingSize(proposal)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: .zero, proposal: proposal)]
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    guide(key, ofChild: 0, in: size, proposal: proposal, children)
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { children[0].spacing }
}
