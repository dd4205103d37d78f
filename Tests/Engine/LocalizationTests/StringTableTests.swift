import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Localization

struct StringTableTests {
  @Test func `a key is looked up from the nearest language to the key itself`() throws {
    let bundle = try TranslatedBundle([
      "de-CH.lproj/Localizable.strings": "\"street\" = \"Strasse\";",
      "de.lproj/Localizable.strings": "\"street\" = \"Straße\"; \"town\" = \"Stadt\";",
      "en.lproj/Localizable.strings": "\"town\" = \"Town\"; \"land\" = \"Land!\";",
    ])
    #expect(bundle.string("street", "de_CH") == "Strasse")
    #expect(bundle.string("street", "de_DE") == "Straße")
    #expect(bundle.string("town", "de_CH") == "Stadt")
    #expect(bundle.string("land", "de_CH") == "Land!")
    #expect(bundle.string("sea", "de_CH") == "sea")
    #expect(bundle.string("town", "fr_FR") == "Town")
  }

  @Test func `folders may have any of the usual names`() throws {
    let bundle = try TranslatedBundle([
      "pt_BR.lproj/Localizable.strings": "a = \"br\";", "zh-Hant.lproj/Localizable.strings": "a = \"trad\";",
      "zh-Hans.lproj/Localizable.strings": "a = \"simp\";", "no.lproj/Localizable.strings": "a = \"no\";",
      "Base.lproj/Localizable.strings": "a = \"base\";", "French.lproj/Localizable.strings": "a = \"fr\";",
    ])
    let found = ["pt_BR", "zh_TW", "zh_CN", "zh_Hant_HK", "nb_NO", "fr_CA", "el_GR"].map { bundle.string("a", $0) }
    #expect(found == ["br", "trad", "simp", "trad", "no", "fr", "base"])
  }

  @Test func `a table has its own file`() throws {
    let bundle = try TranslatedBundle(["en.lproj/Widget.strings": "\"a\" = \"b\";"])
    #expect(bundle.string("a", "en_US", table: "Widget") == "b")
    #expect(bundle.string("a", "en_US") == "a")
    #expect(bundle.string("a", "en_US", table: "../en.lproj/Widget") == "a")
  }

  @Test func `the text form has comments, escapes and unquoted words`() throws {
    let text = """
      /* for the header */
      "a\\"b" = "x\\ny\\U00e9\\Ud83d\\Ude00"; // end
      bare.key = "c";
      "same";
      """
    let bundle = try TranslatedBundle(["en.lproj/Localizable.strings": text])
    #expect(bundle.string("a\"b", "en") == "x\nyé😀")
    #expect(bundle.string("bare.key", "en") == "c")
    #expect(bundle.string("same", "en") == "same")
  }

  @Test func `the text form has any letters, spaces and line ends`() throws {
    let text =
      "größe.é\u{A0}=\u{2028}\"\\ü — 😀\";\r\n\"\\\\\\t\"\t= // é\n \"a\nb\" ;"
      + "東京=\"x\"; \"\\U12\" = \"\\Ud83d\";"
    let bundle = try TranslatedBundle(["en.lproj/Localizable.strings": text])
    #expect(bundle.string("größe.é", "en") == "ü — 😀")
    #expect(bundle.string("\\\t", "en") == "a\nb")
    #expect(bundle.string("東京", "en") == "x")
    #expect(bundle.string("12", "en") == "\u{FFFD}")
  }

  @Test func `UTF-16 and property lists are supported`() throws {
    let utf16 = try #require("\"a\" = \"é\";".data(using: .utf16))
    let list = ["b": "binary"]
    let bundle = try TranslatedBundle([
      "en.lproj/Localizable.strings": utf16,
      "en.lproj/B.strings": try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
      "en.lproj/X.strings": try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0),
    ])
    #expect(bundle.string("a", "en") == "é")
    #expect(bundle.string("b", "en", table: "B") == "binary")
    #expect(bundle.string("b", "en", table: "X") == "binary")
  }

  @Test func `an invalid entry is left out and reported with its line`() throws {
    let bundle = try TranslatedBundle([
      "en.lproj/Localizable.strings": "\"a\" = \"1\";\n\"b\" = ;\n\"c\" = \"3\";\n\"d\" = \"4\n"
    ])
    let log = DiagnosticLog()
    let found = log.collecting { ["a", "b", "c", "d"].map { bundle.string($0, "en") } }
    #expect(found == ["1", "b", "3", "d"])
    #expect(log.diagnostics.map(\.id) == ["strings.unreadable", "strings.unreadable"])
    #expect(log.diagnostics.first?.message.hasPrefix("line 2:") == true)
    #expect(log.diagnostics.last?.message.hasPrefix("line 4:") == true)
    #expect(log.diagnostics.first?.subject?.hasSuffix("Localizable.strings") == true)
  }

  @Test(
    arguments: [
      ("en.lproj/Localizable.strings", Data([0xC3, 0x28, 0xA0, 0xA1])),
      ("en.lproj/Localizable.strings", Data("<?xml version=\"1.0\"?><plist><dict><key>a".utf8)),
      ("en.lproj/Localizable.strings", Data("bplist00garbage".utf8)),
      ("en.lproj/Localizable.stringsdict", Data("<?xml version=\"1.0\"?><plist><array/></plist>".utf8)),
      ("Localizable.xcstrings", Data("{\"strings\": {\"a\": ".utf8)),
      ("Localizable.xcstrings", Data("{\"strings\": [1]}".utf8)),
    ])
  func `an unreadable file is reported once, and the key is the text`(_ name: String, _ data: Data) throws {
    let bundle = try TranslatedBundle([name: data])
    let context = bundle.context("en_US")
    let log = DiagnosticLog()
    log.collecting {
      #expect(context.string(for: "a", []) == "a")
      #expect(context.string(for: "a", []) == "a")
    }
    #expect(log.diagnostics.map(\.id) == ["strings.unreadable"])
  }

  @Test func `without a bundle or tables, the key is the text`() throws {
    let bundle = try TranslatedBundle(["x.txt": ""])
    #expect(bundle.string("a", "en") == "a")
    let missing = StringTables(mainBundles: [URL(fileURLWithPath: "/nowhere")])
    #expect(LocalizationContext(tables: missing).string(for: "a", []) == "a")
  }
}
