import CairoSurfaces
internal import CCairo
internal import Foundation

/// Horizontally compressed Inter, which replaces San Francisco's condensed and compressed faces.
///
/// Compression thins vertical stems and keeps horizontal bars. A broad flat pen restores part of the stems, so that
/// letters keep their weight; a bolder face, compressed, would keep its stems but have heavier bars. In a condensed
/// face stems are slightly thinner than in the standard one.
struct CondensedOutline {
  /// The pen's width, as a fraction of the size before compression.
  let pen: CGFloat

  /// `nil` for letters that are not compressed, and for faces whose stems are unknown.
  init?(_ request: Typeface.Request) {
    guard request.stretch < 0.99, request.stretch > 0, request.family.spacing == .sanFrancisco else { return nil }
    let stem = RoundedOutline.stem(request.weight)
    // Heavy letters have little space between their stems, which regain less.
    let lost = 0.5 + 0.3 * min(max(CGFloat(request.weight - 400) / 300, 0), 1)
    let wanted = stem * (1 - lost * (1 - request.stretch))
    pen = max(wanted - stem * request.stretch, 0) / request.stretch
  }

  /// Draws a glyph of size 1 with its origin at `origin`, in the font that `context` has.
  func draw(_ glyph: UInt, at origin: CGPoint, in context: borrowing CairoContext) {
    var letter = cairo_glyph_t(index: glyph, x: origin.x, y: origin.y)
    cairo_glyph_path(context.pointer, &letter, 1)
    cairo_fill_preserve(context.pointer)
    context.withSavedState {
      // A pen without height draws nothing.
      cairo_scale(context.pointer, 1, 0.02)
      cairo_set_line_width(context.pointer, pen)
      cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(context.pointer, CAIRO_LINE_CAP_ROUND)
      cairo_stroke(context.pointer)
    }
  }
}
