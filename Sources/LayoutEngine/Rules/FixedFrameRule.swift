package import Foundation

/// `frame(width:height:alignment:)`: the given sides replace the proposal and the answer.
package struct FixedFrameRule: ModifierRule {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Sides that are negative or not finite are taken as not given, as SwiftUI does (it logs "Invalid frame dimension").
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func valid(_ side: CGFloat?) -> CGFloat? { side.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
  }

  package var name: String { "frame" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = children[0].fittingSize(self.inner(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [alignment.placement(of: children[0], in: size, proposal: inner(proposal))]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension Alignment {
  /// Where `child` goes in a container of `size` that aligns it by this alignment.
  func placement(of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let container = ViewDimensions(size: size) { _ in nil }
    let dimensions = child.dimensions(in: proposal)
    let origin = CGPoint(
      x: container[horizontal.key] - dimensions[horizontal.key],
      y: container[vertical.key] - dimensions[vertical.key])
    return Placement(origin: origin, proposal: proposal)
  }
}
