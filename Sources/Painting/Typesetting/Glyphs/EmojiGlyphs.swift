import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

/// Draws emoji that are larger than their bitmaps, as Cairo would create each in its full size, visible or not.
struct EmojiGlyphs {
  /// The size of the bitmaps, in pixels per em. Those of Noto Color Emoji have 109.
  static let size = 512.0

  private let typeface: Typeface

  init(typeface: Typeface) { self.typeface = typeface }

  /// Whether letters of `typeface` would be larger than ``size``.
  static func areNeeded(for typeface: Typeface, in context: borrowing CairoContext) -> Bool {
    let matrix = context.matrix
    var font = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(typeface.scaledFont, &font)
    return max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)) * abs(font.yy) > size
  }

  /// Draws the glyphs with the alpha of the context's source, which is changed.
  func draw(_ glyphs: [cairo_glyph_t], in context: borrowing CairoContext) {
    var (font, alpha) = (cairo_matrix_t(), 0.0)
    cairo_scaled_font_get_font_matrix(typeface.scaledFont, &font)
    let paint = context.source
    let isPlain = cairo_pattern_get_rgba(paint.pointer, nil, nil, nil, &alpha) == CAIRO_STATUS_SUCCESS
    let scale = CGSize(width: font.xx / Self.size, height: font.yy / Self.size)
    guard !isPlain else { return draw(glyphs, scale: scale, alpha: alpha, in: context) }
    context.setSourceToGroup { draw(glyphs, scale: scale, alpha: 1, in: context) }
    context.mask(paint)
  }

  private func draw(
    _ glyphs: [cairo_glyph_t], scale: CGSize, alpha: Double, in context: borrowing CairoContext
  ) {
    for glyph in glyphs {
      withImage(of: glyph.index) { surface, origin in
        context.withSavedState {
          cairo_translate(context.pointer, glyph.x, glyph.y)
          cairo_scale(context.pointer, scale.width, scale.height)
          context.setSource(surface, at: origin)
          cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
          cairo_paint_with_alpha(context.pointer, alpha)
        }
      }
    }
  }

  /// Passes the bitmap of a glyph with ``size`` pixels per em, and the offset of its top left corner from the origin.
  private func withImage(of index: UInt, _ body: (borrowing CairoSurface, CGPoint) -> Void) {
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    var (font, identity, extents) = (cairo_matrix_t(), cairo_matrix_t(), cairo_text_extents_t())
    cairo_matrix_init_scale(&font, Self.size, Self.size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(typeface.scaledFont, options)
    let face = cairo_scaled_font_get_font_face(typeface.scaledFont)
    guard let scaled = cairo_scaled_font_create(face, &font, &identity, options) else { return }
    defer { cairo_scaled_font_destroy(scaled) }
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    let (left, top) = (extents.x_bearing.rounded(.down) - 1, extents.y_bearing.rounded(.down) - 1)
    let (width, height) = (extents.width.rounded(.up) + 3, extents.height.rounded(.up) + 3)
    guard width <= 4 * Self.size, height <= 4 * Self.size else { return }
    do throws(CairoError) {
      let surface = try CairoSurface(width: Int(width), height: Int(height))
      let context = try surface.makeContext()
      cairo_translate(context.pointer, -left, -top)
      cairo_set_scaled_font(context.pointer, scaled)
      cairo_show_glyphs(context.pointer, &glyph, 1)
      try context.check()
      body(surface, CGPoint(x: left, y: top))
    } catch {
      // Without memory for it the glyph is left out.
    }
  }
}
