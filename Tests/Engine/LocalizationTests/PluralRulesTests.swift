import Foundation
import Testing

@testable import Localization

struct PluralRulesTests {
  /// CLDR's cardinal rules, as published in its language plural rules chart.
  @Test(
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other, 11: .other]),
      ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 22: .few, 25: .many, 111: .many]),
      ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 22: .few]),
      ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other]),
      ("ja", [0: .other, 1: .other, 2: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
      ("xx", [0: .other, 1: .other]),
    ] as [(String, [Int: PluralCategory])])
  func `numbers have their language's categories`(_ language: String, _ expected: [Int: PluralCategory]) {
    for (number, category) in expected {
      #expect(PluralRules.category(of: Double(number), in: Locale(identifier: language)) == category, "\(number)")
    }
  }

  @Test func `NaN has the category other`() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(PluralRules.category(of: number, in: Locale(identifier: "en")) == .other)
    }
    #expect(PluralRules.category(of: -1, in: Locale(identifier: "en")) == .one)
  }

  @Test(
    arguments: [
      ("en_US", "2 hours", "2 hr, 5 min", "+1 month"), ("de_DE", "2 Stunden", "2 Std., 5 Min.", "+1 Monat"),
      ("ja_JP", "2時間", "2時間 5分", "+1か月"),
    ])
  func `amounts are in the locale's language`(_ id: String, _ wide: String, _ short: String, _ signed: String) {
    let locale = Locale(identifier: id)
    #expect(UnitText.string(2, "hour", width: .wide, in: locale) == wide)
    let parts = [
      UnitText.string(2, "hour", width: .abbreviated, in: locale),
      UnitText.string(5, "minute", width: .abbreviated, in: locale),
    ]
    #expect(UnitText.list(parts, width: .abbreviated, in: locale) == short)
    #expect(UnitText.string(1, "month", width: .wide, sign: .always, in: locale) == signed)
  }

  @Test func `an unknown unit is written as it is`() {
    #expect(UnitText.string(2, "fortnights", width: .wide, in: Locale(identifier: "en")) == "2 fortnights")
    #expect(UnitText.list([], width: .wide, in: Locale(identifier: "en")).isEmpty)
  }
}
