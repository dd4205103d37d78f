import ArgumentParser
package import Foundation

extension Locale {
  /// The locale that `argument` names: `en-US` and `en_us` are `en_US`.
  ///
  /// - Throws: A validation error, with exit code 64, for a language that there is not.
  package static func named(_ argument: String) throws -> Locale {
    let locale = Locale(identifier: argument)
    guard let code = locale.language.languageCode, Locale.LanguageCode.isoLanguageCodes.contains(code) else {
      throw ValidationError(
        "There is no locale '\(argument)'. Write a language and perhaps a region: en_US, ar, ja_JP.")
    }
    return Locale(identifier: locale.identifier(.icu))
  }
}
