import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FoundationAdditions

struct HTMLTextTests {
  @Test(
    arguments: [
      (
        "<h3 style=\"color: #fff;\">Pikachu is the <span style=\"color: red;\">Mouse</span> one</h3>",
        "Pikachu is the Mouse one\n"
      ),
      ("<p>a</p><p>b<br>c</p>", "a\nb\nc\n"), ("  a \n  b  ", "a b"), ("a<b> b</b>c", "a bc"),
      ("&lt;&amp;&#65;&#x42;&nope;&#99999999;", "<&AB&nope;&#99999999;"),
      ("<style>p { color: red }</style>a<!-- <b> -->b<script>1 < 2</script>", "ab"), ("a<b", "a"), ("", ""), ("<>", ""),
      ("a<!DOCTYPE html>b", "ab"), ("<!-- a", ""), ("1 > 0", "1 > 0"),
    ])
  func `a page's text is split into lines`(_ page: String, _ text: String) {
    #expect(HTMLText(page).text == text)
  }

  @Test func `a page is read in its encoding, and what is left out is reported`() throws {
    let log = DiagnosticLog()
    let data = try #require("<p>ü</p>".data(using: .utf16))
    let text = try log.collecting {
      try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
    #expect(text.string == "ü\n")
    #expect(AttributedString(text) == AttributedString("ü\n"))
    #expect(log.diagnostics.map(\.id) == ["text.markup-plain"])
    let latin = try NSAttributedString(
      data: Data([0xFC]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: String.Encoding.isoLatin1.rawValue,
      ],
      documentAttributes: nil)
    #expect(latin.string == "ü")
  }

  @Test func `invalid bytes are an error`() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xC0, 0x80]), documentAttributes: nil)
    }
  }
}
