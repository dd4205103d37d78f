import Foundation
import Graphics

extension TextAttributes {
  /// The font with everything that was asked of it, by the text and around it.
  func font(in environment: EnvironmentValues) -> Font { inheriting(environment.textAttributes).ownFont }

  /// The font with everything that these attributes ask of it.
  private var ownFont: Font {
    var font = self.font ?? .body
    if let weight { font.weight = weight }
    if let fontWidth { font.fontWidth = fontWidth }
    if let isBold { font.isBold = isBold || font.isBold }
    if let isItalic { font.isItalic = isItalic || font.isItalic }
    if let design { font.design = design }
    if isMonospaced == true { font.design = .monospaced }
    if hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    return font
  }

  /// What decides the glyphs: the text's own wishes, then those around it.
  func style(in environment: EnvironmentValues) -> TextStyle {
    let all = inheriting(environment.textAttributes)
    var font = all.ownFont.resolved(in: environment)
    if all.scale == .secondary { font = font.secondary }
    if let lineHeight = all.lineHeight { font.leading += lineHeight.leading(of: font.lineSize ?? font.size) }
    var style = TextStyle(
      font: font, tracking: all.tracking ?? 0, kerning: all.kerning ?? 0, baselineOffset: all.baselineOffset ?? 0,
      underline: all.underline?.style?.decoration(in: environment),
      strikethrough: all.strikethrough?.style?.decoration(in: environment))
    style.background = all.background?.resolved(in: environment)
    return style
  }

  /// What the text is filled with; a link has the accent colour unless the text has one of its own.
  func paint(in environment: EnvironmentValues) -> Paint {
    if let foreground = foreground ?? environment.textAttributes.foreground {
      return foreground.style._paint(in: environment).paint
    }
    if link != nil { return TintShapeStyle()._paint(in: environment).paint }
    return ForegroundStyle()._paint(in: environment).paint
  }
}
