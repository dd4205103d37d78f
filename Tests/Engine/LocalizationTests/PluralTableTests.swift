import Ambient
import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Localization

struct PluralTableTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld books": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "No books"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld book"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld books"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld книга"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld книги"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld книг"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld книги"}}}}}}},
      "%@ read %lld of %lld": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%1$@ read %#@done@ of %#@all@"},
          "substitutions": {
            "done": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "a page"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg pages"}}}}},
            "all": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}},
      "Tap": {"localizations": {
        "en": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
          "iphone": {"stringUnit": {"state": "translated", "value": "Touch"}},
          "other": {"stringUnit": {"state": "translated", "value": "Press"}}}}}}},
      "Plain": {}
    }}
    """

  @Test func `a catalog's forms are selected by number and language`() throws {
    let bundle = try TranslatedBundle(["Localizable.xcstrings": Self.catalog])
    func books(_ count: Int64, _ locale: String) -> String { bundle.string("%lld books", locale, [.integer(count)]) }
    #expect([0, 1, 2].map { books($0, "en_US") } == ["No books", "1 book", "2 books"])
    #expect([1, 3, 5, 21].map { books($0, "ru_RU") } == ["1 книга", "3 книги", "5 книг", "21 книга"])
    #expect(books(1, "fr_FR") == "1 book")
  }

  @Test func `a catalog's substitutions and devices are filled in`() throws {
    let bundle = try TranslatedBundle(["Localizable.xcstrings": Self.catalog])
    let arguments: [FormatArgument] = [.string("Ann"), .integer(1), .integer(40)]
    #expect(bundle.string("%@ read %lld of %lld", "en_US", arguments) == "Ann read a page of 40")
    #expect(bundle.string("Tap", "en_US") == "Touch")
    #expect(bundle.string("Plain", "en_US") == "Plain")
  }

  @Test func `a stringsdict's forms are selected, also two in one text`() throws {
    let rule = { (forms: [String: String]) in
      forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }
    }
    let english: [String: Any] = [
      "%d days %d hours": [
        "NSStringLocalizedFormatKey": "%#@days@ and %#@hours@",
        "days": rule(["one": "%d day", "other": "%d days"]),
        "hours": rule(["zero": "no hours", "one": "one hour", "other": "%d hours"]),
      ]
    ]
    let polish: [String: Any] = [
      "%d days": [
        "NSStringLocalizedFormatKey": "%#@days@",
        "days": rule(["one": "%d dzień", "few": "%d dni", "many": "%d dni!", "other": "%d dnia"]),
      ]
    ]
    let arabic: [String: Any] = [
      "%d days": [
        "NSStringLocalizedFormatKey": "%#@days@",
        "days": rule([
          "zero": "صفر", "one": "يوم", "two": "يومان", "few": "%d أيام", "many": "%d يومًا", "other": "%d يوم",
        ]),
      ]
    ]
    let files = try ["en": english, "pl": polish, "ar": arabic].reduce(into: [String: Data]()) { files, entry in
      files["\(entry.key).lproj/Localizable.stringsdict"] = try PropertyListSerialization.data(
        fromPropertyList: entry.value, format: .xml, options: 0)
    }
    let bundle = try TranslatedBundle(files)
    let both = bundle.string("%d days %d hours", "en_US", [.integer(1), .integer(0)])
    #expect(both == "1 day and no hours")
    #expect(bundle.string("%d days %d hours", "en_US", [.integer(2), .integer(5)]) == "2 days and 5 hours")
    #expect([1, 2, 5].map { bundle.string("%d days", "pl_PL", [.integer($0)]) } == ["1 dzień", "2 dni", "5 dni!"])
    #expect(
      [0, 1, 2, 3, 11].map { bundle.string("%d days", "ar", [.integer($0)]) } == [
        "صفر", "يوم", "يومان", "3 أيام", "11 يومًا",
      ])
  }

  @Test func `a variable that refers to itself ends`() throws {
    let table: [String: Any] = [
      "loop %d": ["NSStringLocalizedFormatKey": "%#@a@", "a": ["other": "<%1$#@a@>"]]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
    let bundle = try TranslatedBundle(["en.lproj/Localizable.stringsdict": data])
    let log = DiagnosticLog()
    let text = log.collecting { bundle.string("loop %d", "en", [.integer(2)]) }
    #expect(text == "<<<<<<<<>>>>>>>>")
    #expect(log.diagnostics.map(\.id) == ["text.format"])
  }

  @Test func `resources and localized strings use the task's language`() throws {
    let bundle = try TranslatedBundle([
      "de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo %@\"; \"greeting\" = \"Grüß Gott %@\";"
    ])
    withAmbientValues({ $0.localization = bundle.context("de_DE") }) {
      #expect(String(localized: "Hello \("Ann")") == "Hallo Ann")
      #expect(String(localized: "\(1234) pages") == "1.234 pages")
      #expect(String(localized: "Half: \(0.5, specifier: "%.1f")") == "Half: 0,5")
      #expect(String(localized: "100% sure") == "100% sure")
      let resource: LocalizedStringResource = "Hello \("Bob")"
      #expect(resource.key == "Hello %@")
      #expect(String(localized: resource) == "Hallo Bob")
      #expect(String(localized: "greeting", defaultValue: "Hi \("Ann")") == "Grüß Gott Ann")
      #expect(String(localized: "farewell", defaultValue: "Bye \("Ann")") == "Bye Ann")
      #expect(String(localized: "Hello \("Ann")", locale: Locale(identifier: "en_US")) == "Hello Ann")
    }
  }
}
