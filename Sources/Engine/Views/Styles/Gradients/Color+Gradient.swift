extension Color {
  /// Mixes the colour with another; `fraction` is 0…1. Apple's page: SwiftUI/Color/mix(with:by:in:).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let fraction = min(max(fraction.finiteValue(of: "fraction"), 0), 1)
    return Color(.mixed(provider, rhs.provider, fraction, colorSpace.space))
  }

  /// The standard gradient of the colour, lighter at the top. Apple's page: SwiftUI/Color/gradient.
  ///
  /// Apple does not publish how much lighter; see ``Graphics/ResolvedColor/standardGradient``. The bottom is the
  /// colour itself, or a little darker if it is nearly white.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [Color(.gradientEnd(provider, isTop: true)), Color(.gradientEnd(provider, isTop: false))]))
  }
}
