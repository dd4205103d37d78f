extension ResolvedColor {
  /// The ends of SwiftUI's `Color.gradient` for this colour.
  ///
  /// The top is lighter by a part of the colour's distance to white, in Oklab: 0.31 for a grey, less for a saturated
  /// colour. This was fitted to five tops that the TUIkit project measured (grey 128 becomes 165, black 50). The
  /// bottom is the colour itself. For colours that can hardly be lighter, such as white, the bottom is darker
  /// instead, so that the gradient is visible, as in pictures of widgets on an iPhone.
  package var standardGradient: (top: ResolvedColor, bottom: ResolvedColor) {
    guard alpha > 0 else { return (self, self) }
    let color = Oklab(opaque)
    let chroma = (color.a * color.a + color.b * color.b).squareRoot()
    var (top, bottom) = (color, color)
    top.lightness += (1 - color.lightness) * max(0.31 - 0.5 * chroma, 0)
    bottom.lightness = min(color.lightness, top.lightness - Self.leastSpan)
    func resolved(_ end: Oklab) -> ResolvedColor {
      var resolved = end.resolved
      resolved.alpha = alpha
      return resolved
    }
    return (resolved(top), color.lightness > bottom.lightness ? resolved(bottom) : self)
  }

  /// The minimum difference in lightness between both ends: chosen by eye, for white.
  private static let leastSpan = 0.07

  private var opaque: ResolvedColor {
    var copy = self
    copy.alpha = 1
    return copy
  }
}
