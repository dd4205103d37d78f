package import Foundation
package import Graphics

/// Transforms the painting of its child without an effect on layout. Code that needs visible positions uses the
/// transform.
package struct TransformRule: ModifierRule {
  package let name: String
  private let effect: (CGRect) -> ProjectionTransform

  /// - Parameter transform: The transform of the canvas's points for the node's frame on it.
  package init(_ name: String, transform: @escaping (CGRect) -> CGAffineTransform) {
    self.name = name
    effect = { ProjectionTransform(transform($0)) }
  }

  /// - Parameter projection: The projection of the canvas's points for the node's frame on it.
  package init(_ name: String, projection: @escaping (CGRect) -> ProjectionTransform) {
    self.name = name
    effect = projection
  }

  /// The visible positions of points that were laid out in a node with this frame.
  package func transform(of frame: CGRect) -> ProjectionTransform { effect(frame) }

  /// The visible bounding box of `rect`, laid out inside of a node with `frame`; `.null` if it is not visible.
  package func seen(_ rect: CGRect, in frame: CGRect) -> CGRect { rect.bounding(effect(frame).project) }
}
