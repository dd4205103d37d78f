public import Foundation

/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
  public var text: String
  /// The properties that determine the glyphs and their advances.
  public var style: TextStyle
  /// The fill of the glyphs. Colour glyphs (emoji) keep their own colours and use its alpha.
  public var paint: Paint

  public init(_ text: String, style: TextStyle, paint: Paint) {
    self.text = text
    self.style = style
    self.paint = paint
  }

  /// The attachment that replaces the run's one character.
  public var attachment: TextAttachment? { style.attachment }
}

/// The properties that determine the glyphs of a run, their positions, and their lines.
public struct TextStyle: Hashable, Sendable {
  public var font: ResolvedFont
  /// Points added after every character, in addition to the font's own; disables ligatures.
  public var tracking: CGFloat
  /// Points added after every character; keeps ligatures. As in SwiftUI, ignored if there is tracking.
  public var kerning: CGFloat
  /// Points by which the run is raised above the baseline.
  public var baselineOffset: CGFloat
  public var underline: TextDecoration?
  public var strikethrough: TextDecoration?
  /// The colour behind the run; nil for none.
  public var background: ResolvedColor?
  /// The item that replaces the run's character.
  public var attachment: TextAttachment?

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

  /// The points after every character: tracking if it is not zero, otherwise kerning.
  package var letterSpacing: CGFloat { tracking != 0 ? tracking : kerning }
}

/// The properties of a paragraph, apart from its runs, that shaping needs.
public struct ParagraphStyle: Hashable, Sendable {
  /// Whether the base direction is right to left; runs have their own directions.
  public var isRightToLeft: Bool
  /// A BCP 47 language (`ja`, `zh-Hans`), which selects the regional forms of Han characters.
  public var language: String

  /// Creates a style (default: left to right, without a language).
  public init(isRightToLeft: Bool = false, language: String = "") {
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// A line under a text, or through it.
public struct TextDecoration: Hashable, Sendable {
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  public var pattern: Pattern
  /// The line's colour; nil for the paint of the text.
  public var color: ResolvedColor?

  public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
