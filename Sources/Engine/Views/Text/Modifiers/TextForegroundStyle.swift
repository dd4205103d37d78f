extension Text {
  /// Sets the text's style. Apple's page: SwiftUI/Text/foregroundStyle(_:).
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = TextForeground(style) }
  }

  /// Sets the text's colour (default: the environment's). Deprecated by Apple for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground($0) } }
  }
}
