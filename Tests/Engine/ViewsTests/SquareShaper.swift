import Foundation
import Graphics
import LayoutEngine

/// A font whose glyphs are squares: every character is as wide as the font's size, with four fifths above the
/// baseline. Every number in a text test is then obvious.
final class SquareShaper: TextShaping {
  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
    var clusters: [ShapedParagraph.Cluster] = []
    var offset = 0
    for run in runs {
      for character in run.text {
        let count = character.utf8.count
        clusters.append(
          .init(
            utf8Range: offset..<(offset + count), advance: run.style.font.size + run.style.tracking,
            isWhitespace: character.isWhitespace, canBreakAfter: character == " "))
        offset += count
      }
    }
    var end: CGFloat = 0
    let spans = runs.enumerated().map { index, run in
      let start = end
      end += CGFloat(run.text.count) * (run.style.font.size + run.style.tracking)
      return ShapedParagraph.Span(runIndex: index, range: start..<end)
    }
    let size = runs.map(\.style.font.size).max() ?? 0
    return ShapedParagraph(clusters: clusters, ascent: size * 0.8, descent: size * 0.2, spans: spans)
  }
}
