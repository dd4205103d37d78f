import Foundation
import Graphics

extension TextAttributes {
  /// The font with all attributes of the text and its surroundings.
  func font(in environment: EnvironmentValues) -> Font { inheriting(environment.textAttributes).ownFont }

  /// The font with the attributes of the text alone.
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

  /// The style that decides the glyphs: the text's own attributes, then the environment's.
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

  /// The text's paint; a link has the accent colour if the text has none of its own.
  func paint(in environment: EnvironmentValues) -> Paint {
    let outer = environment.textAttributes
    if let foreground = outer.isFixed ? outer.foreground : foreground ?? outer.foreground {
      return foreground.style._paint(in: environment).paint
    }
    if link != nil { return TintShapeStyle()._paint(in: environment).paint }
    return ForegroundStyle()._paint(in: environment).paint
  }
}
