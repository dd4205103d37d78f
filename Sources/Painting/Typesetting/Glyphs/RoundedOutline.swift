import CairoSurfaces
internal import CCairo
internal import Foundation
internal import Graphics

/// Inter with round ends, which replaces San Francisco's rounded design.
///
/// The letters of a lighter face are drawn slightly smaller and thickened by a round pen until the stems are as heavy
/// and the letters as large as in the requested face, which rounds the edges. Advances are those of the face, as both
/// designs of San Francisco share theirs (swiftui-web: 20 pt, 19 letters, 175 points in both).
final class RoundedOutline {
  /// The lighter face, at the same scale; owned.
  let skeleton: OpaquePointer
  /// The pen, as a fraction of the size.
  let pen: CGFloat
  private let font: UnsafeMutablePointer<PangoFont>
  private let map: FontMap

  /// Loads the lighter face for `request`, if possible.
  init?(_ request: Typeface.Request, from map: FontMap) {
    let light = max(100, min(request.weight - 300, 400))
    guard light < request.weight,
      let loaded = map.load(
        family: request.family.name, weight: light, isItalic: request.isItalic, size: request.size)
    else { return nil }
    (font, skeleton) = (loaded.shaping, loaded.drawing)
    self.map = map
    let (stem, thin) = (Self.stem(request.weight), Self.stem(light))
    // A round pen thickens bars as much as stems, a tenth too much in heavy letters.
    pen = (stem - thin) / (1 - thin / Self.capHeight) * (request.weight > 600 ? 0.9 : 1)
  }

  deinit {
    FontLock.withLock {
      cairo_scaled_font_destroy(skeleton)
      g_object_unref(font)
    }
  }

  /// Draws a glyph of size 1 with its origin at `origin`, as wide and as high as in `font`, the face itself.
  func draw(_ glyph: UInt, of font: OpaquePointer, at origin: CGPoint, in context: borrowing CairoContext) {
    let (own, wanted) = (Self.inkBox(of: glyph, in: skeleton), Self.inkBox(of: glyph, in: font))
    guard own.width > 0, own.height > 0 else { return }
    // A dot is smaller than the pen.
    let pen = min(self.pen, wanted.width, wanted.height)
    let scale = CGSize(
      width: max(wanted.width - pen, 0.001) / own.width, height: max(wanted.height - pen, 0.001) / own.height)
    context.withSavedState {
      cairo_translate(
        context.pointer, origin.x + wanted.minX + pen / 2 - own.minX * scale.width,
        origin.y + wanted.minY + pen / 2 - own.minY * scale.height)
      cairo_scale(context.pointer, scale.width, scale.height)
      cairo_set_font_face(context.pointer, cairo_scaled_font_get_font_face(skeleton))
      cairo_set_font_size(context.pointer, 1)
      var letter = cairo_glyph_t(index: glyph, x: 0, y: 0)
      cairo_glyph_path(context.pointer, &letter, 1)
    }
    cairo_set_line_width(context.pointer, pen)
    cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context.pointer, CAIRO_LINE_CAP_ROUND)
    cairo_fill_preserve(context.pointer)
    cairo_stroke(context.pointer)
  }

  /// As a fraction of the size.
  private static func inkBox(of glyph: UInt, in font: OpaquePointer) -> CGRect {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    guard matrix.xx > 0 else { return .zero }
    var letter = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &letter, 1, &extents)
    return CGRect(
      x: extents.x_bearing / matrix.xx, y: extents.y_bearing / matrix.xx, width: extents.width / matrix.xx,
      height: extents.height / matrix.xx)
  }

  /// Inter's, from its files.
  private static let capHeight: CGFloat = 0.7273
  /// The width of a capital I as a fraction of the size: Inter's stems grow linearly with the weight.
  static func stem(_ weight: Int) -> CGFloat { 0.0227 + 0.0218 * CGFloat(weight - 100) / 100 }
}
