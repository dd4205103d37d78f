internal import CCairo
internal import Foundation
internal import Graphics

/// Pango's font map and context for the engine's own configuration, set up so that equal texts have equal glyphs at
/// equal positions on every machine: points as units, no hinting, unrounded positions, gray antialiasing.
final class FontMap {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  /// Creates a font map for the fonts of `configuration`.
  init(configuration: FontconfigConfiguration) throws(TextEngineError) {
    guard let map = pango_cairo_font_map_new() else { throw .configurationRefused }
    self.map = map
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      throw .configurationRefused
    }
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Otherwise Pango would use the process's locale.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  deinit {
    FontLock.withLock {
      g_object_unref(UnsafeMutableRawPointer(context))
      // Pango 1.50 does not release the configuration with the map.
      pango_fc_font_map_set_config(OpaquePointer(map), nil)
      g_object_unref(map)
    }
  }

  /// Pango's font for shaping, and Cairo's for drawing.
  typealias Loaded = (shaping: UnsafeMutablePointer<PangoFont>, drawing: OpaquePointer)

  /// Loads a face, whose two fonts the caller then owns; `nil` if the map has no font or Cairo cannot read it.
  func load(family: String, weight: Int, isItalic: Bool, size: CGFloat) -> Loaded? {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * CGFloat(PANGO_SCALE))
    return FontLock.withLock {
      guard let font = pango_font_map_load_font(map, context, description) else { return nil }
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
        cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
      else {
        g_object_unref(font)
        return nil
      }
      return (font, cairo_scaled_font_reference(scaled))
    }
  }
}
