public import Foundation

/// What is done to a group of items after they were painted together.
public enum Effect: Hashable, Sendable {
  /// Multiplies the group's alpha.
  case opacity(Double)
  /// Keeps what is inside the path.
  case clip(Path, evenOdd: Bool)
  /// Keeps the group where the mask's alpha is, in proportion to it.
  case mask([DisplayItem])
  /// Paints a blurred, coloured copy of the group's alpha below the group.
  case shadow(Shadow)
}

/// A Gaussian shadow.
public struct Shadow: Hashable, Sendable {
  /// The colour, alpha included.
  public var color: ResolvedColor
  /// The standard deviation of the Gaussian in points: what SwiftUI calls the radius.
  public var radius: CGFloat
  /// How far the shadow lies from what casts it, in points.
  public var offset: CGSize

  /// Creates a shadow.
  public init(color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
