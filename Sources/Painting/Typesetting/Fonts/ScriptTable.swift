internal import CCairo
internal import Foundation

/// A Unicode script, by GLib's number. GLib's tables are part of the library, so the locale does not matter.
struct ScriptCode: Hashable {
  let rawValue: Int32

  init(_ script: GUnicodeScript) {
    rawValue = Int32(script.rawValue)
  }

  init(of scalar: Unicode.Scalar) {
    self.init(g_unichar_get_script(scalar.value))
  }

  /// The script for which a shared character was made, by its nearest neighbours in the code charts: Arabic for the
  /// comma ،, Devanagari for the danda ।. `nil` if no neighbour belongs to a script.
  init?(near scalar: Unicode.Scalar) {
    // Charts begin at multiples of 128 where scripts are.
    let chart = scalar.value & ~0x7F...scalar.value | 0x7F
    for distance in 1...UInt32(0x7F) {
      for neighbour in [scalar.value &- distance, scalar.value &+ distance] where chart.contains(neighbour) {
        let script = ScriptCode(g_unichar_get_script(neighbour))
        guard script.isSpecific else { continue }
        self = script
        return
      }
    }
    return nil
  }

  static let common = ScriptCode(G_UNICODE_SCRIPT_COMMON)
  static let latin = ScriptCode(G_UNICODE_SCRIPT_LATIN)

  /// False for punctuation, digits, marks and other characters that several scripts share.
  var isSpecific: Bool {
    self != .common && self != Self.inherited && self != Self.unknown
  }

  /// Han characters, kana, hangul and bopomofo.
  var isEastAsian: Bool { Self.eastAsian.contains(self) }

  /// Whether letters are joined to their neighbours, so that no space may be added between them.
  var isJoined: Bool { Self.joined.contains(self) }

  private static let inherited = ScriptCode(G_UNICODE_SCRIPT_INHERITED)
  private static let unknown = ScriptCode(G_UNICODE_SCRIPT_UNKNOWN)

  static let hiragana = ScriptCode(G_UNICODE_SCRIPT_HIRAGANA)
  static let katakana = ScriptCode(G_UNICODE_SCRIPT_KATAKANA)
  static let hangul = ScriptCode(G_UNICODE_SCRIPT_HANGUL)
  static let bopomofo = ScriptCode(G_UNICODE_SCRIPT_BOPOMOFO)

  private static let eastAsian: Set<ScriptCode> = [
    ScriptCode(G_UNICODE_SCRIPT_HAN), hiragana, katakana, hangul, bopomofo,
  ]

  private static let joined: Set<ScriptCode> = Set(
    [
      G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_NKO, G_UNICODE_SCRIPT_MONGOLIAN,
      G_UNICODE_SCRIPT_MANDAIC, G_UNICODE_SCRIPT_MANICHAEAN, G_UNICODE_SCRIPT_PHAGS_PA, G_UNICODE_SCRIPT_ADLAM,
      G_UNICODE_SCRIPT_HANIFI_ROHINGYA, G_UNICODE_SCRIPT_PSALTER_PAHLAVI, G_UNICODE_SCRIPT_SOGDIAN,
    ].map(ScriptCode.init))
}

extension ScriptFont {
  /// The family for `script`, if one family covers the whole script; Han and related scripts depend on the language
  /// and have ``han(_:)``.
  static func of(_ script: ScriptCode) -> ScriptFont? {
    table[script]
  }

  /// Every family that a text may need.
  static var all: [ScriptFont] {
    Array(table.values) + symbols + [general, emoji] + HanForm.allCases.map(han)
  }

  private static let table: [ScriptCode: ScriptFont] = {
    var table: [ScriptCode: ScriptFont] = [:]
    for (script, family, metrics) in rows {
      table[ScriptCode(script)] = ScriptFont(family: "Noto \(family)", package: "fonts-noto-core", metrics: metrics)
    }
    return table
  }()

