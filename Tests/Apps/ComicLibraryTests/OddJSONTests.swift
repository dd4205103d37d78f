import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import Testing

/// Valid JSON with probable mistakes.
@Suite struct OddJSONTests {
  private let fixture: ComicFixture

  init() throws { fixture = try ComicFixture() }

  private func loading(_ text: String) throws -> (chapter: CurrentChapterData?, messages: [String]) {
    try fixture.put(text)
    let log = DiagnosticLog()
    let chapter = try log.collecting { try fixture.manager.loadCurrentChapterData() }
    return (chapter, log.diagnostics.map(\.description))
  }

  @Test(arguments: [#"\ud83d"#, #"\uDE00"#])
  func `an unpaired surrogate is replaced and reported with its position`(half: String) throws {
    let (chapter, messages) = try loading("{\"number\": 1,\n  \"name\": \"Moon \(half)!\"}")
    let file = fixture.path("currentChapterData.json")
    #expect(chapter?.name == "Moon \u{FFFD}!")
    #expect(
      messages == [
        "\(file): unpaired surrogate `\(half)` replaced with U+FFFD (line 2 column 17) [comic.text-replaced]"
      ])
  }

  @Test func `several unpaired surrogates are one diagnostic`() throws {
    let (chapter, messages) = try loading(#"{"number": 1, "name": "\ud83d\ud83d\ude00\ud83d"}"#)
    #expect(chapter?.name == "\u{FFFD}😀\u{FFFD}")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("(line 1 column 24, and 1 more)") == true)
  }

  @Test func `surrogate pairs and an escaped U+FFFD are not reported`() throws {
    let (chapter, messages) = try loading(#"{"number": 1, "name": "\ud83d\ude00\ufffd"}"#)
    #expect(chapter?.name == "😀\u{FFFD}")
    #expect(messages == [])
  }

  @Test func `a duplicate key is reported, and its last value is used`() throws {
    let (chapter, messages) = try loading(
      "{\"number\": 1, \"name\": \"A\",\n\"name\": \"B\", \"x\": {\"name\": 1, \"number\": 2}}")
    let file = fixture.path("currentChapterData.json")
    #expect(chapter?.name == "B")
    #expect(
      messages == [
        "\(file): duplicate key \"name\"; the last value is used (line 2 column 1) "
          + "[comic.key-repeated]"
      ])
  }

  @Test func `a hundred thousand oddities are read fast`() throws {
    let halves = String(repeating: #"\ud83d"#, count: 100_000)
    let fields = (0..<50_000).map { "\"k\($0 % 40_000)\": 0" }.joined(separator: ", ")
    let (chapter, messages) = try loading("{\"number\": 1, \"name\": \"\(halves)\", \"x\": {\(fields)}}")
    #expect(chapter?.name.unicodeScalars.count == 100_000)
    #expect(messages.map { $0.contains("99999 more") || $0.contains("9999 more") } == [true, true])
  }
}
