internal import CCairo
import CairoSurfaces
internal import Foundation

/// Inter pressed together, in the place of San Francisco's condensed and compressed faces.
///
/// Pressing thins what stands and leaves what lies as it was. The stems are given back a part of what they lost by a pen
/// that is broad and flat, so that letters stay of the weight that was asked for; a bolder face, pressed, would keep its
/// stems but have heavier bars. In a condensed face stems are a little thinner than in the standard one.
struct PressedOutline {
  /// The pen's width, in parts of the size before pressing.
  let pen: CGFloat

  /// Nil for letters that are not pressed together, and for faces whose stems are not known.
  init?(_ request: Typeface.Request) {
    guard request.stretch < 0.99, request.stretch > 0, request.family.spacing == .sanFrancisco else { return nil }
    let stem = RoundedOutline.stem(request.weight)
    // Heavy letters have little room between their stems, which keep less of what they lost.
    let lost = 0.5 + 0.3 * min(max(CGFloat(request.weight - 400) / 300, 0), 1)
    let wanted = stem * (1 - lost * (1 - request.stretch))
    pen = max(wanted - stem * request.stretch, 0) / request.stretch
  }

  /// Draws a glyph of the size 1 with its origin at `origin`, in the font that `context` has.
  func draw(_ glyph: UInt, at origin: CGPoint, in context: borrowing CairoContext) {
    var letter = cairo_glyph_t(index: glyph, x: origin.x, y: origin.y)
    cairo_glyph_path(context.pointer, &letter, 1)
    cairo_fill_preserve(context.pointer)
    context.withSavedState {
      // A pen without any height draws nothing.
      cairo_scale(context.pointer, 1, 0.02)
      cairo_set_line_width(context.pointer, pen)
      cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(context.pointer, CAIRO_LINE_CAP_ROUND)
      cairo_stroke(context.pointer)
    }
  }
}
