import Foundation
import Graphics
import LayoutEngine
import Views

/// The compact Dynamic Island: two views beside the camera. It is as wide as they are, up to the largest island.
///
/// Then a view that is too wide for its side takes what the other one leaves.
struct CompactIslandLayout: Layout {
  let leading, trailing: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = proposal.height ?? IslandLayout.camera.height
    let widths = widths(of: subviews, height: height).reduce(surroundings, +)
    return CGSize(width: proposal.width ?? widths, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let ideal = widths(of: subviews, height: bounds.height)
    guard ideal.count == 2 else { return }
    let room = max(0, bounds.width - surroundings)
    for (index, margins) in [leading, trailing].enumerated() {
      let (own, other) = (ideal[index], ideal[1 - index])
      let rest = room - own - other
      let width = rest >= 0 ? own + rest / 2 : min(own, max(room / 2, room - other))
      let proposal = ProposedViewSize(width: width, height: height(in: bounds.height, margins))
      let size = subviews[index].sizeThatFits(proposal)
      let x = index == 0 ? bounds.minX + margins.leading : bounds.maxX - margins.trailing - size.width
      let y = bounds.minY + margins.top + ((proposal.height ?? 0) - size.height) / 2
      subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: proposal)
    }
  }

  /// The width of the camera and the margins.
  private var surroundings: CGFloat {
    IslandLayout.camera.width + leading.leading + leading.trailing + trailing.leading + trailing.trailing
  }

  private func height(in height: CGFloat, _ margins: EdgeInsets) -> CGFloat {
    max(0, height - margins.top - margins.bottom)
  }

  private func widths(of subviews: Subviews, height: CGFloat) -> [CGFloat] {
    zip(subviews, [leading, trailing]).map { subview, margins in
      subview.sizeThatFits(ProposedViewSize(width: nil, height: self.height(in: height, margins))).width
    }
  }
}
