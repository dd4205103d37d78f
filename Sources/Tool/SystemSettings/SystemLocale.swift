package import Foundation

/// The language and the formats that a person has chosen for the system, as the process finds them in its environment.
///
/// The order is that of locale(7). `LC_ALL` decides everything. Otherwise the language comes from `LC_MESSAGES` or `LANG`
/// and the region, which decides about dates and numbers, from `LC_TIME` or `LANG`: `LANG=en_US.UTF-8` with
/// `LC_TIME=de_DE.UTF-8` is `en_DE`. Values that name no locale, such as `C`, count as American English.
///
/// The text is checked here, before ICU sees any of it: a variable can hold anything.
package struct SystemLocale: Sendable {
  /// The one of this process.
  package static let ofProcess = SystemLocale(ToolProcess.variables)

  /// The variables that decide, for what has to hand them on.
  package static let variables = ["LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG"]

  /// `en_US`, `de`, `sr_Latn_RS`.
  package let identifier: String

  package var locale: Locale { Locale(identifier: identifier) }

  package init(_ variables: [String: String]) {
    func first(of names: String...) -> String? {
      names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    }
    let formats = first(of: "LC_ALL", "LC_TIME", "LANG")
    let messages = first(of: "LC_ALL", "LC_MESSAGES", "LANG") ?? formats
    let (language, region) = (messages.flatMap(POSIXLocale.init), formats.flatMap(POSIXLocale.init)?.region)
    let parts = [
      language?.language ?? "en", language?.script,
      region ?? language?.region ?? (language == nil ? "US" : nil),
    ]
    identifier = Locale(identifier: parts.compactMap(\.self).joined(separator: "_")).identifier(.icu)
  }
}

/// A locale's name as the C library writes it: `de_AT.UTF-8@euro`.
private struct POSIXLocale {
  let language: String
  let script: String?
  let region: String?

  /// Nil for a name that is not written so, or whose language does not exist.
  init?(_ name: String) {
    let form = /([A-Za-z]{2,3})(?:[_-]([A-Za-z]{4}))?(?:[_-]([A-Za-z]{2}|[0-9]{3}))?(?:\.[^@]*)?(?:@(.*))?/
    guard let match = name.wholeMatch(of: form) else { return nil }
    language = match.1.lowercased()
    guard Locale.LanguageCode.isoLanguageCodes.contains(Locale.LanguageCode(language)) else { return nil }
    region = match.3.map { $0.uppercased() }
    script =
      match.2.map { $0.capitalized }
      ?? match.4.flatMap { ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"][$0.lowercased()] }
  }
}
