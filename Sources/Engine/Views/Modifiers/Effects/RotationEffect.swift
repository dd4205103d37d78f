import Foundation
public import Graphics
public import LayoutEngine

extension View {
  /// Paints the view rotated clockwise; its frame does not change. Apple's page:
  /// SwiftUI/View/rotationEffect(_:anchor:).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(
      TransformRule("rotationEffect") { frame in
        CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: frame))
      })
  }
}
