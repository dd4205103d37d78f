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
  /// The characters in their styles; line feeds separate paragraphs.
  package var runs: [TextRun]
  package var paragraph: ParagraphStyle
  package var alignment: TextAlignment
  /// Mirrors `alignment`; the paragraph's own direction is in `paragraph`.
  package var isLayoutRightToLeft: Bool
  /// Lines at most; nil for as many as fit.
  package var lineLimit: Int?
  /// Points added between lines.
  package var lineSpacing: CGFloat
  /// The smallest factor by which the font may shrink to avoid truncation, above 0 up to 1.
  package var minimumScaleFactor: CGFloat
  package var scale: PixelScale

  package init(
    runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), alignment: TextAlignment = .leading,
    isLayoutRightToLeft: Bool = false, lineLimit: Int? = nil, lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1, scale: PixelScale = PixelScale(2)
  ) {
    self.runs = runs
    self.paragraph = paragraph
    self.alignment = alignment
    self.isLayoutRightToLeft = isLayoutRightToLeft
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.lineSpacing = max(0, lineSpacing)
    self.minimumScaleFactor = min(max(minimumScaleFactor, 0.01), 1)
    self.scale = scale
  }

  /// The same text with every font `factor` times as large.
  func scaled(by factor: CGFloat) -> TextSpecification {
    guard factor != 1 else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style.font = runs[index].style.font.scaled(by: factor) }
    return copy
  }
}
