package import Foundation

/// How a node sizes and places its children. Every modifier and container is such a pair of functions.
///
/// A rule is a pure function of the proposal and of its children's answers. Coordinates start at the node's leading
/// top corner; the engine mirrors them in a right-to-left layout.
package protocol LayoutRule {
  /// The node's name in the layout dump.
  var name: String { get }

  /// The size that the node takes for `proposal`.
  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize

  /// The node's length along one axis, if it takes less work than the whole size; otherwise nil. It must equal that
  /// of ``fittingSize(_:_:)``.
  func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat?

  /// The placements of the children in `size`: one for each child, in order.
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement]

  /// A guide that the node sets itself. The default does not ask the children.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode])
    -> CGFloat?

  /// The node's preferred distances to its neighbours.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing

  /// The index of the only child that is shown; nil for all children.
  func chosenChild(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int?

  /// Whether the only child determines what the node is for its container: a spacer in a frame is still a spacer.
  func takesRoleOfOnlyChild(_ children: [LayoutNode]) -> Bool

  /// Whether the node is a modified first child, so that the child's traits apply to it.
  var isModifier: Bool { get }

  /// What a tap inside the node's frame opens.
  var linkURL: URL? { get }

  /// The control whose intent a tap inside the node's frame runs.
  var tappedControl: TappedControl? { get }

  /// How the node affects the safe area.
  var safeAreaRole: SafeAreaRole { get }
}

/// The position of a child: its leading top corner, and the proposal that gives its size.
package struct Placement: Hashable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutRule {
  package var linkURL: URL? { nil }
  package var tappedControl: TappedControl? { nil }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? { nil }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  package func chosenChild(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int? { nil }

  package func takesRoleOfOnlyChild(_ children: [LayoutNode]) -> Bool { false }

  package var isModifier: Bool { false }

  package var safeAreaRole: SafeAreaRole { .none }

  /// The combined explicit guides of the children at their placements.
  func combinedGuide(_ key: AlignmentKey, _ placements: [Placement], _ children: [LayoutNode]) -> CGFloat? {
    guard key.passesThroughStacks else { return nil }
    return key.combined(zip(children, placements).compactMap { $0.guide(key, placed: $1) })
  }

  /// The combined spacing of all children; none if there are no children.
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

/// A rule with one child, which determines the node's guides and spacing: most modifiers.
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

  package func takesRoleOfOnlyChild(_ children: [LayoutNode]) -> Bool { true }

  package var isModifier: Bool { true }
}
