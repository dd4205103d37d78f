package import Graphics
import LayoutEngine

/// What placeholders of images are painted with (swiftui-web, Docs/elements/Redaction.md).
package enum PlaceholderInk {
  /// For a picture: black, white in dark, at 35/255.
  package static func color(in environment: EnvironmentValues) -> ResolvedColor {
    Color.primary.resolved(in: environment).opacity(TextSpecification.Redaction.opacity)
  }

  /// For a symbol, which is a letter in this: as a text's, in the colour of what stands there otherwise.
  static func symbolPaint(in environment: EnvironmentValues) -> Paint {
    ForegroundStyle()._paint(in: environment).paint.opacity(TextSpecification.Redaction.opacity)
  }
}
