import Foundation
import Testing

@testable import Localization

struct StringFileCheckTests {
  private func problems(_ name: String, _ text: String) throws -> [StringFileProblem] {
    let bundle = try TranslatedBundle([name: text])
    return StringFileCheck.problems(in: bundle.folder.appendingPathComponent(name))
  }

  @Test(arguments: [
    ("a.xcstrings", "[]", "not a JSON object"),
    ("a.xcstrings", #"{"strings": [1]}"#, "“strings” is not an object"),
    ("a.strings", "\"a\" = ;", "line 1: cannot read the entry"),
    ("a.strings", "/* a", "line 1: unterminated comment"),
    ("a.stringsdict", "<?xml version=\"1.0\"?><plist><array/></plist>", "the property list is not a dictionary"),
  ])
  func `a file that cannot be read has a problem as a whole`(name: String, text: String, reason: String) throws {
    let problems = try problems(name, text)
    #expect(problems.map(\.reason) == [reason])
    #expect(problems.map(\.isOfEntry) == [false])
  }

  @Test func `an entry that cannot be read is a problem of its own`() throws {
    let catalog = #"{"strings": {"the file": {}, "b": {"localizations": 1}}}"#
    #expect(try problems("a.xcstrings", catalog).map(\.isOfEntry) == [true])
    let list = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>"
    let problems = try problems("a.stringsdict", list)
    #expect(problems.map(\.reason) == ["the entry “a” has no format"])
    #expect(problems.map(\.isOfEntry) == [true])
  }

  @Test func `valid files and others have no problems`() throws {
    #expect(try problems("a.strings", "\"a\" = \"b\";").isEmpty)
    #expect(try problems("a.txt", "{").isEmpty)
  }
}
