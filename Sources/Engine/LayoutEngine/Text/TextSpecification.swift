package import Foundation
package import Graphics

/// How the lines of a text are aligned. Apple's page: SwiftUI/TextAlignment.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

/// A text with all its resolved settings, before it is proposed a size.
package struct TextSpecification: Hashable {
  /// Where characters are left out if there is not enough room.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// What replaces the text.
  package enum Redaction: Hashable, Sendable {
    /// The text is shown.
    case none
    /// Bars over placeholder characters of equal width (`RedactionReasons.placeholder`).
    case placeholder
    /// Bars as wide as the lines (`RedactionReasons.privacy` on a view that is privacy sensitive).
    case privacy

    /// The opacity of the bars in the text's own paint (swiftui-web, Docs/elements/Redaction.md).
    package static let opacity = 35.0 / 255
  }

  /// The characters with their styles; line feeds separate paragraphs.
  package var runs: [TextRun]
  package var paragraph: ParagraphStyle
  package var alignment: TextAlignment
  /// Mirrors `alignment`. The paragraph's own direction is in `paragraph`.
  package var isLayoutRightToLeft: Bool
  /// The maximum number of lines; nil for as many as fit.
  package var lineLimit: Int?
  /// The minimum number of lines in the text's height.
  package var reservedLines: Int
  /// Where the last line is truncated if the text has more lines than the limit or the height allows.
  package var truncation: Truncation
  /// Whether a line that is too wide is tightened before it is truncated.
  package var allowsTightening: Bool
  /// Additional points between lines.
  package var lineSpacing: CGFloat
  /// The smallest factor by which the font may shrink to avoid truncation, above 0 up to 1.
  package var minimumScaleFactor: CGFloat
  package var scale: PixelScale
  package var redaction: Redaction
  /// Whether the text is as wide as its proposal, instead of its longest line.
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

  /// No picture is so high; a limit such as `Int.max` cannot be reserved.
  private static let mostReservedLines = 10_000

  /// The text with every font scaled by `factor`.
  func scaled(by factor: CGFloat) -> TextSpecification {
    guard factor != 1 else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style = runs[index].style.scaled(by: factor) }
    return copy
  }
}

extension TextStyle {
  /// The style scaled by `factor`: the font, the spacing of its letters, and an attached image.
  fileprivate func scaled(by factor: CGFloat) -> TextStyle {
    var copy = self
    copy.font = font.scaled(by: factor)
    copy.attachment = attachment?.scaled(by: factor)
    return copy
  }
}
