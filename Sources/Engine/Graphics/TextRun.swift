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

  /// What stands in the place of the run's one character, if it is not a character.
  public var attachment: TextAttachment? { style.attachment }
}

/// What decides the glyphs of a run, where they stand, and the lines drawn with them.
public struct TextStyle: Hashable, Sendable {
  /// The settled font.
  public var font: ResolvedFont
  /// Points added after every character, on top of what the font itself wants; ligatures are taken apart.
  public var tracking: CGFloat
  /// Points added after every character; ligatures stay. SwiftUI ignores it where there is tracking.
  public var kerning: CGFloat
  /// Points by which the run stands above the baseline.
  public var baselineOffset: CGFloat
  /// The line under the run.
  public var underline: TextDecoration?
  /// The line through the run.
  public var strikethrough: TextDecoration?
  /// What is painted behind the run; nil for nothing.
  public var background: ResolvedColor?
  /// Stands in the place of the run's character.
  public var attachment: TextAttachment?

  /// Creates a style.
  public init(
    font: ResolvedFont, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil
  ) {
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// The points after every character: tracking if there is any, else kerning.
  package var letterSpacing: CGFloat { tracking != 0 ? tracking : kerning }
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
