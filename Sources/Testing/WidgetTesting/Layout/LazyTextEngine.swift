import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Typesetting

/// Creates a text engine when the first text needs it. Most layout tests have no text.
final class LazyTextEngine: TextShaping {
  private lazy var engine: any TextShaping = Self.makeEngine()

  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph { engine.shape(runs, style: style) }

  func resolvedStyle(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle {
    engine.resolvedStyle(style, for: runs)
  }

  private static func makeEngine() -> any TextShaping {
    do throws(TextEngineError) {
      return try TextEngine()
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "text.no-engine", message: "\(error); text is measured with a font of squares"))
      return SquareFont()
    }
  }
}

/// A font whose glyphs are squares: every character is as wide as the font size.
private final class SquareFont: TextShaping {
  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
    var clusters: [ShapedParagraph.Cluster] = []
    var offset = 0
    for run in runs {
      for character in run.text {
        let count = character.utf8.count
        clusters.append(
          .init(
            utf8Range: offset..<(offset + count), advance: run.style.font.size,
            isWhitespace: character.isWhitespace, canBreakAfter: character == " "))
        offset += count
      }
    }
    let size = runs.map(\.style.font.size).max() ?? 0
    return ShapedParagraph(clusters: clusters, ascent: size * 0.8, descent: size * 0.2)
  }
}
