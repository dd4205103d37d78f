/// How colours are blended with those behind. Apple's page: SwiftUI/BlendMode.
///
/// The formulas are those of PDF and of W3C's Compositing and Blending, on gamma-encoded sRGB. As measured on macOS
/// 26.2 by the swiftui-web project, soft light is Pegtop's formula.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The source covers the backdrop.
  case normal
  /// Products: never brighter than either.
  case multiply
  /// Products of the inverses: never darker than either.
  case screen
  /// Multiplies where the backdrop is dark, screens where it is bright.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The brighter of both, component by component.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge
  /// Darkens the backdrop to reflect the source.
  case colorBurn
  /// A gentle overlay.
  case softLight
  /// Multiplies where the source is dark, screens where it is bright.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// A difference with less contrast.
  case exclusion
  /// The source's hue with the backdrop's luminosity and saturation.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// The source, only over the backdrop.
  case sourceAtop
  /// The source behind the backdrop.
  case destinationOver
  /// Removes the backdrop in proportion to the source's alpha.
  case destinationOut
  /// Adds, and darkens: `max(0, source + destination − 1)`.
  case plusDarker
  /// Adds: `min(1, source + destination)`.
  case plusLighter
}
