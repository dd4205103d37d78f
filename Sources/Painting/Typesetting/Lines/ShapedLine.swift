internal import CCairo
import Diagnostics
internal import Foundation
internal import Graphics
internal import LayoutEngine

/// A line ready to be drawn: drawing uses the measured glyphs.
final class ShapedLine {
  /// A positioned glyph.
  struct Glyph {
    /// The index in the face's file.
    var index: UInt32
    /// Points from the left end of the baseline; y grows downwards.
    var x: CGFloat
    var y: CGFloat
  }

  /// Glyphs of one run in one face.
  struct Piece {
    var typeface: Typeface
    var runIndex: Int
    /// Whether neighbouring glyphs touch, as in cursive scripts.
    var isJoined: Bool
    var glyphs: [Glyph]
  }

  /// The advances, for the layout.
  let paragraph: ShapedParagraph
  /// In visual order.
  let pieces: [Piece]
  /// What was replaced; reported for every picture that has the line.
  private let diagnostics: [Diagnostic]
  private let missing: [MissingGlyph]

  init(paragraph: ShapedParagraph, pieces: [Piece], diagnostics: [Diagnostic], missing: [MissingGlyph]) {
    self.paragraph = paragraph
    self.pieces = pieces
    self.diagnostics = diagnostics
    self.missing = missing
  }

  /// Reports to ``DiagnosticLog/current`` what was replaced.
  func report() {
    diagnostics.forEach(DiagnosticLog.current.report)
    missing.forEach { $0.report() }
  }

  /// The ink bounds, from the left end of the baseline, y downwards; null for a line of spaces.
  var inkBounds: CGRect {
    var bounds = CGRect.null
    for piece in pieces {
      let stretch = piece.typeface.stretch
      let glyphs = piece.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x / stretch, y: $0.y) }
      var extents = cairo_text_extents_t()
      FontLock.withLock {
        cairo_scaled_font_glyph_extents(piece.typeface.scaledFont, glyphs, Int32(glyphs.count), &extents)
      }
      // Cairo measures from the first glyph.
      guard let origin = piece.glyphs.first, extents.width > 0, extents.height > 0 else { continue }
      bounds = bounds.union(
        CGRect(
          x: origin.x + extents.x_bearing * stretch, y: origin.y + extents.y_bearing, width: extents.width * stretch,
          height: extents.height))
    }
    return bounds
  }
}
