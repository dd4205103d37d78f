internal import CCairo

/// OpenType features for a whole item, in the form that shaping takes them.
final class FontFeatures {
  /// A list of one attribute, owned.
  let list: UnsafeMutablePointer<GSList>?
  private let attribute: UnsafeMutablePointer<PangoAttribute>?

  /// What every text has. Inter's contextual alternates, which make an arrow of "->" and raise colons between
  /// digits, are off because San Francisco does neither.
  static let standardText = "calt=0"
  /// With digits of equal width.
  static let monospacedDigits = "calt=0,tnum=1"

  /// Creates the list from CSS-like `settings`.
  init(_ settings: String) {
    attribute = pango_attr_font_features_new(settings)
    attribute?.pointee.start_index = 0
    attribute?.pointee.end_index = UInt32.max
    list = g_slist_prepend(nil, attribute)
  }

  deinit {
    g_slist_free(list)
    pango_attribute_destroy(attribute)
  }
}
