package import Foundation

/// `HStack` and `VStack`: children in a row along an axis, aligned across it.
///
/// A stack of one child is laid out like the child, including guides and spacing.
package struct StackRule: LayoutRule {
  package let axis: Axis
  /// The guide along the cross axis that all children share.
  let alignment: AlignmentKey
  /// Points between children; nil for each pair's preferred distance.
  let explicitSpacing: CGFloat?
  /// Whether children get their ideal length, whatever room there is, as in lazy stacks.
  let isLazy: Bool

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, isLazy: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.isLazy = isLazy
    explicitSpacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  package var name: String { axis == .horizontal ? "HStack" : "VStack" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    if takesRoleOfOnlyChild(children) { return children[0].fittingSize(proposal) }
    let solution = solve(proposal, children)
    var size = CGSize.zero
    size[axis] = max(0, solution.sizes.reduce(0) { $0 + $1[axis] } + gaps(children).reduce(0, +))
    // An infinite child makes the stack infinite; its guide is infinite too and cannot be used.
    guard solution.sizes.allSatisfy({ $0[axis.other].isFinite }) else {
      size[axis.other] = .infinity
      return size
    }
    let after = zip(solution.sizes, solution.crossGuides).map { $0[axis.other] - $1 }.max() ?? 0
    size[axis.other] = solution.line + max(0, after)
    return size
  }

  /// The length along the axis does not depend on the guides.
  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    if takesRoleOfOnlyChild(children) { return children[0].length(axis, for: proposal) }
    guard axis == self.axis, !children.isEmpty else { return nil }
    let taken = zip(children, lengths(proposal, children)).map { child, length in
      var offered = proposal
      offered[axis] = length
      return child.length(axis, for: offered)
    }
    return max(0, taken.reduce(0, +) + gaps(children).reduce(0, +))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    if takesRoleOfOnlyChild(children) { return [Placement(origin: .zero, proposal: proposal)] }
    // Without a proposed cross length, every child was asked for its ideal; the widest one is now proposed to all.
    var settled = proposal
    if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
    let solution = solve(settled, children)
    let gaps = gaps(children)
    let line = solution.line
    var position: CGFloat = 0
    return children.indices.map { index in
      let across = line - solution.crossGuides[index]
      let origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      position += solution.sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
      return Placement(origin: origin, proposal: solution.proposals[index])
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    if takesRoleOfOnlyChild(children) { return children[0].dimensions(in: proposal).explicitGuide(key) }
    guard key.passesThroughStacks else { return nil }
    return combinedGuide(key, placements(in: size, proposal: proposal, children), children)
  }

  /// Along the axis the spacing is that of the outer children; across it, of all children.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = children.reduce(into: ViewSpacing(all: .absent)) {
      $0.formUnion($1.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    return spacing
  }

  package func takesRoleOfOnlyChild(_ children: [LayoutNode]) -> Bool { children.count == 1 && !isLazy }

  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    if let explicitSpacing { return [CGFloat](repeating: explicitSpacing, count: max(0, children.count - 1)) }
    return zip(children, children.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
  }

  /// The proposal to each child, and its size.
  private struct Solution {
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    var crossGuides: [CGFloat]
    /// The shared guide across the axis, at least 0: nothing is placed before the stack's edge.
    var line: CGFloat { max(0, crossGuides.max() ?? 0) }
  }

  private func solve(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Solution {
    let proposals = lengths(proposal, children).map { length in
      var offered = proposal
      offered[axis] = length
      return offered
    }
    return Solution(
      proposals: proposals, sizes: zip(children, proposals).map { $0.fittingSize($1) },
      crossGuides: zip(children, proposals).map { $0.guide(alignment, in: $1) }.map { $0.isNaN ? 0 : $0 })
  }

  private func lengths(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> [CGFloat?] {
    guard !isLazy, let length = proposal[axis] else { return children.map { _ in nil } }
    let room = length - gaps(children).reduce(0, +)
    return StackDistribution(priorities: children.map(\.priority)).lengths(room: room) { index, offered in
      var proposal = proposal
      proposal[axis] = offered
      return children[index].length(axis, for: proposal)
    }
  }
}
