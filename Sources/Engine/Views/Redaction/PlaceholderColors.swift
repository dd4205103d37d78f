package import Graphics
import LayoutEngine

/// The paint of image placeholders (swiftui-web, Docs/elements/Redaction.md).
package enum PlaceholderColors {
  /// For a bitmap: 35/255 of black, or of white in the dark scheme.
  package static func color(in environment: EnvironmentValues) -> ResolvedColor {
    Color.primary.resolved(in: environment).opacity(TextSpecification.Redaction.opacity)
  }

  /// For a symbol: like text, in the colour of the symbol.
  static func symbolPaint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle()._paint(in: environment).paint.opacity(TextSpecification.Redaction.opacity)
  }
}
