import Foundation
import Graphics
import Testing

@testable import LayoutEngine

struct LineBreakingTests {
  @Test func `a text that fits stays on one line`() {
    let layout = set("abc def", width: 70)
    #expect(layout.texts == ["abc def"])
    #expect(layout.size == CGSize(width: 70, height: 10))
    #expect(!layout.isTruncated)
    #expect(set("abc def", width: nil) == layout)
    #expect(set("abc def", width: .infinity) == layout)
  }

  @Test func `three lines and more are filled greedily`() {
    #expect(set("aa bb cc dd ee", width: 60).texts == ["aa bb", "cc dd", "ee"])
  }

  @Test func `a line may break after a hyphen`() {
    #expect(set("ab-cd ef-gh ij", width: 60).texts == ["ab-cd", "ef-gh", "ij"])
    #expect(set("abc-defg hij klm", width: 50).texts == ["abc-", "defg", "hij", "klm"])
  }

  @Test func `white space hangs over the edge`() {
    // "aaaa" and "bb" are 40 and 20 wide; the spaces do not count against 60.
    #expect(set("aaa bb    cc dddd ee", width: 60).texts == ["aaa bb", "cc", "dddd", "ee"])
  }

  @Test func `a wrapped line includes its trailing space, up to the proposal`() {
    let roomy = set("aaa bbb ccc", width: 45)
    #expect(roomy.texts == ["aaa", "bbb", "ccc"])
    #expect(roomy.size.width == 40)
    #expect(roomy.lines.map(\.width) == [30, 30, 30])
    #expect(set("aaa bbb ccc", width: 35).size.width == 35)
  }

  @Test func `a word wider than the line is broken by character`() {
    #expect(set("abcdefgh", width: 35).texts == ["abc", "def", "gh"])
    #expect(set("ab cdefgh ij", width: 30).texts == ["ab", "cde", "fgh", "ij"])
  }

  @Test(arguments: [0.0, 5.0])
  func `without room a line has one character`(_ width: Double) {
    let layout = set("abc", width: width)
    #expect(layout.texts == ["a", "b", "c"])
    #expect(layout.size == CGSize(width: width, height: 30))
  }

  @Test func `the second of two lines gets a second word if that is more even`() {
    #expect(set("aaaa bbbb cc", width: 90).texts == ["aaaa", "bbbb cc"])
    #expect(set("aa bb cc dd", width: 80).texts == ["aa bb", "cc dd"])
  }

  @Test func `a widow stays where moving a word would be less even`() {
    #expect(set("aa bbbbbb ccc", width: 100).texts == ["aa bbbbbb", "ccc"])
    #expect(set("aaaa cccc", width: 60).texts == ["aaaa", "cccc"])
  }

  @Test func `two words on the second line stay`() {
    #expect(set("aaaa bbbb c d", width: 90).texts == ["aaaa bbbb", "c d"])
  }

  @Test func `a line feed ends a line, and paragraphs wrap on their own`() {
    #expect(set("ab\ncd", width: nil).texts == ["ab", "cd"])
    #expect(set("aa bb\ncc dd ee", width: 60).texts == ["aa bb", "cc dd", "ee"])
    #expect(set("a\r\nb\u{2028}c", width: 100).texts == ["a", "b", "c"])
  }

  @Test func `empty paragraphs keep their height`() {
    let layout = set("a\n\nb\n", width: 100)
    #expect(layout.texts == ["a", "", "b", ""])
    #expect(layout.size == CGSize(width: 10, height: 40))
  }

  @Test func `an empty text is a line without width`() {
    #expect(set("", width: 100).size == CGSize(width: 0, height: 10))
    #expect(set("", width: 100).texts == [""])
    #expect(set([], width: 100).size == .zero)
  }

  @Test func `a text of spaces is as wide as they are`() {
    let layout = set("   ", width: 100)
    #expect(layout.texts == ["   "])
    #expect(layout.size == CGSize(width: 30, height: 10))
    #expect(set("   ", width: 20).texts == ["   "])
  }

  @Test func `a line breaks between runs as within them`() {
    let layout = set([.black("ab c"), .black("d ef", size: 20), .black(" gh")], width: 80)
    #expect(layout.texts == ["ab cd", "ef gh"])
    #expect(layout.lines[0].runs.map(\.text) == ["ab c", "d"])
    #expect(layout.lines[0].runs.map(\.style.font.size) == [10, 20])
  }

  @Test func `characters of several bytes are never split`() {
    #expect(set("héé 日本語 🇯🇵🇯🇵", width: 30).texts == ["héé", "日本語", "🇯🇵🇯🇵"])
    #expect(set("👨‍👩‍👧‍👦👍🏽é", width: 10).texts == ["👨‍👩‍👧‍👦", "👍🏽", "é"])
  }

  @Test func `a sum of advances may exceed the width by a thousandth of a point`() {
    #expect(set("aaaaaaa", width: 6.9995, size: 1).texts.count == 1)
    #expect(set("aaaaaaa", width: 6.99, size: 1).texts.count == 2)
  }
}
