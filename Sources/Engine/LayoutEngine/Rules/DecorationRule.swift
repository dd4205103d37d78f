package import Foundation

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
