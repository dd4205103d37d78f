public import Foundation

/// A material: a blurred and tinted view of what is behind.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// The saturation of the background; 1 leaves it unchanged.
  public var saturation: Double
  /// The colour over the blurred background.
  public var tint: ResolvedColor
  /// The opacity of the whole material.
  public var opacity: Double

  public init(radius: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }

  func opacity(_ factor: Double) -> Backdrop {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}
