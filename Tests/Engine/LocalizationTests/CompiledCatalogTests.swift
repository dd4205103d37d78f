import Diagnostics
import Foundation
import Testing

@testable import Localization

struct CompiledCatalogTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "": {}, "kept": {"shouldTranslate": false},
      "quay": {"comment": "where boats are", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Kai"}},
        "pt_BR": {"stringUnit": {"state": "translated", "value": "cais"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}}}},
      "é\\"": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Akzent"}}}},
      "%lld boats": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld boat"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld boats"}}}}}}}
    }}
    """

  private func table(of catalog: String) throws -> Data {
    try #require(CompiledCatalog.data(ofCatalog: Data(catalog.utf8)))
  }

  @Test(arguments: ["de_DE", "pt_BR", "fr_FR", "en_US", "ja_JP"])
  func `a table has the texts of its catalog`(locale: String) throws {
    let catalog = try TranslatedBundle(["Localizable.xcstrings": Self.catalog])
    let compiled = try TranslatedBundle(["Localizable.stringtable": try table(of: Self.catalog)])
    for key in ["quay", "é\"", "kept", "missing", "", "%lld boats"] {
      for number: Int64 in [1, 2] {
        #expect(
          compiled.string(key, locale, [.integer(number)]) == catalog.string(key, locale, [.integer(number)]), "\(key)")
      }
    }
    #expect(compiled.string("quay", "de_AT") == "Kai")
    #expect(compiled.string("%lld boats", "en_US", [.integer(1)]) == "1 boat")
  }

  @Test func `equal catalogs have equal tables`() throws {
    let keys = (0..<2_000).map { #""key \#($0)": {"localizations": {"de": {"stringUnit": {"value": "Wert \#($0)"}}}}"# }
    let catalog = { (keys: [String]) in "{\"strings\": {\(keys.joined(separator: ",\n"))}}" }
    let data = try table(of: catalog(keys))
    #expect(try data == table(of: catalog(keys)))
    let bundle = try TranslatedBundle(["Localizable.stringtable": data])
    for key in [0, 1, 999, 1_998, 1_999] { #expect(bundle.string("key \(key)", "de_DE") == "Wert \(key)") }
    #expect(bundle.string("key 2000", "de_DE") == "key 2000")
  }

  @Test(arguments: ["", "[]", "{", "{}", "{\"strings\": 7}", "{\"sourceLanguage\": 7, \"strings\": {}}"])
  func `a catalog that cannot be used has no table`(text: String) {
    #expect(CompiledCatalog.data(ofCatalog: Data(text.utf8)) == nil)
  }

  @Test func `a catalog with an invalid entry has no table`() {
    let catalog = #"{"strings": {"bad": {"localizations": {"de": 7}}, "good": {}}}"#
    #expect(CompiledCatalog.data(ofCatalog: Data(catalog.utf8)) == nil)
  }

  @Test func `a damaged table is reported, and never stops the program`() throws {
    let data = try table(of: Self.catalog)
    var misplaced = data
    // The range of the first language's name.
    misplaced.replaceSubrange(34..<38, with: [0xFF, 0xFF, 0, 0])
    let cut = stride(from: 0, to: data.count, by: 7).map { data.prefix($0) } + [data.dropLast()]
    for damaged in cut + [Data(data.dropFirst()), data + [0], misplaced] {
      let bundle = try TranslatedBundle(["Localizable.stringtable": damaged])
      let log = DiagnosticLog()
      log.collecting { #expect(bundle.string("quay", "de_DE") == "quay") }
      #expect(log.diagnostics.map(\.id) == ["strings.unreadable"])
    }
    for place in data.indices {
      for byte in [UInt8(0), 0x7F, 0xFF] where data[place] != byte {
        var damaged = data
        damaged[place] = byte
        var table = CompiledCatalog(damaged, of: "", report: { _ in })
        _ = table?.format(for: "quay", in: "de")
        _ = table?.format(for: "%lld boats", in: "en")
      }
    }
  }

  @Test func `a language's files are read when a text needs them`() throws {
    let bundle = try TranslatedBundle([
      "de.lproj/Localizable.strings": "\"a\" = \"A\";", "fr.lproj/Localizable.strings": "\"a\" = ;",
    ])
    let log = DiagnosticLog()
    log.collecting { #expect(bundle.string("a", "de_DE") == "A") }
    #expect(log.diagnostics.isEmpty)
    log.collecting { #expect(bundle.string("a", "fr_FR") == "a") }
    #expect(log.diagnostics.map(\.id) == ["strings.unreadable"])
  }
}
