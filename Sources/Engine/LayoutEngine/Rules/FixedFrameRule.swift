package import Foundation

/// `frame(width:height:alignment:)`: the given dimensions replace the proposal and the size.
package struct FixedFrameRule: ModifierRule {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Negative and non-finite dimensions are ignored, as in SwiftUI (which logs "Invalid frame dimension").
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

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    (axis == .horizontal ? width : height) ?? children[0].length(axis, for: inner(proposal))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [alignment.placement(of: children[0], in: size, proposal: inner(proposal))]
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    children[0].spacing(insideFrameWithWidth: width != nil, height: height != nil)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension LayoutNode {
  /// The spacing of a frame around the node: along an axis with a length of its own, the frame's edges are plain,
  /// except around a spacer.
  func spacing(insideFrameWithWidth hasWidth: Bool, height hasHeight: Bool) -> ViewSpacing {
    guard !isSpacer else { return spacing }
    var result = spacing
    if hasWidth { result.reset(.horizontal) }
    if hasHeight { result.reset(.vertical) }
    return result
  }
}

extension Alignment {
  /// The placement of `child` in a container of `size` with this alignment.
  func placement(of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> Placement {
    let container = ViewDimensions(size: size) { _ in nil }
    let dimensions = child.dimensions(in: proposal)
    let origin = CGPoint(
      x: container[horizontal.key] - dimensions[horizontal.key],
      y: container[vertical.key] - dimensions[vertical.key])
    return Placement(origin: origin.withoutNaN, proposal: proposal)
  }
}
