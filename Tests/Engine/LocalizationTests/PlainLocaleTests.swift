import Foundation
import Testing

@testable import Localization

struct PlainLocaleTests {
  private static let plain = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }
    .flatMap { language in Locale.Region.isoRegions.map { Locale(identifier: "\(language)_\($0.identifier)") } }
    .filter(\.isPlain)

  @Test func `plain locales are written from left to right, with Latin digits and the cases of ASCII`() {
    #expect(Self.plain.count > 3_000)
    for locale in Self.plain {
      #expect(locale.language.characterDirection == .leftToRight, "\(locale)")
      #expect(10.formatted(.number.locale(locale)) == "10", "\(locale)")
      #expect(989.formatted(.number.locale(locale)) == "989", "\(locale)")
      #expect("Fijit".uppercased(with: locale) == "FIJIT", "\(locale)")
      #expect("FIJIT".lowercased(with: locale) == "fijit", "\(locale)")
    }
  }

  @Test(arguments: [
    "en_US", "en_DK", "de_DE", "ja_JP", "zh_CN", "ko_KR", "en_GB", "en_CA", "en_AU", "tr_TR", "ar_EG", "en",
  ])
  func `numbers are Foundation's`(_ name: String) {
    let locale = Locale(identifier: name)
    let context = LocalizationContext(locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    let percent = FloatingPointFormatStyle<Double>.Percent.percent
    for number in Array(-1...101) + [998, 999, 1000, 1001, 12_345] {
      #expect(context.output(of: number, .number) == number.formatted(.number.locale(locale)))
      let alone = IntegerFormatStyle<Int>.number.grouping(.never)
      #expect(context.output(of: number, alone) == number.formatted(alone.locale(locale)))
      let styled = IntegerFormatStyle<Int>.number.sign(strategy: .always())
      #expect(context.output(of: number, styled) == number.formatted(styled.locale(locale)))
      for part in [Double(number) / 100, Double(number) / 1000, -Double(number) / 100] {
        #expect(context.output(of: part, percent) == part.formatted(percent.locale(locale)))
        let precise = percent.precision(.fractionLength(1))
        #expect(context.output(of: part, precise) == part.formatted(precise.locale(locale)))
      }
    }
    for part in [Double.nan, .infinity, -.infinity, 0.29, 0.1 + 0.2, 1e300] {
      #expect(context.output(of: part, percent) == part.formatted(percent.locale(locale)))
    }
  }

  @Test(arguments: ["en_US", "tr_TR", "el_GR", "lt_LT", "nl_NL", "ar_EG"])
  func `cases are Foundation's`(_ name: String) {
    let locale = Locale(identifier: name)
    for text in ["title", "ijssel", "straße", "ΟΔΟΣ", "İstanbul", "Ì", ""] {
      #expect(locale.uppercase(text) == text.uppercased(with: locale))
      #expect(locale.lowercase(text) == text.lowercased(with: locale))
    }
    #expect(locale.isRightToLeft == (name == "ar_EG"))
  }
}
