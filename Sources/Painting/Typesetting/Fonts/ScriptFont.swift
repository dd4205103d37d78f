internal import Foundation

/// A family that stands in where the system font has no glyphs.
struct ScriptFont: Hashable {
  /// What a run in the family does to the height of its line.
  enum LineMetrics: Hashable {
    /// Stays within the system font's line, as Apple's emoji do and as its companions SF Hebrew, Georgian and Armenian.
    case system
    /// Takes the family's own typographic ascent and descent, but no more than 1.1 and 0.6 of the size: Noto leaves
    /// room for stacks that hardly occur, and a widget's line is dear.
    case face
    /// Takes these, in parts of the font size: those of the Apple family that sets the script on an iPhone.
    case fixed(ascent: CGFloat, descent: CGFloat)
    /// The face's own, and nothing of the system font's: a font that was named.
    case own
  }

  /// As fontconfig knows it.
  var family: String
  /// Debian's package with its files.
  var package: String
  var metrics: LineMetrics
  /// Glyphs are pictures in their own colours.
  var isColor = false

  /// A pattern for the names of the family's files.
  var files: String {
    // One collection holds the families of all national forms.
    family.hasPrefix("Noto Sans CJK") ? "NotoSansCJK-*" : family.filter { $0 != " " } + (isColor ? ".*" : "-*")
  }

  /// What ``LineMetrics/face`` takes at most, in parts of the size.
  static let highestAscent: CGFloat = 1.1
  static let deepestDescent: CGFloat = 0.6

  /// The system font, where a text in another family has letters that this one lacks.
  static let inter = ScriptFont(family: "Inter", package: "fonts-inter", metrics: .system)

  /// Noto Color Emoji.
  static let emoji = ScriptFont(
    family: "Noto Color Emoji", package: "fonts-noto-color-emoji", metrics: .system, isColor: true)

  /// Letters of the system font's own scripts that it lacks.
  static let general = ScriptFont(family: "Noto Sans", package: "fonts-noto-core", metrics: .system)

  /// For what belongs to no script, in the order of trying.
  static let symbols: [ScriptFont] = [
    "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music",
  ].map { ScriptFont(family: $0, package: "fonts-noto-core", metrics: .system) }

  /// The Han, kana and hangul family with the national forms of `form`.
  ///
  /// Line metrics are those of the Apple families in the same place (PingFang 1.06 + 0.34, Hiragino 0.88 + 0.12,
  /// Apple SD Gothic Neo 0.9 + 0.3 of the size), not Noto's 1.16 + 0.29: the characters' bodies are equally high.
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
