package import Foundation

/// How a view fills a space of another aspect ratio. Apple's page: SwiftUI/ContentMode.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers.
  case fill
}

/// `aspectRatio`: offers the child a size of the ratio, and takes what it answers.
package struct AspectRatioRule: ModifierRule {
  /// Width over height; nil for that of the child's ideal size.
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

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: .zero, proposal: inner(proposal, children[0]))]
  }

  private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    let ideal = child.fittingSize(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let width = proposal.width ?? (proposal.height == nil ? ideal.width : nil)
    let height = proposal.height ?? (proposal.width == nil ? ideal.height : nil)
    switch (width, height) {
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthBinds = contentMode == .fit ? width / ratio <= height : width / ratio >= height
      return widthBinds
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }
}
