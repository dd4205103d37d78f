/// How colours mix with what is behind them. Apple's page: SwiftUI/BlendMode.
///
/// The formulas are those of PDF and of W3C's Compositing and Blending, on gamma-encoded sRGB; measured on macOS 26.2 by
/// the swiftui-web project, soft light is Pegtop's formula.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The source covers what is behind.
  case normal
  /// Products: never brighter than either.
  case multiply
  /// Products of the inverses: never darker than either.
  case screen
  /// Multiplies where it is dark behind, screens where it is bright.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The brighter of both, component by component.
  case lighten
  /// Brightens what is behind to reflect the source.
  case colorDodge
  /// Darkens what is behind to reflect the source.
  case colorBurn
  /// A gentle overlay.
  case softLight
  /// Multiplies where the source is dark, screens where it is bright.
  case hardLight
  /// The distance between both.
  case difference
  /// A difference of less contrast.
  case exclusion
  /// The source's hue on the brightness and saturation behind.
  case hue
  /// The source's saturation on the hue and brightness behind.
  case saturation
  /// The source's hue and saturation on the brightness behind.
  case color
  /// The source's brightness on the hue and saturation behind.
  case luminosity
  /// The source, only where something is behind.
  case sourceAtop
  /// The source below what is there.
  case destinationOver
  /// Takes away what is behind, in proportion to the source's alpha.
  case destinationOut
  /// Adds, and darkens: `max(0, source + destination − 1)`.
  case plusDarker
  /// Adds: `min(1, source + destination)`.
  case plusLighter
}
