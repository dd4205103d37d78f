package import Foundation
package import Graphics

/// A text set into lines for one proposal.
package struct TextLayout: Hashable {
  /// One line, positioned in the text's frame.
  package struct Line: Hashable {
    package var runs: [TextRun]
    /// From the frame's left edge, in points.
    package var x: CGFloat
    /// From the frame's top edge, in points, on a pixel.
    package var baseline: CGFloat
    package var width: CGFloat
    /// The next line goes on with the paragraph.
    package var isWrapped = false
  }

  package var size: CGSize
  package var lines: [Line]
  package var isTruncated: Bool
  /// By how much the fonts were shrunk: 1 for not at all.
  package var scaleFactor: CGFloat

  static let ellipsis = "…"

  /// Sets `text` for `proposal`, moving letters together and shrinking the fonts before cutting off.
  package init(_ text: TextSpecification, proposal: ProposedViewSize, shaper: any TextShaping) {
    self = TextLayout(text, factor: 1, proposal: proposal, shaper: shaper)
    if isTruncated, text.allowsTightening, let tight = tightened(text, proposal: proposal, shaper: shaper) {
      self = tight
    }
    guard !fits(proposal), text.minimumScaleFactor < 1 else { return }
    // The largest whole percentage that fits; the smallest allowed one, truncated, when none does.
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
    var setter = LineSetter(text: scaled, width: proposal.width ?? .infinity, shaper: shaper)
    setter.setAll(height: nil)
    // The height of n lines is less than n pitches, so only a text that is too high is cut by the pitch.
    if let limit = proposal.height, setter.size.height > limit + LineBreaker.tolerance {
      setter = LineSetter(text: scaled, width: proposal.width ?? .infinity, shaper: shaper)
      setter.setAll(height: limit)
    }
    lines = setter.lines
    size = setter.size
    if text.takesOfferedWidth, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    isTruncated = setter.isTruncated
    scaleFactor = factor
    align(text)
  }

  /// Whole, and no higher than there is room: a single line is set whatever the height, but it does not fit.
  private func fits(_ proposal: ProposedViewSize) -> Bool {
    guard !isTruncated else { return false }
    guard let height = proposal.height else { return true }
    return size.height <= height + LineBreaker.tolerance
  }

  /// The text with its letters moved together by the fewest hundredths of the font size that make it whole, at most
  /// five, which is what Apple's systems do (`NSParagraphStyle.tighteningFactorForTruncation`); nil when that is not
  /// enough.
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

  /// Moves the lines to where the alignment wants them in the frame.
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
  /// The same text with its letters `part` of the font size closer together.
  fileprivate func tightened(by part: CGFloat) -> TextSpecification {
    var copy = self
    for index in copy.runs.indices where copy.runs[index].attachment == nil {
      // One of the two counts; which one stays as it was.
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
