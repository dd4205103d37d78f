public import Foundation

/// A pane through which what is behind is seen blurred.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// How much colour is kept of what is behind; 1 for as much as there was.
  public var saturation: Double
  /// Laid over the blurred picture.
  public var tint: ResolvedColor
  /// The opacity of the pane as a whole.
  public var opacity: Double

  /// Creates a pane.
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
