package import Foundation

/// `ZStack`: children on top of each other, aligned along both axes.
///
/// The children with the highest priority determine the size, which is then proposed to all: a colour with a lower
/// priority fills it. A stack of one child is laid out like the child.
package struct ZStackRule: LayoutRule {
  let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package var name: String { "ZStack" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    if takesRoleOfOnlyChild(children) { return children[0].fittingSize(proposal) }
    return extent(proposal, children).size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    if takesRoleOfOnlyChild(children) { return [Placement(origin: .zero, proposal: proposal)] }
    let settled = ProposedViewSize(size)
    let corner = extent(settled, children).origin
    return children.map { child in
      let origin = self.origin(of: child, settled)
      return Placement(origin: CGPoint(x: origin.x - corner.x, y: origin.y - corner.y), proposal: settled)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    if takesRoleOfOnlyChild(children) { return children[0].dimensions(in: proposal).explicitGuide(key) }
    guard key.passesThroughStacks else { return nil }
    return combinedGuide(key, placements(in: size, proposal: proposal, children), children)
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { combinedSpacing(leading(children)) }

  package func takesRoleOfOnlyChild(_ children: [LayoutNode]) -> Bool { children.count == 1 }

  /// The children that determine the size.
  private func leading(_ children: [LayoutNode]) -> [LayoutNode] {
    let highest = children.map { $0.traits.priority ?? 0 }.max()
    return children.filter { ($0.traits.priority ?? 0) == highest }
  }

  /// The union of the determining children, with the shared guides at the origin; the others may overflow.
  private func extent(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGRect {
    let frames = leading(children).map { child in
      CGRect(origin: origin(of: child, proposal), size: child.fittingSize(proposal))
    }
    // Not CGRect.union: the edges of an infinite or empty frame count too.
    let minX = frames.map(\.origin.x).min() ?? 0
    let minY = frames.map(\.origin.y).min() ?? 0
    let maxX = frames.map { $0.origin.x + $0.size.width }.max() ?? 0
    let maxY = frames.map { $0.origin.y + $0.size.height }.max() ?? 0
    // The guides of an infinite child are infinite too, and their differences are NaN.
    let width = frames.contains { !$0.size.width.isFinite } ? .infinity : maxX - minX
    let height = frames.contains { !$0.size.height.isFinite } ? .infinity : maxY - minY
    return CGRect(x: minX, y: minY, width: width, height: height)
  }

  private func origin(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGPoint {
    let dimensions = child.dimensions(in: proposal)
    return CGPoint(x: -dimensions[alignment.horizontal.key], y: -dimensions[alignment.vertical.key])
  }
}

/// `background`, `overlay` and `mask`: the first child determines everything; the second is proposed its size and
/// aligned.
package struct DecorationRule: ModifierRule {
  package let name: String
  let alignment: Alignment

  package init(_ name: String, alignment: Alignment = .center) {
    self.name = name
    self.alignment = alignment
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    children[0].length(axis, for: proposal)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let primary = children[0].dimensions(in: proposal)
    let offered = ProposedViewSize(size)
    let decoration = children[1].dimensions(in: offered)
    let origin = CGPoint(
      x: primary[alignment.horizontal.key] - decoration[alignment.horizontal.key],
      y: primary[alignment.vertical.key] - decoration[alignment.vertical.key])
    return [Placement(origin: .zero, proposal: proposal), Placement(origin: origin, proposal: offered)]
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    children[0].dimensions(in: proposal).explicitGuide(key)
  }
}
