internal import CCairo
internal import Graphics

/// OpenType features for a whole item, in Pango's form.
final class FontFeatures {
  /// The parameters of a list.
  struct Settings: Hashable {
    var hasMonospacedDigits = false
    var smallCaps: ResolvedFont.SmallCaps = []
    /// False for letters with extra spacing.
    var hasLigatures = true

    /// In CSS syntax. Inter's contextual alternates, which make an arrow of "->" and raise colons between digits, are
    /// off, as San Francisco does neither; so are the ligatures of coding fonts.
    fileprivate var text: String {
      var parts = ["calt=0"]
      if hasMonospacedDigits { parts.append("tnum=1") }
      if smallCaps.contains(.lowercase) { parts.append("smcp=1") }
      if smallCaps.contains(.uppercase) { parts.append("c2sc=1") }
      if !hasLigatures { parts += ["liga=0", "clig=0"] }
      return parts.joined(separator: ",")
    }
  }

  /// A list of one attribute, owned.
  let list: UnsafeMutablePointer<GSList>?
  private let attribute: UnsafeMutablePointer<PangoAttribute>?

  init(_ settings: Settings) {
    attribute = pango_attr_font_features_new(settings.text)
    attribute?.pointee.start_index = 0
    attribute?.pointee.end_index = UInt32.max
    list = g_slist_prepend(nil, attribute)
  }

  deinit {
    g_slist_free(list)
    pango_attribute_destroy(attribute)
  }
}
