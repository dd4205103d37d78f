package import Graphics

/// What placeholders are painted with: black, white in dark, at 35/255 (swiftui-web, Docs/elements/Redaction.md).
package enum PlaceholderInk {
  package static func color(in environment: EnvironmentValues) -> ResolvedColor {
    Color.primary.resolved(in: environment).opacity(35 / 255)
  }
}
