public import Foundation
import Graphics
public import LayoutEngine

extension View {
  /// Paints the view scaled, and mirrored for a negative factor; its frame does not change. Apple's page:
  /// SwiftUI/View/scaleEffect(_:anchor:).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Paints the view scaled in each direction; its frame does not change. Apple's page:
  /// SwiftUI/View/scaleEffect(x:y:anchor:).
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(
      TransformRule("scaleEffect") { CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: $0)) })
  }
}
