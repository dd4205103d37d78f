public import Foundation

extension Text {
  /// The font; nil for the environment's. Apple's page: SwiftUI/Text/font(_:).
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The thickness of the strokes; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Emphasised as the font's style is.
  public func bold() -> Text { with { $0.isBold = true } }

  /// Emphasised or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Slanted.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Slanted or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The design of the system font; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Digits of equal width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// What the text is filled with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = AnyShapeStyle(style) }
  }

  /// The colour of the text; nil for the environment's. Deprecated by Apple for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Points added after every character. Apple's page: SwiftUI/Text/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Points added between characters; here the same as tracking. Apple's page: SwiftUI/Text/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }

  /// Points by which the text is raised. Apple's page: SwiftUI/Text/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
}

extension View {
  /// The font of the texts in the view; nil for the default. Apple's page: SwiftUI/View/font(_:).
  public func font(_ font: Font?) -> some View { changingText { $0.font = font } }

  /// The weight of the texts in the view; nil for their fonts' own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText { $0.weight = weight } }

  /// Emphasises the texts in the view, or not.
  public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }

  /// Slants the texts in the view, or not.
  public func italic(_ isActive: Bool = true) -> some View { changingText { $0.isItalic = isActive } }

  /// The design of the system font in the view; nil for the fonts' own.
  public func fontDesign(_ design: Font.Design?) -> some View { changingText { $0.design = design } }

  /// Gives digits in the view equal widths.
  public func monospacedDigit() -> some View { changingText { $0.hasMonospacedDigits = true } }

  /// Points added after every character in the view.
  public func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking } }

  /// Points added between characters in the view; here the same as tracking.
  public func kerning(_ kerning: CGFloat) -> some View { changingText { $0.tracking = kerning } }

  private func changingText(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    changingEnvironment { change(&$0.textAttributes) }
  }
}
