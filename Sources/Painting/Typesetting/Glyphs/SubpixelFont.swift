import CairoSurfaces
internal import CCairo
internal import Foundation

/// A Cairo font with every glyph of another font at four positions within a pixel.
///
/// Cairo 1.16 draws its cached glyph images only at whole pixels, which makes the unrounded spacing of small text
/// uneven; filling outlines is exact but takes twenty times as long. This font's images are cached like any font's,
/// with the position as part of the glyph's index.
enum SubpixelFont {
  /// Positions per pixel.
  private static let steps = 4

  /// The source of the font's glyphs.
  private final class Source {
    let original: OpaquePointer
    let shape: GlyphShape

    init(_ original: OpaquePointer, shape: GlyphShape) {
      self.original = cairo_scaled_font_reference(original)
      self.shape = shape
    }

    deinit { cairo_scaled_font_destroy(original) }
  }

  // The address is the key.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Creates a font face, owned by the caller, that draws the glyphs of `font` in `shape`.
  static func makeFace(of font: OpaquePointer, shape: GlyphShape) -> OpaquePointer? {
    guard let face = cairo_user_font_face_create() else { return nil }
    cairo_user_font_face_set_render_glyph_func(face) { scaledFont, glyph, context, _ in
      SubpixelFont.render(glyph, of: scaledFont, in: CairoContext(retaining: context))
      return CAIRO_STATUS_SUCCESS
    }
    let source = Unmanaged.passRetained(Source(font, shape: shape))
    let status = cairo_font_face_set_user_data(face, key, source.toOpaque()) {
      if let pointer = $0 { Unmanaged<Source>.fromOpaque(pointer).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      source.release()
      cairo_font_face_destroy(face)
      return nil
    }
    return face
  }

  /// The glyph and the position in user space that show `index` nearest to `point` in `context`.
  static func glyph(_ index: UInt32, at point: CGPoint, in context: borrowing CairoContext) -> cairo_glyph_t {
    var (x, y) = (Double(point.x), Double(point.y))
    cairo_user_to_device(context.pointer, &x, &y)
    let place = (x * Double(steps)).rounded()
    let pixel = (place / Double(steps)).rounded(.down)
    x = pixel
    y = y.rounded()
    cairo_device_to_user(context.pointer, &x, &y)
    return cairo_glyph_t(index: UInt(index) * UInt(steps) + UInt(place - pixel * Double(steps)), x: x, y: y)
  }

  /// The glyph that shows `index` exactly at `point`, for vector surfaces.
  static func glyph(_ index: UInt32, exactlyAt point: CGPoint) -> cairo_glyph_t {
    cairo_glyph_t(index: UInt(index) * UInt(steps), x: point.x, y: point.y)
  }

  private static func render(_ glyph: UInt, of scaledFont: OpaquePointer?, in context: borrowing CairoContext) {
    let face = cairo_scaled_font_get_font_face(scaledFont)
    guard let pointer = cairo_font_face_get_user_data(face, key) else { return }
    let source = Unmanaged<Source>.fromOpaque(pointer).takeUnretainedValue()
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(source.original, options)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    let (index, place) = glyph.quotientAndRemainder(dividingBy: UInt(steps))
    var (x, y) = (Double(place) / Double(steps), 0.0)
    cairo_device_to_user_distance(context.pointer, &x, &y)
    if case .rounded(let rounding) = source.shape {
      return rounding.draw(index, of: source.original, at: CGPoint(x: x, y: y), in: context)
    }
    cairo_set_font_face(context.pointer, cairo_scaled_font_get_font_face(source.original))
    cairo_set_font_size(context.pointer, 1)
    if case .pressed(let pressing) = source.shape {
      return pressing.draw(index, at: CGPoint(x: x, y: y), in: context)
    }
    var outline = cairo_glyph_t(index: index, x: x, y: y)
    cairo_glyph_path(context.pointer, &outline, 1)
    cairo_fill(context.pointer)
  }
}
