internal import CCairo
internal import Foundation
internal import Graphics

/// One face at one size, for shaping with Pango and drawing with Cairo.
final class Typeface {
  struct Request {
    var family: FontFamily
    var weight: Int
    var isItalic: Bool
    /// In points, before the family's own scale.
    var size: CGFloat
    /// The horizontal scale of the letters.
    var stretch: CGFloat = 1
    var isRounded = false
    /// Of the system font.
    var release = InterRelease.beta7
  }

  /// Owned.
  let font: UnsafeMutablePointer<PangoFont>
  /// Owned; its font matrix is the size without stretch, and its options are the text engine's.
  let scaledFont: OpaquePointer
  /// In points above and below the baseline, for the line height.
  let ascent: CGFloat
  let descent: CGFloat
  /// Whether glyphs are bitmaps in their own colours.
  var isColor: Bool { request.family.isColor }
  /// The factor on every advance, and on the glyphs.
  var stretch: CGFloat { request.stretch }
  /// Whether the letters are drawn differently from the face: with round ends, or compressed.
  var isReshaped: Bool { !shape.isOwn }
  var family: FontFamily { request.family }

  /// The same glyphs at four positions within a pixel, created when first drawn; owned.
  var subpixelFace: OpaquePointer? {
    if subpixelFaceIfMade == nil { subpixelFaceIfMade = SubpixelFont.makeFace(of: scaledFont, shape: shape) }
    return subpixelFaceIfMade
  }

  private var subpixelFaceIfMade: OpaquePointer?
  private let request: Request
  private let shape: GlyphShape
  // Outlives the font: Pango leaks data of fonts that outlive their map.
  private let map: FontMap

  /// San Francisco's vertical metrics, as fractions of the size: (1950 + 494)/2048.
  static let systemAscent: CGFloat = 1950.0 / 2048
  static let systemDescent: CGFloat = 494.0 / 2048

  /// Loads a face from `map`; `nil` if Pango or Cairo cannot.
  init?(_ request: Request, from map: FontMap) {
    let size = request.size * request.family.sizeScale
    guard
      let loaded = map.load(
        family: request.family.name, weight: request.weight, isItalic: request.isItalic, size: size)
    else { return nil }
    (font, scaledFont) = (loaded.shaping, loaded.drawing)
    self.map = map
    self.request = request
    shape = GlyphShape(request, from: map)
    (ascent, descent) = Self.lineMetrics(of: font, family: request.family, size: request.size)
  }

  deinit {
    FontLock.withLock {
      if let face = subpixelFaceIfMade { cairo_font_face_destroy(face) }
      cairo_scaled_font_destroy(scaledFont)
      g_object_unref(font)
    }
  }

  /// Points to add after every character.
  func tracking() -> CGFloat {
    switch request.family.spacing {
    case .none: 0
    case .constant(let em): em * request.size * stretch
    case .sanFrancisco: SystemFontSpacing.tracking(size: request.size, weight: request.weight) * stretch
    }
  }

  /// Points to add around `scalar`, half of them on either side.
  func correction(for scalar: Unicode.Scalar, hasMonospacedDigits: Bool) -> CGFloat {
    guard request.family.spacing == .sanFrancisco else { return 0 }
    return stretch
      * SystemFontSpacing.correction(
        for: scalar, size: request.size, weight: request.weight, isItalic: request.isItalic,
        hasMonospacedDigits: hasMonospacedDigits, release: request.release)
  }

  /// The white square for a character without a glyph, and its advance; `nil` if the face lacks it.
  func replacementGlyph() -> (glyph: UInt32, advance: CGFloat)? {
    guard let shaper = pango_font_get_hb_font(font) else { return nil }
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shaper, 0x25A1, &glyph) != 0 else { return nil }
    return (glyph, CGFloat(hb_font_get_glyph_h_advance(shaper, glyph)) / CGFloat(PANGO_SCALE))
  }

  private static func lineMetrics(
    of font: UnsafeMutablePointer<PangoFont>, family: FontFamily, size: CGFloat
  ) -> (CGFloat, CGFloat) {
    // The primary font is the system font nearly everywhere, so no line is lower than the system font's.
    let system = (ascent: systemAscent * size, descent: systemDescent * size)
    switch family.metrics {
    case .system: return system
    case .fixed(let ascent, let descent):
      return (max(ascent * size, system.ascent), max(descent * size, system.descent))
    case .face, .own:
      var extents = hb_font_extents_t()
      guard let shaper = pango_font_get_hb_font(font), hb_font_get_h_extents(shaper, &extents) != 0 else {
        return system
      }
      let ascent = CGFloat(extents.ascender) / CGFloat(PANGO_SCALE)
      let descent = -CGFloat(extents.descender) / CGFloat(PANGO_SCALE)
      if family.metrics == .own {
        // The file's line gap is below the line, as in UIKit.
        let gap = max(CGFloat(extents.line_gap) / CGFloat(PANGO_SCALE), 0)
        return (min(max(ascent, 0), 4 * size), min(max(descent, 0) + gap, 4 * size))
      }
      return (
        max(min(ascent, ScriptFont.highestAscent * size), system.ascent),
        max(min(descent, ScriptFont.deepestDescent * size), system.descent)
      )
    }
  }
}
