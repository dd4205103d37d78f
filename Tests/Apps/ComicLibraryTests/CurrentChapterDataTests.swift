import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import Testing

/// Lenient reading, with diagnostics for guesses.
@Suite struct CurrentChapterDataTests {
  private let fixture: ComicFixture

  init() throws {
    fixture = try ComicFixture()
  }

  private func error(_ text: String) throws -> ComicLibraryError? {
    try fixture.put(text)
    do throws(ComicLibraryError) {
      _ = try fixture.manager.loadCurrentChapterData()
      return nil
    } catch {
      return error
    }
  }

  private var file: String { fixture.path("currentChapterData.json") }

  @Test func `without a file there is no chapter`() throws {
    #expect(try fixture.manager.loadCurrentChapterData() == nil)
  }

  @Test func `the app's own file is read without diagnostics`() throws {
    let (chapter, diagnostics) = try fixture.loading(
      #"{"coverImagePath":"\/var\/c.jpg","name":"Père & fils","number":42,"progress":73}"#)
    #expect(chapter?.number == 42)
    #expect(chapter?.name == "Père & fils")
    #expect(chapter?.progress == 73)
    #expect(chapter?.coverImagePath == "/var/c.jpg")
    #expect(diagnostics.isEmpty)
  }

  @Test func `missing progress is 0`() throws {
    for text in [#"{"number":1,"name":""}"#, #"{"number":1,"name":"","progress":null}"#] {
      let (chapter, diagnostics) = try fixture.loading(text)
      #expect(chapter?.progress == 0)
      #expect(diagnostics.isEmpty)
    }
  }

  @Test(arguments: [
    ("-1", 0), ("101", 100), ("1e999", 100), ("\"250\"", 100), ("-0.5", 0), ("99999999999999999999", 100),
  ])
  func `progress outside 0 to 100 is clamped with a diagnostic`(literal: String, progress: Int) throws {
    let (chapter, diagnostics) = try fixture.loading(#"{"number":1,"name":"","progress":\#(literal)}"#)
    #expect(chapter?.progress == progress)
    #expect(diagnostics == ["comic.progress-clamped"])
  }

  @Test(arguments: [
    ("42.0", 42), ("42.9", 42), ("99.99", 99), ("4.2e1", 42), ("\"42\"", 42), ("\" 42.5 \"", 42), ("0", 0),
    ("100", 100),
  ])
  func `progress may be a fraction or a string`(literal: String, progress: Int) throws {
    let (chapter, diagnostics) = try fixture.loading(#"{"number":1,"name":"","progress":\#(literal)}"#)
    #expect(chapter?.progress == progress)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: ["\"half\"", "\"nan\"", "true", "[1]", "{}", "\"\""])
  func `invalid progress is 0, with a diagnostic`(literal: String) throws {
    let (chapter, diagnostics) = try fixture.loading(#"{"number":1,"name":"","progress":\#(literal)}"#)
    #expect(chapter?.progress == 0)
    #expect(diagnostics == ["comic.progress-unusable"])
  }

  @Test func `an empty name is a name, a missing one a diagnostic`() throws {
    #expect(try fixture.loading(#"{"number":1,"name":""}"#).diagnostics.isEmpty)
    #expect(try fixture.loading(#"{"number":1}"#).diagnostics == ["comic.name-missing"])
    #expect(try fixture.loading(#"{"number":1,"name":null}"#).diagnostics == ["comic.name-missing"])
    #expect(try fixture.loading(#"{"number":1,"name":7}"#).diagnostics == ["comic.name-unusable"])
    #expect(try fixture.loading(#"{"number":1,"name":7}"#).chapter?.name == "")
  }

  @Test func `a diagnostic names the file`() throws {
    try fixture.put(#"{"number":1,"name":"","progress":105}"#)
    let log = DiagnosticLog()
    _ = try log.collecting { try fixture.manager.loadCurrentChapterData() }
    #expect(
      log.diagnostics.first?.description
        == "\(file): `progress` is 105, outside 0 to 100; using 100 [comic.progress-clamped]")
  }

  @Test func `a name of ten thousand characters is read`() throws {
    let name = String(repeating: "悟空 👨‍👩‍👧 \\\" ", count: 1_000)
    try fixture.manager.saveCurrentChapterData(imageData: nil, metadata: CoverImageMetadata(number: 1, name: name))
    #expect(try fixture.manager.loadCurrentChapterData()?.name == name)
    #expect(name.count >= 8_000)
  }

  @Test func `a missing number is an error that names file and key`() throws {
    let error = try error(#"{"name":"x"}"#)
    #expect(error == .missingField(file: file, key: "number"))
    #expect(error?.description.hasSuffix("currentChapterData.json: `number` is missing") == true)
  }

  @Test(arguments: ["\"42\"", "42.5", "null", "true", "1e40", "[42]"])
  func `the error of an invalid number shows it`(literal: String) throws {
    #expect(
      try error(#"{"number":\#(literal),"name":""}"#)
        == .invalidField(file: file, key: "number", found: literal))
  }

  @Test func `an integer may be written with a fraction`() throws {
    #expect(try fixture.loading(#"{"number":42.0,"name":""}"#).chapter?.number == 42)
  }

  @Test(arguments: [
    ("", 1, 1, "unexpected end"),
    ("{\n  \"number\": 42,\n  \"na", 3, 6, "unexpected end"),
    ("{\n  \"number\": 42,\n}", 3, 1, "unexpected `}` instead of a name in quotes"),
    ("{\"number\" 42}", 1, 11, "unexpected `4` instead of `:`"),
    ("{\"number\": 42 \"name\": 1}", 1, 15, "unexpected `\"` instead of `,` or `}`"),
    ("{\"é\": x}", 1, 7, "unexpected `x`"),
    ("{\"number\": 042}", 1, 12, "a number must not begin with 0"),
    ("{\"number\": 1} ]", 1, 15, "unexpected `]`"),
    ("{\"name\": \"a\\q\"}", 1, 13, "unknown escape sequence after `\\`"),
    ("{\"name\": \"a\nb\"}", 1, 12, "a control character in a string must be escaped"),
    ("[1]", 1, 1, "expected a JSON object"),
    (String(repeating: "[", count: 100_000), 1, 202, "nested too deeply"),
  ])
  func `broken JSON is an error that names line and column`(text: String, line: Int, column: Int, reason: String)
    throws
  {
    #expect(try error(text) == .malformedJSON(file: file, line: line, column: column, reason: reason))
  }

  @Test func `the message for broken JSON has the file, the position and the reason`() {
    let error = ComicLibraryError.malformedJSON(file: "c.json", line: 3, column: 7, reason: "unexpected end")
    #expect(error.description == "c.json: line 3 column 7: unexpected end")
  }

  @Test func `a pipe or a folder in place of the file is an error and not waited for`() throws {
    try #require(mkfifo(file, 0o600) == 0)
    #expect(throws: ComicLibraryError.unreadable(file: file, reason: "not a regular file")) {
      try fixture.manager.loadCurrentChapterData()
    }
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(throws: ComicLibraryError.unreadable(file: file, reason: "Is a directory")) {
      try fixture.manager.loadCurrentChapterData()
    }
  }

  @Test func `text that is not UTF-8 is an error`() throws {
    try Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]).write(to: URL(fileURLWithPath: file))
    #expect(
      throws: ComicLibraryError.malformedJSON(file: file, line: 1, column: 3, reason: "the text is not UTF-8")
    ) { try fixture.manager.loadCurrentChapterData() }
  }

  @Test func `escapes and a byte-order mark are read`() throws {
    let (chapter, _) = try fixture.loading("\u{FEFF}{\"number\":1,\"name\":\"\\u00e9\\ud83d\\ude00\\ud83d\\/\\n\"}")
    #expect(chapter?.name == "é😀\u{FFFD}/\n")
  }

  @Test func `a folder in place of the file cannot be read`() throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    #expect(throws: ComicLibraryError.self) { try fixture.manager.loadCurrentChapterData() }
  }

  @Test func `coding preserves unknown fields`() throws {
    let text =
      #"{"number":7,"name":"x","progress":"12","coverImagePath":"","rating":4.5,"tags":["a",{"b":null}],"x":true}"#
    let chapter = try JSONDecoder().decode(CurrentChapterData.self, from: Data(text.utf8))
    #expect(chapter.progress == 12)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(chapter), as: UTF8.self)
        == #"{"coverImagePath":"","name":"x","number":7,"progress":12,"rating":4.5,"tags":["a",{"b":null}],"x":true}"#)
    #expect(throws: ComicLibraryError.missingField(file: "currentChapterData.json", key: "number")) {
      try JSONDecoder().decode(CurrentChapterData.self, from: Data("{}".utf8))
    }
  }
}
