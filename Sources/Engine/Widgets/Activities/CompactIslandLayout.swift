import Foundation
import Graphics
import LayoutEngine
import Views

/// The compact Dynamic Island: two views beside the camera.
///
/// A view that is too wide for its side takes what the other one leaves. The camera is then not in the middle of the
/// island, as on phones: by up to 7.33 points in public screenshots of an iPhone 14 Pro and 16 Pro.
struct CompactIslandLayout: Layout {
  static let largestShift: CGFloat = 7.33

  let leading, trailing: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 230, height: proposal.height ?? IslandLayout.camera.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let shift = shift(in: bounds, subviews)
    for (index, margins) in [leading, trailing].enumerated() {
      let room = CGSize(
        width: max(0, side(of: bounds) - margins.leading - margins.trailing + (index == 0 ? shift : -shift)),
        height: max(0, bounds.height - margins.top - margins.bottom))
      let size = subviews[index].sizeThatFits(ProposedViewSize(room))
      let x = index == 0 ? bounds.minX + margins.leading : bounds.maxX - margins.trailing - size.width
      let y = bounds.minY + margins.top + (room.height - size.height) / 2
      subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(room))
    }
  }

  private func side(of bounds: CGRect) -> CGFloat { (bounds.width - IslandLayout.camera.width) / 2 }

  /// By how much the camera is right of the middle.
  private func shift(in bounds: CGRect, _ subviews: Subviews) -> CGFloat {
    func missing(_ index: Int, _ margins: EdgeInsets) -> CGFloat {
      let height = max(0, bounds.height - margins.top - margins.bottom)
      let ideal = subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: height)).width
      return ideal + margins.leading + margins.trailing - side(of: bounds)
    }
    let (left, right) = (missing(0, leading), missing(1, trailing))
    if left > 0 && right < 0 { return min(left, -right, Self.largestShift) }
    if right > 0 && left < 0 { return -min(right, -left, Self.largestShift) }
    return 0
  }
}
