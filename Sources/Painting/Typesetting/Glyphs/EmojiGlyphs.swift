internal import CCairo
import Foundation

/// Draws emoji that are larger than their pictures: Cairo would make each in its full size, on the canvas or not.
struct EmojiGlyphs {
  /// The size that the pictures are made in, in pixels per em. Those of Noto Color Emoji have 109.
  static let size = 512.0

  private let typeface: Typeface

  init(typeface: Typeface) { self.typeface = typeface }

  /// Whether letters of `typeface` would come out larger than ``size``.
  static func areNeeded(for typeface: Typeface, in context: OpaquePointer) -> Bool {
    var (matrix, font) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_get_matrix(context, &matrix)
    cairo_scaled_font_get_font_matrix(typeface.scaledFont, &font)
    return max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)) * abs(font.yy) > size
  }

  /// Draws the glyphs with the alpha of the context's source, which is changed.
  func draw(_ glyphs: [cairo_glyph_t], in context: OpaquePointer) {
    var (font, alpha) = (cairo_matrix_t(), 0.0)
    cairo_scaled_font_get_font_matrix(typeface.scaledFont, &font)
    let isPlain = cairo_pattern_get_rgba(cairo_get_source(context), nil, nil, nil, &alpha) == CAIRO_STATUS_SUCCESS
    let paint = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(paint) }
    if !isPlain { cairo_push_group(context) }
    for glyph in glyphs {
      withPicture(of: glyph.index) { surface, origin in
        cairo_save(context)
        cairo_translate(context, glyph.x, glyph.y)
        cairo_scale(context, font.xx / Self.size, font.yy / Self.size)
        cairo_set_source_surface(context, surface, origin.x, origin.y)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_paint_with_alpha(context, isPlain ? alpha : 1)
        cairo_restore(context)
      }
    }
    guard !isPlain else { return }
    cairo_pop_group_to_source(context)
    cairo_mask(context, paint)
  }

  /// Lends the picture of a glyph, ``size`` pixels to the em, and where its top left corner lies from the glyph's place.
  private func withPicture(of index: UInt, _ body: (OpaquePointer?, CGPoint) -> Void) {
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
    guard width <= 4 * Self.size, height <= 4 * Self.size,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let own = cairo_create(surface) else { return }
    cairo_translate(own, -left, -top)
    cairo_set_scaled_font(own, scaled)
    cairo_show_glyphs(own, &glyph, 1)
    cairo_destroy(own)
    body(surface, CGPoint(x: left, y: top))
  }
}
