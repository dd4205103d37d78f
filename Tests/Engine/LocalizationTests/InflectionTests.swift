import Diagnostics
import Foundation
import Graphics
import Localization
import Testing

/// `^[3 apple](inflect: true)`: words that agree with their number.
@Suite struct InflectionTests {
  private func written(_ key: String.LocalizationValue, locale: String = "en_US") -> (text: String, ids: [String]) {
    let log = DiagnosticLog()
    let text = log.collecting { String(localized: key, locale: Locale(identifier: locale)) }
    return (text, log.diagnostics.map(\.id))
  }

  @Test(
    arguments: [
      (0, "0 apples"), (1, "1 apple"), (-1, "-1 apple"), (2, "2 apples"), (1_234, "1,234 apples"),
    ])
  func `a noun agrees with an interpolated number`(count: Int, text: String) {
    #expect(written("^[\(count) apple](inflect: true)") == (text, []))
  }

  @Test(
    arguments: [
      ("box", "boxes"), ("city", "cities"), ("day", "days"), ("match", "matches"), ("bus", "buses"),
      ("person", "people"), ("child", "children"), ("leaf", "leaves"), ("sheep", "sheep"), ("lens", "lenses"),
      ("photo", "photos"), ("hero", "heroes"), ("movie", "movies"), ("cache", "caches"), ("Person", "People"),
      ("DAY", "DAYS"), ("iPhone", "iPhones"), ("house", "houses"), ("quiz", "quizzes"), ("crisis", "crises"),
    ])
  func `nouns have plurals, and singulars are found from them`(singular: String, plural: String) {
    for word in [singular, plural] {
      #expect(written("^[\(1) \(word)](inflect: true)").text == "1 \(singular)")
      #expect(written("^[\(3) \(word)](inflect: true)").text == "3 \(plural)")
    }
  }

  @Test func `the number may be literal, with other words around it`() {
    #expect(written("Eat ^[3 ripe apple](inflect: true) a day").text == "Eat 3 ripe apples a day")
    #expect(written("^[\(2) piece of cake](inflect: true)").text == "2 pieces of cake")
    #expect(written("^[\(1) day](inflect: true), ^[\(2) hour](inflect: true)").text == "1 day, 2 hours")
    #expect(written("^[\(1.5, specifier: "%.1f") mile](inflect: true)").text == "1.5 miles")
  }

  @Test func `other languages lose the markup, with a diagnostic`() {
    #expect(written("^[\(3) Apfel](inflect: true)", locale: "de_DE") == ("3 Apfel", ["text.not-inflected"]))
    #expect(written("^[apple](inflect: true)") == ("apple", ["text.not-inflected"]))
    #expect(written("^[\(3) apple](agreeWithArgument: 1)") == ("3 apple", ["text.not-inflected"]))
  }

  @Test func `other markup stays, other attributes are removed`() {
    #expect(written("x^[2] and ^[open").text == "x^[2] and ^[open")
    #expect(written("^[word](rainbow: 'extreme')") == ("word", []))
    #expect(written("^[\(3) apple](inflect: false)") == ("3 apple", []))
  }

  @Test func `an attributed string agrees and keeps its markdown`() {
    let text = AttributedString(localized: "**^[\(3) apple](inflect: true)** left")
    #expect(String(text.characters) == "3 apples left")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(AttributedString(localized: "a *b*").runs.count == 2)
  }
}
