package import Foundation

/// `Divider`: a thin line across the axis of the surrounding stack; horizontal outside of a stack.
package struct DividerRule: LayoutRule {
  /// The axis along which the line runs.
  package let direction: Axis
  let thickness: CGFloat

  package init(stackAxis: Axis?, thickness: CGFloat) {
    direction = stackAxis == .horizontal ? .vertical : .horizontal
    self.thickness = thickness
  }

  package var name: String { "Divider" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[direction] = max(0, size[direction])
    size[direction.other] = thickness
    return size
  }
}
