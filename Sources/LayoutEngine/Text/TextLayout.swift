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
  }

  package var size: CGSize
  package var lines: [Line]
  package var isTruncated: Bool
  /// By how much the fonts were shrunk: 1 for not at all.
  package var scaleFactor: CGFloat

  static let ellipsis = "…"

  /// Sets `text` for `proposal`, shrinking the fonts before cutting off.
  package init(_ text: TextSpecification, proposal: ProposedViewSize, shaper: any TextShaping) {
    self = TextLayout(text, factor: 1, proposal: proposal, shaper: shaper)
    guard isTruncated, text.minimumScaleFactor < 1 else { return }
    // The largest whole percentage that fits; the smallest allowed one, truncated, when none does.
    var low = Int((text.minimumScaleFactor * 100).rounded(.down))
    var high = 100
    self = TextLayout(text, factor: text.minimumScaleFactor, proposal: proposal, shaper: shaper)
    guard !isTruncated else { return }
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = TextLayout(text, factor: CGFloat(middle) / 100, proposal: proposal, shaper: shaper)
      if candidate.isTruncated {
        high = middle
      } else {
        low = middle
        self = candidate
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
    isTruncated = setter.isTruncated
    scaleFactor = factor
    align(text)
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
