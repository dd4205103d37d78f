package import Foundation
package import Graphics

/// Paints its child larger, turned, slanted or elsewhere. Layout does not notice; who wants to know where things are seen
/// asks for the transform.
package struct TransformRule: ModifierRule {
  package let name: String
  private let effect: (CGRect) -> ProjectionTransform

  /// - Parameter transform: What happens to the canvas's points, given the node's frame on it.
  package init(_ name: String, transform: @escaping (CGRect) -> CGAffineTransform) {
    self.name = name
    effect = { ProjectionTransform(transform($0)) }
  }

  /// - Parameter projection: What happens to the canvas's points, given the node's frame on it.
  package init(_ name: String, projection: @escaping (CGRect) -> ProjectionTransform) {
    self.name = name
    effect = projection
  }

  /// Where points of the canvas are seen that were laid out in a node with this frame.
  package func transform(of frame: CGRect) -> ProjectionTransform { effect(frame) }

  /// The rectangle around `rect`, laid out inside of a node with `frame`, where it is seen; `.null` if that is nowhere.
  package func seen(_ rect: CGRect, in frame: CGRect) -> CGRect { rect.bounding(effect(frame).project) }
}
