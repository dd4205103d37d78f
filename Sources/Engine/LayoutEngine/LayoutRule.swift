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

  /// The length that the node takes along one axis, where it is known with less effort than the whole size; nil where it
  /// is not. Always what ``fittingSize(_:_:)`` says.
  func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat?

  /// Where the children go once the node has `size`; one placement a child, in order.
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement]

  /// A guide that the node itself states. The default asks nobody.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode])
    -> CGFloat?

  /// What the node wants between itself and its neighbours.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing

  /// The only child that is there at all; nil for all of them.
  func chosenChild(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int?

  /// Whether the first child decides what the node is to its container: a spacer stays one in a frame.
  func speaksForOnlyChild(_ children: [LayoutNode]) -> Bool

  /// Whether the node is its first child with something changed, so that what the child says to containers goes on.
  var isModifier: Bool { get }

  /// What the node has to do with the parts of the canvas that other views cover.
  var safeAreaRole: SafeAreaRole { get }
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
  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? { nil }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  package func chosenChild(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int? { nil }

  package func speaksForOnlyChild(_ children: [LayoutNode]) -> Bool { false }

  package var isModifier: Bool { false }

  package var safeAreaRole: SafeAreaRole { .none }

  /// What the children's explicit guides become in a container: for each child its guide where the child is placed.
  func combinedGuide(_ key: AlignmentKey, _ placements: [Placement], _ children: [LayoutNode]) -> CGFloat? {
    guard key.passesThroughStacks else { return nil }
    return key.combined(zip(children, placements).compactMap { $0.guide(key, placed: $1) })
  }

  /// What all the children want together on every side; nothing if there are none.
  func combinedSpacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    return children.reduce(into: ViewSpacing(all: .absent)) { $0.formUnion($1.spacing) }
  }
}

extension LayoutNode {
  /// The node's explicit guide in the coordinates of its container.
  func guide(_ key: AlignmentKey, placed placement: Placement) -> CGFloat? {
    guard let value = explicitGuide(key, in: placement.proposal) else { return nil }
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
    placements(in: size, proposal: proposal, children).first.flatMap { children[0].guide(key, placed: $0) }
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { children[0].spacing }

  package func speaksForOnlyChild(_ children: [LayoutNode]) -> Bool { true }

  package var isModifier: Bool { true }
}
