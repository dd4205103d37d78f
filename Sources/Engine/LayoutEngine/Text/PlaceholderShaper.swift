import Foundation
import Graphics

/// Shapes the placeholders of a redacted text: one for every character, including spaces, all with the same width.
///
/// The width changes and the height does not, and lines break between any two characters. The swiftui-web project
/// measured the advances (macOS 26.2, Apache-2.0) at five sizes.
final class PlaceholderShaper: TextShaping {
  private let shaper: any TextShaping

  init(_ shaper: any TextShaping) {
    self.shaper = shaper
  }

  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
    var clusters: [ShapedParagraph.Cluster] = []
    var offset = 0
    for run in runs {
      let advance = Self.advance(size: run.style.font.size)
      for character in run.text {
        let end = offset + character.utf8.count
        clusters.append(
          ShapedParagraph.Cluster(
            utf8Range: offset..<end, advance: advance, isWhitespace: false, canBreakAfter: true))
        offset = end
      }
    }
    // The letters still determine the line height: one character of each run is enough.
    let samples = runs.map { run in
      var sample = run
      sample.text = run.attachment == nil ? "x" : run.text
      return sample
    }
    let metrics = shaper.shape(samples, style: style)
    return ShapedParagraph(clusters: clusters, ascent: metrics.ascent, descent: metrics.descent)
  }

  func resolvedStyle(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle { style }

  /// The width of a placeholder in points.
  private static func advance(size: CGFloat) -> CGFloat {
    let table: [(size: CGFloat, advance: CGFloat)] = [(11, 5.45), (13, 6.30), (17, 7.90), (22, 10.50), (26, 12.95)]
    guard size.isFinite, size > 0 else { return 0 }
    guard let upper = table.firstIndex(where: { $0.size >= size }) else { return size * 12.95 / 26 }
    guard upper > 0 else { return size * 5.45 / 11 }
    let (below, above) = (table[upper - 1], table[upper])
    return below.advance + (above.advance - below.advance) * (size - below.size) / (above.size - below.size)
  }
}
