import SwiftUI

/// Swaps the width and height of a view that is rotated by 90°.
struct QuarterTurn: Layout {
  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width))
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
  }
}
