internal import CCairo
import CairoSurfaces
internal import Foundation
internal import Graphics

/// Inter with round ends, in the place of San Francisco's rounded design.
///
/// The letters of a lighter face are drawn a little smaller and then thickened by a round pen until their stems are as
/// heavy and the letters as large as those of the face that was asked for: what stood at an edge is round then. Advances stay those of the face, as the two designs of San Francisco share theirs (swiftui-web: 20 pt,
/// 19 letters, 175 points in both).
final class RoundedOutline {
  /// The lighter face, unit by unit as large as the other; owned.
  let skeleton: OpaquePointer
  /// The pen, in parts of the size.
  let pen: CGFloat
  private let font: UnsafeMutablePointer<PangoFont>
  private let map: FontMap

  /// Loads the lighter face for `request`; nil when it cannot be.
  init?(_ request: Typeface.Request, from map: FontMap) {
    let light = max(100, min(request.weight - 300, 400))
    guard light < request.weight,
      let loaded = map.load(
        family: request.family.name, weight: light, isItalic: request.isItalic, size: request.size)
    else { return nil }
    (font, skeleton) = (loaded.shaping, loaded.drawing)
    self.map = map
    let (stem, thin) = (Self.stem(request.weight), Self.stem(light))
    // A round pen thickens what lies as much as what stands, which in heavy letters is too much by a tenth.
    pen = (stem - thin) / (1 - thin / Self.capHeight) * (request.weight > 600 ? 0.9 : 1)
  }

  deinit {
    FontLock.withLock {
      cairo_scaled_font_destroy(skeleton)
      g_object_unref(font)
    }
  }

  /// Draws a glyph of the size 1 with its origin at `origin`, as wide and as high as in `font`, the face itself.
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

  /// In parts of the size.
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

  /// Inter's, as its files have it.
  private static let capHeight: CGFloat = 0.7273
  /// The width of a capital I in parts of the size: Inter's grow evenly with the weight.
  static func stem(_ weight: Int) -> CGFloat { 0.0227 + 0.0218 * CGFloat(weight - 100) / 100 }
}
