public import Foundation

/// A change to a group of items after they are painted together.
public enum Effect: Hashable, Sendable {
  case opacity(Double)
  /// Keeps the part inside the path.
  case clip(Path, evenOdd: Bool)
  /// Multiplies the group's alpha by the mask's.
  case mask([DisplayItem])
  /// Paints a blurred, coloured copy of the group's alpha below the group.
  case shadow(Shadow)
  /// Paints a blurred, coloured copy of the group's inverse inside of it, at its edges.
  case innerShadow(Shadow)
  /// Blurs with a Gaussian whose standard deviation is `radius` points. An opaque blur keeps the group's own alpha.
  case blur(radius: CGFloat, isOpaque: Bool)
  case color(ColorFilter)
  /// Blends the group with what is behind it, up to the next isolated group.
  case blend(BlendMode)
  /// Paints the group separately, so that nothing in it blends with what is behind.
  case isolation
  /// Paints the group with an affine transform.
  case transform(CGAffineTransform)
  /// Paints the group with a perspective projection.
  case projection(ProjectionTransform)
  /// Shows a material where the group has alpha.
  case backdrop(Backdrop)
  /// The group's colour in a rendering mode with two colours; no effect in others.
  case colorGroup(ColorGroup)
}

extension PaintEffect {
  /// The effect on the items that are painted with the paint.
  package var effect: Effect {
    switch self {
    case .blend(let mode): .blend(mode)
    case .dropShadow(let shadow): .shadow(shadow)
    case .innerShadow(let shadow): .innerShadow(shadow)
    }
  }
}
