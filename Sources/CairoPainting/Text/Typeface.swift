internal import CCairo
internal import Foundation

/// One face at one size, as Pango shapes with it and Cairo draws with it.
final class Typeface {
  /// Owned.
  let font: UnsafeMutablePointer<PangoFont>
  /// Owned; its font matrix is `size` and its options are those of the text engine.
  let scaledFont: OpaquePointer
  /// Points above and below the baseline, in parts that the line takes up.
  let ascent: CGFloat
  let descent: CGFloat
  /// Glyphs are pictures in their own colours.
  let isColor: Bool
  /// What tracking the face itself wants after every character, in points.
  let fittedTracking: CGFloat

  /// The same glyphs at four places within a pixel, made when first drawn; owned.
  var subpixelFace: OpaquePointer? {
    if subpixelFaceIfMade == nil { subpixelFaceIfMade = SubpixelFont.makeFace(of: scaledFont) }
    return subpixelFaceIfMade
  }

  private var subpixelFaceIfMade: OpaquePointer?
  // Outlives the font: Pango leaks what it knows of fonts that survive their map.
  private let map: FontMap

  /// San Francisco's vertical metrics, in parts of the size: (1950 + 494)/2048.
  static let systemAscent: CGFloat = 1950.0 / 2048
  static let systemDescent: CGFloat = 494.0 / 2048

  /// Loads a face of the system font or of `fallback` from `map`; nil when Pango or Cairo cannot.
  init?(fallback: ScriptFont?, family: String, weight: Int, isItalic: Bool, size: CGFloat, from map: FontMap) {
    guard let font = map.load(family: family, weight: weight, isItalic: isItalic, size: size) else { return nil }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else {
      g_object_unref(font)
      return nil
    }
    self.font = font
    self.map = map
    scaledFont = cairo_scaled_font_reference(scaled)
    isColor = fallback?.isColor ?? false
    fittedTracking = fallback == nil ? SystemFontTracking.tracking(size: size, weight: weight) : 0
    (ascent, descent) = Self.lineMetrics(of: font, fallback: fallback, size: size)
  }

  deinit {
    if let face = subpixelFaceIfMade { cairo_font_face_destroy(face) }
    cairo_scaled_font_destroy(scaledFont)
    g_object_unref(font)
  }

  /// The white square that stands for a character without a glyph, and its advance; nil when the face lacks it.
  func replacementGlyph() -> (glyph: UInt32, advance: CGFloat)? {
    guard let shaper = pango_font_get_hb_font(font) else { return nil }
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shaper, 0x25A1, &glyph) != 0 else { return nil }
    return (glyph, CGFloat(hb_font_get_glyph_h_advance(shaper, glyph)) / CGFloat(PANGO_SCALE))
  }

  private static func lineMetrics(
    of font: UnsafeMutablePointer<PangoFont>, fallback: ScriptFont?, size: CGFloat
  ) -> (CGFloat, CGFloat) {
    // The primary font is the system font everywhere, so no line is lower than the system font's.
    let system = (ascent: systemAscent * size, descent: systemDescent * size)
    switch fallback?.metrics ?? .system {
    case .system: return system
    case .fixed(let ascent, let descent):
      return (max(ascent * size, system.ascent), max(descent * size, system.descent))
    case .face:
      var extents = hb_font_extents_t()
      guard let shaper = pango_font_get_hb_font(font), hb_font_get_h_extents(shaper, &extents) != 0 else {
        return system
      }
      let ascent = min(CGFloat(extents.ascender) / CGFloat(PANGO_SCALE), ScriptFont.highestAscent * size)
      let descent = min(-CGFloat(extents.descender) / CGFloat(PANGO_SCALE), ScriptFont.deepestDescent * size)
      return (max(ascent, system.ascent), max(descent, system.descent))
    }
  }
}
