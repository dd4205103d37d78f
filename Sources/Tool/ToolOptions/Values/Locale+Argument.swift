import ArgumentParser
package import Foundation
import Localization

extension Locale {
  /// Parses a locale's name: `en-US` and `en_us` are `en_US`.
  ///
  /// - Throws: A validation error, with exit code 64, if the language is unknown.
  package static func named(_ argument: String) throws -> Locale {
    let locale = Locale(identifier: argument)
    if locale.isPlain { return locale }
    guard let code = locale.language.languageCode, Locale.LanguageCode.isoLanguageCodes.contains(code) else {
      throw ValidationError(
        "unknown locale '\(argument)'. Use a language and an optional region, such as ar, en_US or ja_JP.")
    }
    return isUsual(argument) ? locale : Locale(identifier: locale.identifier(.icu))
  }
}
