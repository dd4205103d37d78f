extension Text {
  /// What the text is filled with. Apple's page: SwiftUI/Text/foregroundStyle(_:).
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = TextForeground(style) }
  }

  /// The colour of the text; nil for the environment's. Deprecated by Apple for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground($0) } }
  }
}
