internal import Foundation

/// A fallback family for characters that the system font lacks.
struct ScriptFont: Hashable {
  /// The effect of a run in the family on its line's height.
  enum LineMetrics: Hashable {
    /// Keeps the system font's line height, as Apple's emoji and SF Hebrew, Georgian and Armenian do.
    case system
    /// Uses the family's typographic ascent and descent, but at most 1.1 and 0.6 of the size: Noto reserves space for
    /// rare stacks, which a widget cannot spare.
    case face
    /// Uses these, as fractions of the font size, from the Apple family for the script on an iPhone.
    case fixed(ascent: CGFloat, descent: CGFloat)
    /// Uses only the face's own: a named font.
    case own
  }

  /// The fontconfig family name.
  var family: String
  /// The Debian package with its files.
  var package: String
  var metrics: LineMetrics
  /// Whether glyphs are bitmaps in their own colours.
  var isColor = false

  /// A pattern for the names of the family's files.
  var files: String {
    // One collection contains the families of all national forms.
    family.hasPrefix("Noto Sans CJK") ? "NotoSansCJK-*" : family.filter { $0 != " " } + (isColor ? ".*" : "-*")
  }

  /// The maximum of ``LineMetrics/face``, as a fraction of the size.
  static let highestAscent: CGFloat = 1.1
  static let deepestDescent: CGFloat = 0.6

  /// The system font, if a text in another family has letters that this family lacks.
  static let inter = ScriptFont(family: "Inter", package: "fonts-inter", metrics: .system)

  static let emoji = ScriptFont(
    family: "Noto Color Emoji", package: "fonts-noto-color-emoji", metrics: .system, isColor: true)

  /// Letters of the system font's own scripts that it lacks.
  static let general = ScriptFont(family: "Noto Sans", package: "fonts-noto-core", metrics: .system)

  /// For characters without a script, in the order of trying.
  static let symbols: [ScriptFont] = [
    "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music",
  ].map { ScriptFont(family: $0, package: "fonts-noto-core", metrics: .system) }

  /// The Han, kana and hangul family with the national forms of `form`.
  ///
  /// Line metrics are those of the corresponding Apple families (PingFang 1.06 + 0.34, Hiragino 0.88 + 0.12, Apple SD
  /// Gothic Neo 0.9 + 0.3 of the size), not Noto's 1.16 + 0.29: the characters' bodies are equally high.
  static func han(_ form: HanForm) -> ScriptFont {
    let metrics: LineMetrics =
      switch form {
      case .japanese: .system
      case .korean: .fixed(ascent: 0.9, descent: 0.3)
      case .simplified, .traditional, .hongKong: .fixed(ascent: 1.06, descent: 0.34)
      }
    return ScriptFont(family: "Noto Sans CJK \(form.rawValue)", package: "fonts-noto-cjk", metrics: metrics)
  }
}
