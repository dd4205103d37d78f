public import Foundation

/// The edge of glass along the outline of a ``Backdrop``: it bends what is behind, as the round edge of a lens does,
/// and reflects light.
public struct GlassRim: Hashable, Sendable {
  /// The width of the rim, in points, measured inwards. A shape that is too narrow for it has a narrower one.
  public var width: CGFloat
  /// How far inside the point lies that is seen at the outline, in points. It decreases to 0 across the rim, so that
  /// what is behind is compressed and, near the outline, mirrored.
  public var bend: CGFloat
  /// The opacity of the white line along the outline, where light from the top left enters.
  public var highlight: Double
  /// The opacity of the shade along the outline, which fades across the rim.
  public var shade: Double
  /// The distance in points below which neighbouring shapes flow together; 0 joins only what overlaps.
  public var joining: CGFloat

  public init(width: CGFloat, bend: CGFloat, highlight: Double, shade: Double, joining: CGFloat = 0) {
    self.width = width
    self.bend = bend
    self.highlight = highlight
    self.shade = shade
    self.joining = joining
  }
}
