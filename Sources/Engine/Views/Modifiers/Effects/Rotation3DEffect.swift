public import Foundation
public import Graphics
public import LayoutEngine

extension View {
  /// Paints the view rotated in three dimensions, in perspective; its frame does not change. Apple's page:
  /// SwiftUI/View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:).
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: x to the right, y down, z towards the viewer. Any length but 0.
  ///   - anchor: The fixed point in the view's plane.
  ///   - anchorZ: The distance of the axis in front of the plane, in points.
  ///   - perspective: The eye's distance is the view's longer side divided by this; 0 for no perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    turned(by: angle) { angle in
      let rotation = SpaceRotation(angle: angle.radians, axis: axis, anchorZ: anchorZ, perspective: perspective)
      return TransformRule(
        "rotation3DEffect", projection: { rotation.transform(in: $0.size).around(anchor.point(in: $0)) })
    }
  }
}

/// A rotation about an axis through the origin.
struct SpaceRotation {
  let angle: Double
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchorZ: CGFloat
  let perspective: CGFloat

  func transform(in size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (cos(angle), sin(angle))
    // Rodrigues' rotation of the plane's two directions and of the vector to the axis, as rows.
    let across = (c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s)
    let down = (x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s)
    let depth = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c))
    let side = max(size.width, size.height)
    let closeness = side > 0 ? -perspective / side : 0
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (across.0, across.1, across.2 * closeness)
    (result.m21, result.m22, result.m23) = (down.0, down.1, down.2 * closeness)
    (result.m31, result.m32) = (-anchorZ * depth.0, -anchorZ * depth.1)
    result.m33 = 1 + (anchorZ - anchorZ * depth.2) * closeness
    return result.m33 > 0 ? result : ProjectionTransform()
  }
}
