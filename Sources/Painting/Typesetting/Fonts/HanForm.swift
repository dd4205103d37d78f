/// The national form of Han characters: one code point, several glyphs. Raw values are suffixes of Noto's names.
enum HanForm: String, CaseIterable {
  case japanese = "JP"
  case korean = "KR"
  case simplified = "SC"
  case traditional = "TC"
  case hongKong = "HK"

  /// The form for `language`, else by the kana, bopomofo or hangul in `text`, else simplified.
  init(language: String, text: String) {
    if let form = HanForm(language: language) {
      self = form
      return
    }
    var form = HanForm.simplified
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch ScriptCode(of: scalar) {
      case .hiragana, .katakana:
        self = .japanese
        return
      case .hangul: form = .korean
      case .bopomofo: form = .traditional
      default: break
      }
    }
    self = form
  }

  /// The form for a BCP 47 language; `nil` for a language that is not written with Han characters.
  init?(language: String) {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch subtags.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if subtags.contains("hk") || subtags.contains("mo") {
        self = .hongKong
      } else if subtags.contains("hans") {
        self = .simplified
      } else if subtags.contains("hant") || subtags.contains("tw") || subtags.first == "yue" {
        self = .traditional
      } else {
        self = .simplified
      }
    default: return nil
    }
  }

  var language: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh-Hans"
    case .traditional: "zh-Hant"
    case .hongKong: "zh-HK"
    }
  }
}
