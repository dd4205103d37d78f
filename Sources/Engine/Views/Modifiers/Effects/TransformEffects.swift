public import Foundation
public import Graphics
public import LayoutEngine

extension View {
  /// Paints the view rotated clockwise; its frame does not change. Apple's page:
  /// SwiftUI/View/rotationEffect(_:anchor:).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    turned(by: angle) { angle in
      TransformRule("rotationEffect") { frame in
        CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: frame))
      }
    }
  }
}

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

extension View {
  /// Paints the view transformed from its top left corner; its frame does not change. Apple's page:
  /// SwiftUI/View/transformEffect(_:).
  public func transformEffect(_ transform: CGAffineTransform) -> _UnaryView<Self> {
    transformed(TransformRule("transformEffect") { transform.around($0.origin) })
  }

  /// Paints the view with a three-dimensional projection from its top left corner; its frame does not change. Apple's
  /// page: SwiftUI/View/projectionEffect(_:).
  public func projectionEffect(_ transform: ProjectionTransform) -> _UnaryView<Self> {
    transformed(TransformRule("projectionEffect", projection: { transform.around($0.origin) }))
  }
}

extension ProjectionTransform {
  /// The transform about a point instead of the origin.
  func around(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}
