package import Foundation

/// Shapes, colours, resizable images: take the proposed size, 10 points where it is unspecified.
package struct FillingRule: LayoutRule {
  package let name: String
  let idealSize: CGSize

  package init(_ name: String, idealSize: CGSize = CGSize(width: 10, height: 10)) {
    self.name = name
    self.idealSize = idealSize
  }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: idealSize)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

/// A view of a fixed size: an image that is not resizable.
package struct FixedSizeRule: LayoutRule {
  package let name: String
  let size: CGSize

  package init(_ name: String, size: CGSize) {
    self.name = name
    self.size = size
  }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { size }
}

/// The largest square inside the proposal, with 10 points where it is unspecified: `Circle`.
package struct SquareRule: LayoutRule {
  package let name: String

  package init(_ name: String) { self.name = name }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = max(0, min(size.width, size.height))
    return CGSize(width: side, height: side)
  }
}

/// `Spacer`: takes the remaining length along the axis of the surrounding stack; both axes outside of one.
package struct SpacerRule: LayoutRule {
  let axis: Axis?
  let minimumLength: CGFloat

  /// The minimum length of a spacer that does not set one, in points.
  package static let defaultMinimumLength: CGFloat = 8

  package init(axis: Axis?, minimumLength: CGFloat?) {
    self.axis = axis
    self.minimumLength = minimumLength.flatMap { $0.isFinite ? $0 : nil } ?? Self.defaultMinimumLength
  }

  package var name: String { "Spacer" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(0, max(minimumLength, proposal[axis] ?? minimumLength))
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// None along the axis; across the axis the spacer has no effect.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let axis else { return .zero }
    var spacing = ViewSpacing(all: .absent)
    spacing.formUnion(.zero, edges: axis == .horizontal ? .horizontal : .vertical)
    return spacing
  }
}

/// A view without size or effect.
package struct EmptyRule: LayoutRule {
  package init() {}
  package var name: String { "empty" }
  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { .zero }
}

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
