public import Foundation

/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
  /// The characters, in logical order.
  public var text: String
  /// What decides the glyphs and their advances.
  public var style: TextStyle
  /// What the glyphs are filled with. Colour glyphs (emoji) keep their own colours and take its alpha.
  public var paint: Paint

  /// Creates a run.
  public init(_ text: String, style: TextStyle, paint: Paint) {
    self.text = text
    self.style = style
    self.paint = paint
  }
}

/// What decides the glyphs of a run and where they stand.
public struct TextStyle: Hashable, Sendable {
  /// The settled font.
  public var font: ResolvedFont
  /// Points added after every character, on top of what the font itself wants.
  public var tracking: CGFloat
  /// Points by which the run stands above the baseline.
  public var baselineOffset: CGFloat

  /// Creates a style.
  public init(font: ResolvedFont, tracking: CGFloat = 0, baselineOffset: CGFloat = 0) {
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

/// How a paragraph is set, apart from its runs: what shaping needs besides the characters.
public struct ParagraphStyle: Hashable, Sendable {
  /// True when the paragraph as a whole runs from right to left; its runs find their own directions inside.
  public var isRightToLeft: Bool
  /// A BCP 47 language (`ja`, `zh-Hans`): it picks between the national forms of Han characters.
  public var language: String

  /// Creates a style; left to right, no particular language, unless given.
  public init(isRightToLeft: Bool = false, language: String = "") {
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}
