package import Foundation

/// Changes the painting but not the layout: opacity, clip shape, shadow.
package struct PassthroughRule: ModifierRule {
  package let name: String

  package init(_ name: String) { self.name = name }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    children[0].length(axis, for: proposal)
  }
}

/// `fixedSize`: proposes the ideal size along the given axes.
package struct IdealSizeRule: ModifierRule {
  let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  package var name: String { "fixedSize" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children[0].fittingSize(inner(proposal))
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    children[0].length(axis, for: inner(proposal))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: .zero, proposal: inner(proposal))]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// `offset`: moves the painting; the layout frame stays.
package struct OffsetRule: ModifierRule {
  let offset: CGSize

  /// Offsets that are not finite are treated as zero.
  package init(offset: CGSize) {
    self.offset = CGSize(
      width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
  }

  package var name: String { "offset" }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    children[0].dimensions(in: proposal).explicitGuide(key)
  }
}

/// `alignmentGuide`: sets one guide, unless its value is nil; the others are the child's.
package struct GuideRule: ModifierRule {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat?

  package init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat?) {
    self.key = key
    self.value = value
  }

  package var name: String { "alignmentGuide" }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    let dimensions = children[0].dimensions(in: proposal)
    return (key == self.key ? value(dimensions) : nil) ?? dimensions.explicitGuide(key)
  }
}

/// `Link`: names the URL that a tap inside the frame opens, without an effect on layout.
package struct LinkRule: ModifierRule {
  /// Nil for a disabled link.
  package let url: URL?

  package init(url: URL?) { self.url = url }

  package var name: String { "Link" }
  package var linkURL: URL? { url }
}

/// A control that draws a background or border around its label. Its spacing is that of a plain view, even around text.
package struct ControlRule: ModifierRule {
  package let name: String

  package init(_ name: String) { self.name = name }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
}
