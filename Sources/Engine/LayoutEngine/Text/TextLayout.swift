package import Foundation
package import Graphics

/// A text laid out in lines for one proposal.
package struct TextLayout: Hashable {
  /// A line, positioned in the text's frame.
  package struct Line: Hashable {
    package var runs: [TextRun]
    /// The distance from the frame's left edge, in points.
    package var x: CGFloat
    /// The distance from the frame's top edge, in points, rounded to a pixel.
    package var baseline: CGFloat
    package var width: CGFloat
    /// The next line continues the paragraph.
    package var isWrapped = false
  }

  package var size: CGSize
  package var lines: [Line]
  package var isTruncated: Bool
  /// The factor by which the fonts were shrunk; 1 for not at all.
  package var scaleFactor: CGFloat

  static let ellipsis = "…"

  /// Lays out `text` for `proposal`. Tightens and then shrinks the text before truncating it.
  package init(_ text: TextSpecification, proposal: ProposedViewSize, shaper: any TextShaping) {
    self = TextLayout(text, factor: 1, proposal: proposal, shaper: shaper)
    if isTruncated, text.allowsTightening, let tight = tightened(text, proposal: proposal, shaper: shaper) {
      self = tight
    }
    guard !fits(proposal), text.minimumScaleFactor < 1 else { return }
    // The largest whole percentage that fits; if none does, the smallest allowed one, truncated.
    var low = Int((text.minimumScaleFactor * 100).rounded(.down))
    var high = 100
    self = TextLayout(text, factor: text.minimumScaleFactor, proposal: proposal, shaper: shaper)
    guard fits(proposal) else { return }
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = TextLayout(text, factor: CGFloat(middle) / 100, proposal: proposal, shaper: shaper)
      if candidate.fits(proposal) {
        low = middle
        self = candidate
      } else {
        high = middle
      }
    }
  }

  private init(_ text: TextSpecification, factor: CGFloat, proposal: ProposedViewSize, shaper: any TextShaping) {
    let scaled = text.scaled(by: factor)
    var setter = ParagraphLayout(text: scaled, width: proposal.width ?? .infinity, shaper: shaper)
    setter.setAll(height: nil)
    // The height of n lines is less than n pitches, so only a text that is too high is cut by pitch.
    if let limit = proposal.height, setter.size.height > limit + LineBreaker.tolerance {
      setter = ParagraphLayout(text: scaled, width: proposal.width ?? .infinity, shaper: shaper)
      setter.setAll(height: limit)
    }
    lines = setter.lines
    size = setter.size
    if text.takesOfferedWidth, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    isTruncated = setter.isTruncated
    scaleFactor = factor
    align(text)
  }

  /// Whether the text is complete and not too high. A single line is laid out in any height, but it may not fit.
  private func fits(_ proposal: ProposedViewSize) -> Bool {
    guard !isTruncated else { return false }
    guard let height = proposal.height else { return true }
    return size.height <= height + LineBreaker.tolerance
  }

  /// The text with its letters tightened by the fewest hundredths of the font size that avoid truncation, at most
  /// five as on Apple's systems (`NSParagraphStyle.tighteningFactorForTruncation`); nil if that is not enough.
  private func tightened(
    _ text: TextSpecification, proposal: ProposedViewSize, shaper: any TextShaping
  ) -> TextLayout? {
    func candidate(_ hundredths: Int) -> TextLayout? {
      let layout = TextLayout(
        text.tightened(by: CGFloat(hundredths) / 100), factor: 1, proposal: proposal, shaper: shaper)
      return layout.isTruncated ? nil : layout
    }
    guard let tightest = candidate(5) else { return nil }
    for hundredths in 1..<5 {
      if let layout = candidate(hundredths) { return layout }
    }
    return tightest
  }

  /// Aligns the lines in the frame.
  private mutating func align(_ text: TextSpecification) {
    let fraction: CGFloat =
      switch (text.alignment, text.isLayoutRightToLeft) {
      case (.leading, false), (.trailing, true): 0
      case (.center, _): 0.5
      case (.trailing, false), (.leading, true): 1
      }
    for index in lines.indices { lines[index].x = max(0, size.width - lines[index].width) * fraction }
  }
}

extension TextSpecification {
  /// The text with its letters closer together by `part` of the font size.
  fileprivate func tightened(by part: CGFloat) -> TextSpecification {
    var copy = self
    for index in copy.runs.indices where copy.runs[index].attachment == nil {
      // Only one of the two applies, and which one must not change.
      let less = part * runs[index].style.font.size
      if runs[index].style.tracking != 0 {
        copy.runs[index].style.tracking -= less
      } else {
        copy.runs[index].style.kerning -= less
      }
    }
    return copy
  }
}
