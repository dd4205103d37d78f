import Foundation
import Localization
import Testing

struct LocaleNameTests {
  private static let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
  private static let regions = Locale.Region.isoRegions.map(\.identifier)

  @Test func `the usual names are ICU's own, in every language and in every region`() {
    let names =
      Self.languages.map { "\($0)_US" }
      + Self.regions.flatMap { region in ["en", "de", "zh", "ar", "tw"].map { "\($0)_\(region)" } }
    let usual = names.filter(Locale.isUsual)
    #expect(usual.count > 1000)
    for name in usual { #expect(Locale(identifier: name).identifier(.icu) == name) }
    for name in names { #expect(Locale(identifier: name).languageTag == Locale(identifier: name).identifier(.bcp47)) }
  }

  @Test(arguments: ["en-US", "en_us", "EN_US", "en", "eng_USA", "en_US_POSIX", "tw_GH", "e1_US", "日本_語", ""])
  func `only a language and a region of two letters are usual`(_ name: String) {
    #expect(!Locale.isUsual(name))
  }
}
