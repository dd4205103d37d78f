public import Foundation

/// A Gaussian shadow.
public struct Shadow: Hashable, Sendable {
  /// The colour, including alpha.
  public var color: ResolvedColor
  /// The standard deviation of the Gaussian in points, which SwiftUI calls the radius.
  public var radius: CGFloat
  /// The offset of the shadow from its caster, in points.
  public var offset: CGSize

  public init(color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A material: a blurred and tinted view of what is behind, or glass, which has a rim.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// The saturation of the background; 1 leaves it unchanged.
  public var saturation: Double
  /// The colour over the blurred background.
  public var tint: ResolvedColor
  /// The opacity of the whole material.
  public var opacity: Double
  /// The edge of glass; nil for materials, which have none.
  public var rim: GlassRim?

  public init(
    radius: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1, rim: GlassRim? = nil
  ) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
    self.rim = rim
  }

  func opacity(_ factor: Double) -> Backdrop {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}
