import Foundation
import Testing

@testable import Localization

struct ProgramResourcesTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>example.widget</string><key>Colour</key><string>red</string>
    </dict></plist>
    """

  @Test func `a tool's resources are beside it, under its name`() throws {
    let bundle = try TranslatedBundle(["tool": "", "tool.resources/a.txt": "", "other": "", "file.resources": ""])
    func folder(_ name: String) -> String? {
      ProgramResources.folder(ofExecutable: bundle.folder.appending(path: name).path)?.lastPathComponent
    }
    #expect(folder("tool") == "tool.resources")
    #expect(folder("other") == nil)
    #expect(folder("file") == nil)
  }

  @Test func `only a program's own resources are used, whatever else is in the folder`() throws {
    // Not a text of the bundled widgets, whose catalog may already be loaded.
    let table = "\"Origin\" = \"%@\";"
    func text(_ name: String) -> String { table.replacing("%@", with: name) }
    let files = try TranslatedBundle([
      "tool": "", "aa.resources/de.lproj/Localizable.strings": text("other"),
      "other.resources/de.lproj/Localizable.strings": text("other"),
      "kit_other.resources/de.lproj/Localizable.strings": text("other"),
      "tool.resources/de.lproj/Table.strings": text("own"),
      "my_tool.resources/de.lproj/Localizable.strings": text("package"),
      "my_Kit.resources/de.lproj/Kit.strings": text("module"),
    ])
    func shown(_ table: String?, as name: String?) -> String {
      let tables = StringTables(programIn: files.folder, named: name)
      let format = tables.format(for: "Origin", table: table, bundle: nil, locale: Locale(identifier: "de"))
      return format.map { "\($0)" } ?? "nothing"
    }
    #expect(shown(nil, as: "tool").contains("package") && shown("Table", as: "tool").contains("own"))
    #expect(shown("Kit", as: "tool") == "nothing" && shown(nil, as: nil) == "nothing")
    #expect(shown(nil, as: "third") == "nothing")
    // In a build folder, the modules that were built together belong to the program, too.
    try FileManager.default.createDirectory(
      at: files.folder.appending(path: "Kit.build"), withIntermediateDirectories: true)
    #expect(shown("Kit", as: "tool").contains("module"))
  }

  @Test func `the main bundle becomes the folder's, with its property list and files`() throws {
    let files = try TranslatedBundle([
      "tool": "", "tool.resources/Info.plist": Self.list, "tool.resources/a.json": "[]",
      "tool.resources/en.lproj/words.txt": "words",
    ])
    let bundle = try #require(Bundle(path: files.folder.path))
    #expect(bundle.url(forResource: "a", withExtension: "json") == nil)
    ProgramResources.replaceFolder(
      of: bundle, with: files.folder.appending(path: "tool.resources", directoryHint: .isDirectory))
    #expect(bundle.bundleIdentifier == "example.widget")
    #expect(bundle.object(forInfoDictionaryKey: "Colour") as? String == "red")
    #expect(bundle.infoDictionary?["Colour"] as? String == "red")
    #expect(bundle.url(forResource: "a", withExtension: "json")?.lastPathComponent == "a.json")
    #expect(bundle.path(forResource: "a", ofType: "json")?.hasSuffix("tool.resources/a.json") == true)
    #expect(bundle.path(forResource: "words", ofType: "txt")?.hasSuffix("en.lproj/words.txt") == true)
  }

  @Test func `texts of the program's own bundle are looked up in all of its resources`() {
    #expect(Bundle.main.tablesFolder == nil)
    #expect(Bundle(for: Marker.self).tablesFolder == nil)
  }
}

private final class Marker {}
