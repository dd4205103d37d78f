package import Foundation
package import Graphics

/// How glass looks. Apple publishes no numbers; these were chosen by eye.
package struct GlassMetrics: Hashable, Sendable {
  package var regular: Variant
  package var clear: Variant
  /// How much of a colour covers tinted glass.
  package var tintOpacity: Double
  package var rim: GlassRim
  /// The brightness of the rim's light in a dark scheme, as a part of that in a light one.
  package var darkHighlight: Double
  /// The shadow on what is behind.
  package var shadow: Shadow

  package struct Variant: Hashable, Sendable {
    package var blurRadius: CGFloat
    package var saturation: Double
    package var light: ResolvedColor
    package var dark: ResolvedColor
  }

  package static let iOS26 = GlassMetrics(
    regular: Variant(
      blurRadius: 6, saturation: 1.5, light: ResolvedColor(bytes: 250, 250, 252, alpha: 0.4),
      dark: ResolvedColor(bytes: 28, 28, 31, alpha: 0.46)),
    clear: Variant(
      blurRadius: 1, saturation: 1.15, light: ResolvedColor(white: 0, alpha: 0.1),
      dark: ResolvedColor(white: 0, alpha: 0.22)),
    tintOpacity: 0.66, rim: GlassRim(width: 11, bend: 15, highlight: 0.85, shade: 0.1), darkHighlight: 0.6,
    shadow: Shadow(color: ResolvedColor(white: 0, alpha: 0.12), radius: 5, offset: CGSize(width: 0, height: 2)))
}
