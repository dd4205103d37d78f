import Foundation
import Graphics

@testable import LayoutEngine

/// A font whose characters are all as wide as the font size. Lines may break after spaces and hyphens.
///
/// The ascent is four fifths of the size, unless a test uses San Francisco's ascent and descent.
final class SquareFont: TextShaping {
  /// How often `shape` was called.
  private(set) var shapings = 0
  let ascent: CGFloat
  let descent: CGFloat

  init(ascent: CGFloat = 0.8, descent: CGFloat = 0.2) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The vertical metrics of San Francisco and, as declared, of Inter (Docs/Constants.md, Heights).
  static var sanFrancisco: SquareFont { SquareFont(ascent: 1950 / 2048, descent: 494 / 2048) }

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

  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
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

extension TextRun {
  static func black(_ text: String, size: CGFloat = 10) -> TextRun {
    TextRun(text, style: TextStyle(font: ResolvedFont(size: size)), paint: .color(.black))
  }
}

extension TextLayout {
  /// The characters of each line.
  var texts: [String] { lines.map { $0.runs.map(\.text).joined() } }
}

/// Lays out text with characters 10 points wide.
func set(
  _ text: String, width: CGFloat?, height: CGFloat? = nil, size: CGFloat = 10, font: SquareFont = SquareFont(),
  _ change: (inout TextSpecification) -> Void = { _ in }
) -> TextLayout {
  set([.black(text, size: size)], width: width, height: height, font: font, change)
}

func set(
  _ runs: [TextRun], width: CGFloat?, height: CGFloat? = nil, font: SquareFont = SquareFont(),
  _ change: (inout TextSpecification) -> Void = { _ in }
) -> TextLayout {
  var specification = TextSpecification(runs: runs)
  change(&specification)
  return TextLayout(specification, proposal: ProposedViewSize(width: width, height: height), shaper: font)
}
