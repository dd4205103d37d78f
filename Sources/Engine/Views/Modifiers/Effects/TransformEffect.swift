import Foundation
public import Graphics
import LayoutEngine

extension View {
  /// Paints the view with its points transformed, from its top left corner; its frame stays.
  /// Apple's page: SwiftUI/View/transformEffect(_:).
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(TransformRule("transformEffect") { transform.around($0.origin) })
  }

  /// Paints the view as if on a plane in space, from its top left corner; its frame stays.
  /// Apple's page: SwiftUI/View/projectionEffect(_:).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformed(TransformRule("projectionEffect", projection: { transform.around($0.origin) }))
  }
}

extension ProjectionTransform {
  /// This transform around a point instead of the origin.
  func around(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}
