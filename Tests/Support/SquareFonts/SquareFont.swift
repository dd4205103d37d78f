package import Foundation
package import Graphics
package import LayoutEngine

/// A font whose characters are all as wide as the font size. Lines may break after spaces and hyphens.
///
/// The ascent is four fifths of the size, unless a test uses San Francisco's ascent and descent.
package final class SquareFont: TextShaping {
  /// How often `shape` was called.
  package private(set) var shapings = 0
  package let ascent: CGFloat
  package let descent: CGFloat

  package init(ascent: CGFloat = 0.8, descent: CGFloat = 0.2) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The vertical metrics of San Francisco and, as declared, of Inter (Docs/Constants.md, Heights).
  package static var sanFrancisco: SquareFont { SquareFont(ascent: 1950 / 2048, descent: 494 / 2048) }

  /// A soft hyphen has no width.
  private func advance(of character: Character, in style: TextStyle) -> CGFloat {
    character == "\u{AD}" ? 0 : style.font.size + style.letterSpacing
  }

  private func spans(_ runs: [TextRun]) -> [ShapedParagraph.Span] {
    var end: CGFloat = 0
    return runs.enumerated().map { index, run in
      let start = end
      end += run.text.reduce(0) { $0 + advance(of: $1, in: run.style) }
      return ShapedParagraph.Span(runIndex: index, range: start..<end)
    }
  }

  package func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
    shapings += 1
    var clusters: [ShapedParagraph.Cluster] = []
    for run in runs {
      for character in run.text {
        let start = clusters.last?.utf8Range.upperBound ?? 0
        clusters.append(
          .init(
            utf8Range: start..<(start + character.utf8.count), advance: advance(of: character, in: run.style),
            isWhitespace: character.isWhitespace, canBreakAfter: " -\u{AD}".contains(character),
            isSoftHyphen: character == "\u{AD}"))
      }
    }
    let size = runs.map(\.style.font.size).max() ?? 0
    return ShapedParagraph(clusters: clusters, ascent: size * ascent, descent: size * descent, spans: spans(runs))
  }
}
