package import Foundation
package import Graphics

/// How lines of several are set against each other. Apple's page: SwiftUI/TextAlignment.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// By the edge where reading begins.
  case leading
  /// By their middles.
  case center
  /// By the edge where reading ends.
  case trailing
}

/// A text and every wish about how it is set, resolved, before any space is offered.
package struct TextSpecification: Hashable {
  /// Where characters are left out when there is no room for all.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// What stands in the text's place.
  package enum Redaction: Hashable, Sendable {
    /// Nothing: the text itself.
    case none
    /// Bars over placeholder characters of one width (`RedactionReasons.placeholder`).
    case placeholder
    /// Bars as wide as the lines (`RedactionReasons.privacy` on a view that is privacy sensitive).
    case privacy

    /// How much of the text's own paint the bars have (swiftui-web, Docs/elements/Redaction.md).
    package static let opacity = 35.0 / 255
  }

  /// The characters in their styles; line feeds separate paragraphs.
  package var runs: [TextRun]
  package var paragraph: ParagraphStyle
  package var alignment: TextAlignment
  /// Mirrors `alignment`; the paragraph's own direction is in `paragraph`.
  package var isLayoutRightToLeft: Bool
  /// Lines at most; nil for as many as fit.
  package var lineLimit: Int?
  /// Lines whose height the text takes at least, whether or not it has so many.
  package var reservedLines: Int
  /// Where the last line is cut when there are more lines than the limit, or than the height has room for.
  package var truncation: Truncation
  /// Lets the letters of a line that is too wide move together before the line is cut.
  package var allowsTightening: Bool
  /// Points added between lines.
  package var lineSpacing: CGFloat
  /// The smallest factor by which the font may shrink to avoid truncation, above 0 up to 1.
  package var minimumScaleFactor: CGFloat
  package var scale: PixelScale
  /// What stands in the text's place.
  package var redaction: Redaction
  /// Is as wide as what it is offered, with its lines aligned in that; otherwise as wide as its longest line.
  package var takesOfferedWidth = false

  package init(
    runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), alignment: TextAlignment = .leading,
    isLayoutRightToLeft: Bool = false, lineLimit: Int? = nil, reservedLines: Int = 1,
    truncation: Truncation = .tail, allowsTightening: Bool = false, lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1, scale: PixelScale = PixelScale(2), redaction: Redaction = .none
  ) {
    self.runs = runs
    self.paragraph = paragraph
    self.alignment = alignment
    self.isLayoutRightToLeft = isLayoutRightToLeft
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.reservedLines = min(max(1, reservedLines), Self.mostReservedLines)
    self.truncation = truncation
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing.isFinite ? max(0, lineSpacing) : 0
    self.minimumScaleFactor = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 1
    self.scale = scale
    self.redaction = redaction
  }

  /// No picture is so high; a limit of `Int.max` lines reserves nothing sensible.
  private static let mostReservedLines = 10_000

  /// The same text with every font `factor` times as large.
  func scaled(by factor: CGFloat) -> TextSpecification {
    guard factor != 1 else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style = runs[index].style.scaled(by: factor) }
    return copy
  }
}

extension TextStyle {
  /// The same style `factor` times as large: the font, what stands between its letters, an image among them.
  fileprivate func scaled(by factor: CGFloat) -> TextStyle {
    var copy = self
    copy.font = font.scaled(by: factor)
    copy.attachment = attachment?.scaled(by: factor)
    return copy
  }
}
