package import Foundation

/// The languages in which a text is looked up, most preferred first.
package enum LanguageChain {
  /// For `de_CH`: de-CH, de; for `zh_TW`: zh-TW, zh-Hant-TW, zh-Hant, zh; for `nb_NO`: nb-NO, nb, no.
  package static func languages(for locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [] }
    let region = language.region?.identifier
    let script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    var chain: [String] = []
    if let region { chain.append("\(code)-\(region)") }
    if let script {
      if let region { chain.append("\(code)-\(script)-\(region)") }
      chain.append("\(code)-\(script)")
    }
    chain.append(code)
    if code == "nb" || code == "nn" { chain.append("no") }
    if code == "zh" { chain.removeLast() }
    return chain
  }

  /// The canonical form of a language's name in folders and catalogs: `pt_BR` is `pt-BR`, `German` is `de`.
  static func canonical(_ name: String) -> String {
    let old = ["English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Japanese": "ja"]
    return old[name] ?? name.replacing("_", with: "-")
  }
}
