import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Localization

struct StringCatalogTests {
  private func catalog(_ strings: String, source: String = "en") throws -> TranslatedBundle {
    try TranslatedBundle([
      "Localizable.xcstrings": #"{"version": "1.0", "sourceLanguage": "\#(source)", "strings": {\#(strings)}}"#
    ])
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  @Test func `stale and unreviewed texts are used, untranslated ones are not`() throws {
    let bundle = try catalog(
      """
      "old": {"extractionState": "stale", "localizations": {"de": \(unit("alt"))}},
      "fresh": {"localizations": {"de": \(unit("frisch", "needs_review"))}},
      "open": {"localizations": {"de": \(unit("", "new")), "en": \(unit("Open"))}},
      "kept": {"shouldTranslate": false}
      """)
    #expect(["old", "fresh", "open", "kept"].map { bundle.string($0, "de_DE") } == ["alt", "frisch", "Open", "kept"])
  }

  @Test func `devices and plurals nest either way, also in substitutions`() throws {
    let forms = { (one: String, other: String) in
      #"{"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}"#
    }
    let bundle = try catalog(
      """
      "a %lld": {"localizations": {"en": {"variations": {"device": {
        "mac": \(unit("mac")), "iphone": {"variations": \(forms("%lld tap", "%lld taps"))}}}}}},
      "%lld of %lld": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@a@, %#@b@"},
        "substitutions": {
          "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"device": {
            "other": {"variations": \(forms("%arg day", "%arg days"))}}}},
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": \(forms("one of %#@b@", "%arg of %#@b@"))}}}}}
      """)
    #expect(bundle.string("a %lld", "en_US", [.integer(1)]) == "1 tap")
    #expect(bundle.string("a %lld", "en_US", [.integer(4)]) == "4 taps")
    #expect(bundle.string("%lld of %lld", "en_US", [.integer(1), .integer(7)]) == "one of 7 days, 7 days")
    #expect(bundle.string("%lld of %lld", "en_US", [.integer(3), .integer(1)]) == "3 of 1 day, 1 day")
  }

  @Test func `arguments are in the language's order`() throws {
    let bundle = try catalog(#""%@ and %@": {"localizations": {"ja": \#(unit("%2$@と%1$@"))}}"#)
    #expect(bundle.string("%@ and %@", "ja_JP", [.string("A"), .string("B")]) == "BとA")
  }

  @Test func `an invalid entry is left out and reported`() throws {
    let bundle = try catalog(
      #""bad": {"localizations": {"de": 7}}, "good": {"localizations": {"de": \#(unit("gut"))}}, "ke\"y\u00e9": {"localizations": {"de": \#(unit("Schlüssel"))}}"#
    )
    let context = bundle.context("de_DE")
    let log = DiagnosticLog()
    let found = log.collecting {
      ["bad", "good", "bad", "ke\"yé"].map { context.string(for: $0, []) }
    }
    #expect(found == ["bad", "gut", "bad", "Schlüssel"])
    #expect(log.diagnostics.count == 1)
    #expect(log.diagnostics.first?.message.contains("“bad”") == true)
  }

  @Test func `a truncated or invalid catalog is reported with the position`() throws {
    for (text, place) in [
      ("{\n \"strings\": {\n  \"a\" 1}}", "line 3, column"),
      ("{\"strings\": {\"a\": {\"b\": \"", "line 1, column 26: unexpected end"),
      ("[]", "not a JSON object"), ("", "the file is empty"), ("{\"strings\": 7}", "“strings” is not an object"),
    ] {
      let bundle = try TranslatedBundle(["Localizable.xcstrings": text])
      let log = DiagnosticLog()
      log.collecting { #expect(bundle.string("a", "de_DE") == "a") }
      #expect(log.diagnostics.count == 1)
      #expect(log.diagnostics.first?.message.contains(place) == true, "\(log.diagnostics)")
    }
  }

  @Test func `ten thousand keys are found`() throws {
    let keys = (0..<10_000).map { #""key \#($0)": {"localizations": {"de": \#(unit("Wert \($0)"))}}"# }
    let bundle = try catalog(keys.joined(separator: ",\n"))
    let context = bundle.context("de_DE")
    for index in [0, 1, 4_999, 9_999] { #expect(context.string(for: "key \(index)", []) == "Wert \(index)") }
    #expect(context.string(for: "key 10000", []) == "key 10000")
    #expect(bundle.string("key 77", "de_DE") == "Wert 77")
  }

  @Test func `the keys' language is that of the property list`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>
      """
    let bundle = try TranslatedBundle([
      "Info.plist": list, "de.lproj/Localizable.strings": "\"a\" = \"Deutsch\";",
      "en.lproj/Localizable.strings": "\"a\" = \"English\";",
    ])
    #expect(bundle.string("a", "fr_FR") == "Deutsch")
    #expect(bundle.string("a", "en_GB") == "English")
  }

  @Test func `a stringsdict may have device variants`() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: [
        "Tap": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "iphone": "Touch"]],
        "Wide": ["NSStringVariableWidthRuleType": ["1": "S", "50": "Wide words"]],
      ], format: .binary, options: 0)
    let bundle = try TranslatedBundle(["en.lproj/Localizable.stringsdict": list])
    #expect(bundle.string("Tap", "en_US") == "Touch")
    #expect(bundle.string("Wide", "en_US") == "Wide words")
  }
}
