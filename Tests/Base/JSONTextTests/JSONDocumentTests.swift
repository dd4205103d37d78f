import Foundation
import Testing

@testable import JSONText

@Suite struct JSONDocumentTests {
  private func document(_ text: String, deepestLevel: Int = 64) throws(JSONSyntaxError) -> JSONDocument {
    try JSONDocument(Data(text.utf8), deepestLevel: deepestLevel)
  }

  @Test func `values keep their positions, digits and order`() throws {
    let text = "\u{FEFF} {\"b\": [1.50, -2e3],\n \"a\": \"é\\n\\ud83d\\ude00\", \"c\": null}"
    let root = try document(text).root
    guard case .object(let fields) = root.value else { throw try #require(nil as JSONSyntaxError?) }
    #expect(fields.map(\.name) == ["b", "a", "c"])
    #expect(fields[1].value.value == .string("é\n😀") && fields[2].value.value == .null)
    guard case .array(let numbers) = fields[0].value.value else { throw try #require(nil as JSONSyntaxError?) }
    #expect(numbers.map(\.value) == [.number("1.50"), .number("-2e3")])
    let bytes = Array(text.utf8)
    #expect(TextPosition(of: fields[1].offset, in: bytes) == TextPosition(line: 2, column: 2))
    #expect(TextPosition(of: numbers[1].offset, in: bytes) == TextPosition(line: 1, column: 15))
  }

  @Test(arguments: [
    ("", 1, 1, "unexpected end"), ("{\"a\": 01}", 1, 7, "a number must not begin with 0"),
    ("[1,\n ]", 2, 2, "unexpected `]`"), ("{\"é\" 1}", 1, 6, "unexpected `1` instead of `:`"),
    ("[1] 2", 1, 5, "unexpected `2`"), ("\"\\x\"", 1, 3, "unknown escape sequence after `\\`"),
    ("\"\\u12G4\"", 1, 4, "`\\u` must be followed by four hexadecimal digits"),
    ("\"\t\"", 1, 2, "a control character in a string must be escaped"), ("<p>", 1, 1, "unexpected `<`"),
  ])
  func `invalid JSON is reported with its position`(_ text: String, line: Int, column: Int, reason: String) throws {
    let error = #expect(throws: JSONSyntaxError.self) { try document(text) }
    #expect(error == JSONSyntaxError(place: TextPosition(line: line, column: column), reason: reason))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16]) func `UTF-16 is reported as such`(
    encoding: String.Encoding
  ) throws {
    let bytes = try #require("{\"title\": \"a\"}".data(using: encoding))
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(bytes) }
    #expect(error?.reason == "the text is UTF-16, not UTF-8")
  }

  @Test func `invalid UTF-8 is reported, inside and outside of strings`() throws {
    for bytes in [Data([0x7B, 0xFC]), Data([0x22, 0xFC, 0x22])] {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(bytes) }
      #expect(error == JSONSyntaxError(place: TextPosition(line: 1, column: 2), reason: "the text is not UTF-8"))
    }
    // A literal replacement character is valid.
    #expect(throws: JSONSyntaxError(place: TextPosition(line: 1, column: 1), reason: "unexpected `\u{FFFD}`")) {
      try document("\u{FFFD}")
    }
  }

  @Test func `oddities are counted, with the position of the first`() throws {
    let odd = try document(#"{"a": "\ud83d\ude00 \ud83d", "b": 1, "a": "\ude00", "a": 2}"#)
    #expect(odd.loneSurrogates?.text == #"\ud83d"# && odd.loneSurrogates?.count == 2)
    #expect(odd.loneSurrogates?.place == TextPosition(line: 1, column: 21))
    #expect(odd.repeatedNames?.text == "a" && odd.repeatedNames?.count == 2)
    #expect(odd.repeatedNames?.place == TextPosition(line: 1, column: 38))
    let plain = try document(#"{"a": {"a": 1}}"#)
    #expect(plain.loneSurrogates == nil && plain.repeatedNames == nil)
  }

  @Test func `the nesting depth of lists is limited`() throws {
    #expect(throws: Never.self) { try document("[[[]]]", deepestLevel: 2) }
    let error = #expect(throws: JSONSyntaxError.self) { try document("[[[]]]", deepestLevel: 1) }
    #expect(error?.reason == "nested too deeply")
  }
}
