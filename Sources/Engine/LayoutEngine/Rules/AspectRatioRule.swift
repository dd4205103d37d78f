package import Foundation

/// How a view fills a space of another aspect ratio. Apple's page: SwiftUI/ContentMode.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size that fits inside.
  case fit
  /// The smallest size that covers the space.
  case fill
}

/// `aspectRatio`: proposes a size of the ratio to the child, and takes the child's size.
package struct AspectRatioRule: ModifierRule {
  /// Width over height; nil for the child's ideal ratio.
  let ratio: CGFloat?
  let contentMode: ContentMode

  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }

  package var name: String { "aspectRatio" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children[0].fittingSize(inner(proposal, children[0]))
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    children[0].length(axis, for: inner(proposal, children[0]))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: .zero, proposal: inner(proposal, children[0]))]
  }

  private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.fittingSize(.unspecified)
    guard shape.width.isFinite, shape.height.isFinite else { return proposal }
    let form = shape.width == shape.height ? CGSize(width: 1, height: 1) : shape
    let scales = [scale(form.width, to: proposal.width), scale(form.height, to: proposal.height)].compactMap { $0 }
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: side(form.width, scale), height: side(form.height, scale))
  }

  /// How many times `side` fits in `room`; nil if there is no room to compare with.
  private func scale(_ side: CGFloat, to room: CGFloat?) -> CGFloat? {
    guard let room, side > 0 || room > 0 else { return nil }
    return room / side
  }

  private func side(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { length == 0 ? 0 : length * scale }
}

/// `ScrollView`: takes the proposed length along its axes, and its content's length across them.
package struct ScrollRule: LayoutRule {
  let axes: Axis.Set
  /// The visible part of content that is too long, as a fraction along each axis.
  let anchor: UnitPoint

  package init(axes: Axis.Set, anchor: UnitPoint = .topLeading) {
    self.axes = axes
    self.anchor = anchor
  }

  package var name: String { "ScrollView" }
  package var safeAreaRole: SafeAreaRole { .scrolls }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let content = children[0].fittingSize(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, proposal.width ?? content.width) : content.width,
      height: axes.contains(.vertical) ? max(0, proposal.height ?? content.height) : content.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let offered = inner(proposal)
    let content = children[0].fittingSize(offered)
    // Content that is shorter than the view starts at its beginning.
    let origin = CGPoint(
      x: min(0, (size.width - content.width) * anchor.x), y: min(0, (size.height - content.height) * anchor.y))
    return [Placement(origin: origin.withoutNaN, proposal: offered)]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
