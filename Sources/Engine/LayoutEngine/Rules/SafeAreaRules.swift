package import Foundation

/// `safeAreaInset`: the second child at an edge, the first in the remaining room.
package struct SafeAreaInsetRule: LayoutRule {
  let edge: Edge
  /// The guide along the edge that both share.
  let alignment: AlignmentKey
  let explicitSpacing: CGFloat?

  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    explicitSpacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  package var name: String { "safeAreaInset" }
  package var isModifier: Bool { true }
  package var safeAreaRole: SafeAreaRole { .insets }

  package func takesRoleOfOnlyChild(_ children: [LayoutNode]) -> Bool { false }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let (primary, secondary) = proposals(proposal, children)
    let (inner, bar) = (children[0].fittingSize(primary), children[1].fittingSize(secondary))
    var size = CGSize.zero
    size[axis] = max(0, inner[axis] + gap(children) + bar[axis])
    size[axis.other] = max(inner[axis.other], bar[axis.other])
    return size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    var settled = proposal
    if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
    let (primary, secondary) = proposals(settled, children)
    let inner = children[0].dimensions(in: primary)
    let bar = children[1].dimensions(in: secondary)
    var (innerOrigin, barOrigin) = (CGPoint.zero, CGPoint.zero)
    let atEnd = edge == .bottom || edge == .trailing
    let innerSize = CGSize(width: inner.width, height: inner.height)
    let barSize = CGSize(width: bar.width, height: bar.height)
    innerOrigin[axis] = atEnd ? 0 : size[axis] - innerSize[axis]
    barOrigin[axis] = atEnd ? size[axis] - barSize[axis] : 0
    innerOrigin[axis.other] = (size[axis.other] - innerSize[axis.other]) / 2
    barOrigin[axis.other] = innerOrigin[axis.other] + inner[alignment] - bar[alignment]
    return [
      Placement(origin: innerOrigin, proposal: primary), Placement(origin: barOrigin, proposal: secondary),
    ]
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func gap(_ children: [LayoutNode]) -> CGFloat {
    explicitSpacing ?? children[0].spacing.distance(to: children[1].spacing, along: axis)
  }

  /// The bar gets the room that the content does not need; the content gets the rest.
  private func proposals(
    _ proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> (primary: ProposedViewSize, secondary: ProposedViewSize) {
    guard let length = proposal[axis] else { return (proposal, proposal) }
    var least = proposal
    least[axis] = 0
    var secondary = proposal
    secondary[axis] = max(0, max(0, length - gap(children)) - children[0].fittingSize(least)[axis])
    var primary = proposal
    primary[axis] = max(0, length - children[1].fittingSize(secondary)[axis] - gap(children))
    return (primary, secondary)
  }
}

/// `ignoresSafeArea`: keeps its frame for layout, and lets its child extend under covered edges.
package struct SafeAreaIgnoringRule: ModifierRule {
  let edges: Edge.Set

  package init(edges: Edge.Set) { self.edges = edges }

  package var name: String { "ignoresSafeArea" }
  package var safeAreaRole: SafeAreaRole { .ignores(edges) }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
