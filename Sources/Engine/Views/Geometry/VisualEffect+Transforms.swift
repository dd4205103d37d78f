public import Foundation
public import Graphics
public import LayoutEngine

extension VisualEffect {
  /// Paints the view at an offset. Apple's page: SwiftUI/VisualEffect/offset(_:).
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Paints the view at an offset. Apple's page: SwiftUI/VisualEffect/offset(x:y:).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { _ in ProjectionTransform(CGAffineTransform(translationX: x, y: y)) }
  }

  /// Scales the painted view. Apple's page: SwiftUI/VisualEffect/scaleEffect(_:anchor:).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the painted view in each direction. Apple's page: SwiftUI/VisualEffect/scaleEffect(x:y:anchor:).
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { ProjectionTransform(CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: $0))) }
  }

  /// Rotates the painted view clockwise. Apple's page: SwiftUI/VisualEffect/rotationEffect(_:anchor:).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: $0))) }
  }

  /// Rotates the painted view in three dimensions. Apple's page:
  /// SwiftUI/VisualEffect/rotation3DEffect(_:axis:anchor:anchorZ:perspective:).
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding { frame in
      SpaceRotation(angle: angle.radians, axis: axis, anchorZ: anchorZ, perspective: perspective)
        .transform(in: frame.size).around(anchor.point(in: frame))
    }
  }

  /// Transforms the painted view from its top left corner. Apple's page: SwiftUI/VisualEffect/transformEffect(_:).
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding { transform.around($0.origin) }
  }
}
