package import Foundation

/// The user's language and formats from the environment.
///
/// The order is that of locale(7). `LC_ALL` overrides everything. Otherwise the language comes from `LC_MESSAGES` or
/// `LANG`, and the region for dates and numbers from `LC_TIME` or `LANG`: `LANG=en_US.UTF-8` with
/// `LC_TIME=de_DE.UTF-8` is `en_DE`. Values that are not locales, such as `C`, mean American English.
///
/// The text is validated before it is passed to ICU, as a variable can contain anything.
package struct SystemLocale: Sendable {
  package static let ofProcess = SystemLocale(ToolProcess.variables)

  /// The variables to pass on to other processes.
  package static let variables = ["LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG"]

  /// `en_US`, `de`, `sr_Latn_RS`.
  package let identifier: String

  package var locale: Locale { Locale(identifier: identifier) }

  package init(_ variables: [String: String]) {
    func first(of names: String...) -> String? {
      for name in names {
        if let value = variables[name], !value.isEmpty { return value }
      }
      return nil
    }
    let formats = first(of: "LC_ALL", "LC_TIME", "LANG")
    let messages = first(of: "LC_ALL", "LC_MESSAGES", "LANG") ?? formats
    let (language, region) = (messages.flatMap(POSIXLocale.init), formats.flatMap(POSIXLocale.init)?.region)
    guard language != nil || region != nil else {
      identifier = "en_US"
      return
    }
    let parts = [
      language?.language ?? "en", language?.script,
      region ?? language?.region ?? (language == nil ? "US" : nil),
    ]
    identifier = Locale(identifier: parts.compactMap(\.self).joined(separator: "_")).identifier(.icu)
  }
}

/// A locale's name of the C library: `de_AT.UTF-8@euro`.
private struct POSIXLocale {
  let language: String
  let script: String?
  let region: String?

  /// Whether the name begins with two or three letters, unlike `C` and `POSIX`: a regular expression is compiled at its
  /// first use.
  private static func begins(_ name: String) -> Bool {
    let letters = name.utf8.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    return (2...3).contains(letters.count)
  }

  /// Nil for an invalid name or an unknown language.
  init?(_ name: String) {
    guard Self.begins(name) else { return nil }
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
