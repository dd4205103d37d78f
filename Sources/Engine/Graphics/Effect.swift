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
  /// Paints a blurred, coloured copy of the group's surroundings inside of it, at its edges.
  case innerShadow(Shadow)
  /// Blurs with a Gaussian whose standard deviation is `radius` points. An opaque blur keeps the group's own alpha.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Changes the group's colours.
  case color(ColorFilter)
  /// Mixes the group with what is behind it, up to the next isolated group.
  case blend(BlendMode)
  /// Paints the group aside, so that nothing in it mixes with what is behind.
  case isolation
  /// Paints the group elsewhere, larger, turned or slanted.
  case transform(CGAffineTransform)
  /// Paints the group as if on a plane in space.
  case projection(ProjectionTransform)
  /// Shows what is behind through a pane, where the group's alpha is.
  case backdrop(Backdrop)
  /// Says which colour the group takes where a picture has two; elsewhere it changes nothing.
  case colorGroup(ColorGroup)
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
