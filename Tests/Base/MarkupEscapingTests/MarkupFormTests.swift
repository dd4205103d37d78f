import MarkupEscaping
import Testing

struct MarkupFormTests {
  @Test(arguments: [MarkupForm.html, .asciiHTML, .xml()])
  func `Every form escapes the characters of markup`(form: MarkupForm) {
    #expect("<a href=\"?b&c\">'d'</a>".escaped(for: form) == "&lt;a href=&quot;?b&amp;c&quot;&gt;'d'&lt;/a&gt;")
  }

  @Test func `HTML keeps all other characters`() {
    let text = "a\tb\nc\u{1}é☎️👨‍👩‍👧\u{301}"
    #expect(Array(text.escaped(for: .html).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `HTML in ASCII has references for other characters and spaces for control characters`() {
    #expect("a\tb\r\n\u{7F}\u{80}\u{9F}\u{A0}é👩".escaped(for: .asciiHTML) == "a b     &#160;&#233;&#128105;")
  }

  @Test func `XML keeps line breaks in attributes and has no invalid characters`() {
    let text = "a\tb\r\nc\u{0}\u{B}\u{1F}é\u{7F}\u{85}\u{FFFD}\u{FFFE}\u{FFFF}\u{10000}"
    let rest = "é\u{7F}\u{85}\u{FFFD}"
    #expect(
      text.escaped(for: .xml())
        == "a&#9;b&#13;&#10;c\u{FFFD}\u{FFFD}\u{FFFD}\(rest)\u{FFFD}\u{FFFD}\u{10000}")
    #expect(text.escaped(for: .xml(invalid: nil)) == "a&#9;b&#13;&#10;c\(rest)\u{10000}")
  }
}
