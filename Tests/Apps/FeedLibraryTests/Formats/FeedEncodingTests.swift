import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

/// Feeds in various encodings, declared correctly or not.
@Suite struct FeedEncodingTests {
  private func title(_ bytes: Data, charset: String? = nil) throws -> (String?, [String]) {
    let log = DiagnosticLog()
    let feed = try log.collecting { try ParsedFeed.read(bytes, charset: charset) }
    return (feed.title, log.diagnostics.map(\.id))
  }

  private func document(_ title: [UInt8], declared: String?) -> Data {
    let declaration = declared.map { "<?xml version='1.0' encoding='\($0)'?>" } ?? ""
    return Data("\(declaration)<rss><channel><title>".utf8) + title + Data("</title></channel></rss>".utf8)
  }

  @Test(
    arguments: [
      ("iso-8859-1", [0x63, 0xE9], "cé"), ("windows-1252", [0x93, 0x94], "“”"), ("ISO-8859-2", [0xB1], "ą"),
      ("koi8-r", [0xC1, 0xC2], "аб"), ("shift_jis", [0x95, 0x5C], "表"), ("euc-kr", [0xC7, 0xD1], "한"),
      ("gb2312", [0xC4, 0xE3], "你"), ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
    ] as [(String, [UInt8], String)])
  func `the declared encoding and the server's`(
    name: String, bytes: [UInt8], text: String
  ) throws {
    #expect(try title(document(bytes, declared: name)) == (text, []))
    #expect(try title(document(bytes, declared: nil), charset: name) == (text, []))
    #expect(try title(document(bytes, declared: nil), charset: "text/xml; charset=\"\(name)\"") == (text, []))
  }

  @Test func `valid UTF-8 is read as UTF-8, whatever is declared`() throws {
    for declared in ["iso-8859-1", "windows-1251", "utf-16", "no-such"] {
      #expect(try title(document(Array("été 日本".utf8), declared: declared)).0 == "été 日本")
    }
    #expect(try title(document(Array("été".utf8), declared: nil), charset: "us-ascii").0 == "été")
  }

  @Test func `an unknown encoding is always reported`() throws {
    for text in ["plain", "été"] {
      #expect(try title(document(Array(text.utf8), declared: "martian")) == (text, ["markup.charset-unknown"]))
    }
    #expect(try title(document(Array("été".utf8), declared: "utf-8")) == ("été", []))
  }

  @Test func `invalid UTF-8 is read as windows-1252`() throws {
    #expect(
      try title(document(Array("日本 ".utf8) + [0x93, 0x94], declared: "utf-8")) == ("日本 “”", ["feed.bytes-mended"]))
    #expect(try title(document([0xE9, 0x74, 0xE9], declared: nil)) == ("été", ["feed.bytes-mended"]))
  }

  @Test(
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]), (.utf8, [0xEF, 0xBB, 0xBF]),
    ] as [(String.Encoding, [UInt8])])
  func `UTF-16 and UTF-32, with and without byte-order mark`(encoding: String.Encoding, mark: [UInt8]) throws {
    let text = "<?xml version=\"1.0\" encoding=\"utf-8\"?><rss><channel><title>日本 é</title></channel></rss>"
    let bytes = try #require(text.data(using: encoding))
    #expect(try title(Data(mark) + bytes).0 == "日本 é")
    #expect(try title(bytes).0 == "日本 é")
  }

  @Test func `NUL and other control characters are removed`() throws {
    #expect(try title(document([0x61, 0, 0x62, 0x0B, 0x63, 0x7F], declared: "utf-8")).0 == "abc")
    #expect(throws: FeedFormatError.self) { try ParsedFeed.read(Data(count: 3_000)) }
  }
}
