import Foundation
public import Graphics
import LayoutEngine

extension View {
  /// Paints the view transformed from its top left corner; its frame does not change. Apple's page:
  /// SwiftUI/View/transformEffect(_:).
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(TransformRule("transformEffect") { transform.around($0.origin) })
  }

  /// Paints the view with a three-dimensional projection from its top left corner; its frame does not change. Apple's
  /// page: SwiftUI/View/projectionEffect(_:).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
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
