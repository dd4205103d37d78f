import Diagnostics
import Foundation
import Graphics
import Testing

@testable import MarkupText

/// Character encodings of pages.
@Suite struct TextEncodingTests {
  /// The first paragraph's text, and the ids of the diagnostics.
  private func read(_ data: Data, charset: String? = nil, as kind: Markup.Kind = .html) throws -> (String?, [String]) {
    let log = DiagnosticLog()
    let markup = try log.collecting { try Markup.parse(data, as: kind, charset: charset) }
    return (markup.root?.first("p")?.text, log.diagnostics.map(\.id))
  }

  private static let japanese: [UInt8] = [0x95, 0x5C, 0x81, 0x60, 0xFA, 0xB1]

  @Test(
    arguments: [
      ("windows-1252", [0x93, 0x80, 0xE9], "“€é"), ("ISO-8859-1", [0x93, 0x80, 0xE9], "“€é"),
      ("Shift_JIS", japanese, "表～﨑"), ("\"x-sjis\"", japanese, "表～﨑"), ("windows-1256", [0xC7], "ا"),
      ("koi8-r", [0xC1], "а"), ("gb2312", [0xC4, 0xE3], "你"), ("iso-8859-9", [0xFD], "ı"),
      ("euc-kr", [0xC7, 0xD1], "한"),
      ("euc-jp", [0xC6, 0xFC], "日"), ("big5", [0xA4, 0xA4], "中"), ("utf-8", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func `a page is read in the given encoding or in its declared one`(
    charset: String, bytes: [UInt8], text: String
  ) throws {
    let body = Data("<p>".utf8) + bytes + Data("</p>".utf8)
    #expect(try read(body, charset: charset) == (text, []))
    for meta in ["<meta charset=\(charset)>", "<META http-equiv=Content-Type content='text/html; Charset=\(charset)'>"]
    {
      let label = meta.replacing("\"", with: "")
      #expect(try read(Data(label.utf8) + body) == (text, []), "\(label)")
    }
  }

  @Test func `the given encoding precedes a byte order mark, which precedes a declaration`() throws {
    let accent = Data("<meta charset=windows-1252><p>é</p>".utf8)
    #expect(try read(accent).0 == "Ã©")
    #expect(try read(accent, charset: "utf-8").0 == "é")
    #expect(try read(Data([0xEF, 0xBB, 0xBF]) + accent).0 == "é")
    // The byte order mark is then ordinary text.
    #expect(try read(Data([0xEF, 0xBB, 0xBF]) + accent, charset: "latin1").0 == "ï»¿")
    // The declaration could not be read in the encoding that it names.
    #expect(try read(Data("<meta charset=utf-16><p>é</p>".utf8)).0 == "é")
  }

  @Test func `UTF-16 is detected by its byte order mark, in either order`() throws {
    let text = "<p>日本🐉</p>"
    let little = try #require(text.data(using: .utf16LittleEndian))
    let big = try #require(text.data(using: .utf16BigEndian))
    #expect(try read(Data([0xFF, 0xFE]) + little) == ("日本🐉", []))
    #expect(try read(Data([0xFE, 0xFF]) + big) == ("日本🐉", []))
    #expect(try read(Data([0xFE, 0xFF]) + big, charset: "UTF-16") == ("日本🐉", []))
    #expect(try read(little, charset: "utf-16") == ("日本🐉", []))
    #expect(try read(big, charset: "utf-16be") == ("日本🐉", []))
  }

  @Test func `XML is read in the encoding that it declares`() throws {
    let head = Data("<?xml version=\"1.0\" encoding='Shift_JIS' ?><a><p>".utf8)
    let data = head + Self.japanese + Data("</p></a>".utf8)
    #expect(try read(data, as: .xml) == ("表～﨑", []))
    let wide = try #require(
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a><p>é</p></a>".data(using: .utf16LittleEndian))
    #expect(try read(wide, as: .xml) == ("é", []))
    #expect(try read(Data([0xFF, 0xFE]) + wide, as: .xml) == ("é", []))
  }

  @Test func `an unknown encoding is ignored and reported`() throws {
    for charset in [
      "klingon", "UTF-8//IGNORE", "cp1259", "iso-8859-99999999999999999999", String(repeating: "x", count: 9_000),
    ] {
      #expect(try read(Data("<p>é</p>".utf8), charset: charset) == ("é", ["markup.charset-unknown"]))
    }
    #expect(try read(Data("<p>é</p>".utf8), charset: "") == ("é", []))
  }

  @Test func `invalid bytes are replaced and reported`() throws {
    let data = Data("<p>a".utf8) + [0xC3, 0x28, 0x00, 0xFF] + Data("b</p>".utf8)
    #expect(try read(data) == ("a\u{FFFD}(\u{FFFD}\u{FFFD}b", ["markup.bytes-replaced"]))
    // Truncated within a character.
    #expect(try read(Data("<p>a".utf8) + [0xE3, 0x81]) == ("a\u{FFFD}", ["markup.bytes-replaced"]))
  }
}