  private static let rows: [(GUnicodeScript, String, LineMetrics)] = [
    (G_UNICODE_SCRIPT_LATIN, "Sans", .system),
    (G_UNICODE_SCRIPT_GREEK, "Sans", .system),
    (G_UNICODE_SCRIPT_CYRILLIC, "Sans", .system),
    (G_UNICODE_SCRIPT_HEBREW, "Sans Hebrew", .system),
    (G_UNICODE_SCRIPT_ARMENIAN, "Sans Armenian", .system),
    (G_UNICODE_SCRIPT_GEORGIAN, "Sans Georgian", .system),
    (G_UNICODE_SCRIPT_CHEROKEE, "Sans Cherokee", .system),
    (G_UNICODE_SCRIPT_CANADIAN_ABORIGINAL, "Sans Canadian Aboriginal", .system),
    (G_UNICODE_SCRIPT_COPTIC, "Sans Coptic", .system),
    (G_UNICODE_SCRIPT_GOTHIC, "Sans Gothic", .system),
    (G_UNICODE_SCRIPT_RUNIC, "Sans Runic", .system),
    (G_UNICODE_SCRIPT_OGHAM, "Sans Ogham", .system),
    (G_UNICODE_SCRIPT_TIFINAGH, "Sans Tifinagh", .system),
    (G_UNICODE_SCRIPT_LISU, "Sans Lisu", .system),
    (G_UNICODE_SCRIPT_VAI, "Sans Vai", .system),
    (G_UNICODE_SCRIPT_YI, "Sans Yi", .system),
    (G_UNICODE_SCRIPT_DESERET, "Sans Deseret", .system),
    (G_UNICODE_SCRIPT_SHAVIAN, "Sans Shavian", .system),
    (G_UNICODE_SCRIPT_OSAGE, "Sans Osage", .system),
    (G_UNICODE_SCRIPT_GLAGOLITIC, "Sans Glagolitic", .system),
    (G_UNICODE_SCRIPT_EGYPTIAN_HIEROGLYPHS, "Sans Egyptian Hieroglyphs", .system),
    (G_UNICODE_SCRIPT_CUNEIFORM, "Sans Cuneiform", .system),
    (G_UNICODE_SCRIPT_LINEAR_B, "Sans Linear B", .system),
    (G_UNICODE_SCRIPT_OL_CHIKI, "Sans Ol Chiki", .system),
    (G_UNICODE_SCRIPT_ARABIC, "Sans Arabic", .fixed(ascent: 1, descent: 0.4)),
    (G_UNICODE_SCRIPT_SYRIAC, "Sans Syriac", .face),
    (G_UNICODE_SCRIPT_THAANA, "Sans Thaana", .face),
    (G_UNICODE_SCRIPT_NKO, "Sans NKo", .face),
    (G_UNICODE_SCRIPT_ADLAM, "Sans Adlam", .face),
    (G_UNICODE_SCRIPT_HANIFI_ROHINGYA, "Sans Hanifi Rohingya", .face),
    (G_UNICODE_SCRIPT_SAMARITAN, "Sans Samaritan", .face),
    (G_UNICODE_SCRIPT_MANDAIC, "Sans Mandaic", .face),
    (G_UNICODE_SCRIPT_MONGOLIAN, "Sans Mongolian", .face),
    (G_UNICODE_SCRIPT_PHAGS_PA, "Sans PhagsPa", .face),
    (G_UNICODE_SCRIPT_DEVANAGARI, "Sans Devanagari", .face),
    (G_UNICODE_SCRIPT_BENGALI, "Sans Bengali", .face),
    (G_UNICODE_SCRIPT_GURMUKHI, "Sans Gurmukhi", .face),
    (G_UNICODE_SCRIPT_GUJARATI, "Sans Gujarati", .face),
    (G_UNICODE_SCRIPT_ORIYA, "Sans Oriya", .face),
    (G_UNICODE_SCRIPT_TAMIL, "Sans Tamil", .face),
    (G_UNICODE_SCRIPT_TELUGU, "Sans Telugu", .face),
    (G_UNICODE_SCRIPT_KANNADA, "Sans Kannada", .face),
    (G_UNICODE_SCRIPT_MALAYALAM, "Sans Malayalam", .face),
    (G_UNICODE_SCRIPT_SINHALA, "Sans Sinhala", .face),
    (G_UNICODE_SCRIPT_THAI, "Sans Thai", .face),
    (G_UNICODE_SCRIPT_LAO, "Sans Lao", .face),
    (G_UNICODE_SCRIPT_KHMER, "Sans Khmer", .face),
    (G_UNICODE_SCRIPT_MYANMAR, "Sans Myanmar", .face),
    (G_UNICODE_SCRIPT_TIBETAN, "Serif Tibetan", .face),
    (G_UNICODE_SCRIPT_ETHIOPIC, "Sans Ethiopic", .face),
    (G_UNICODE_SCRIPT_JAVANESE, "Sans Javanese", .face),
    (G_UNICODE_SCRIPT_BALINESE, "Sans Balinese", .face),
    (G_UNICODE_SCRIPT_SUNDANESE, "Sans Sundanese", .face),
    (G_UNICODE_SCRIPT_BUGINESE, "Sans Buginese", .face),
    (G_UNICODE_SCRIPT_CHAM, "Sans Cham", .face),
    (G_UNICODE_SCRIPT_TAGALOG, "Sans Tagalog", .face),
    (G_UNICODE_SCRIPT_TAI_LE, "Sans Tai Le", .face),
    (G_UNICODE_SCRIPT_NEW_TAI_LUE, "Sans New Tai Lue", .face),
    (G_UNICODE_SCRIPT_TAI_THAM, "Sans Tai Tham", .face),
    (G_UNICODE_SCRIPT_MEETEI_MAYEK, "Sans Meetei Mayek", .face),
    (G_UNICODE_SCRIPT_LIMBU, "Sans Limbu", .face),
    (G_UNICODE_SCRIPT_LEPCHA, "Sans Lepcha", .face),
    (G_UNICODE_SCRIPT_BRAHMI, "Sans Brahmi", .face),
    (G_UNICODE_SCRIPT_CHAKMA, "Sans Chakma", .face),
  ]
}
