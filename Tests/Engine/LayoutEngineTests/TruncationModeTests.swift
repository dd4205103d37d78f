import Diagnostics
import Foundation
import Graphics
import SquareFonts
import Testing

@testable import LayoutEngine

struct TruncationModeTests {
  @Test func `the head of a line is truncated`() {
    let layout = set("abcdefghij", width: 55) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(layout.texts == ["…ghij"])
    #expect(layout.size.width == 50)
  }

  @Test(arguments: [.head, .middle, .tail] as [TextSpecification.Truncation])
  func `characters without a width are removed together, not one at a time`(
    _ truncation: TextSpecification.Truncation
  ) {
    let font = SquareFont()
    let nothing = String(repeating: "\u{AD}", count: 2_000)
    let layout = set(nothing + "ab" + nothing, width: 5, font: font) {
      $0.lineLimit = 1
      $0.truncation = truncation
    }
    #expect(layout.texts == ["…"])
    #expect(font.shapings < 50, "\(font.shapings)")
  }

  @Test func `the middle of a line is truncated, with equal parts on either side`() {
    let layout = set("abcdefghij", width: 55) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(layout.texts == ["ab…ij"])
    #expect(
      set("abcdefghij", width: 60) {
        $0.lineLimit = 1
        $0.truncation = .middle
      }.texts == ["ab…hij"])
  }

  @Test(
    arguments: [(.head, "…def"), (.middle, "ab…ef"), (.tail, "ab c…")] as [(TextSpecification.Truncation, String)])
  func `spaces beside the ellipsis are dropped`(_ truncation: TextSpecification.Truncation, _ expected: String) {
    let layout = set("ab c def", width: 50) {
      $0.lineLimit = 1
      $0.truncation = truncation
    }
    #expect(layout.texts == [expected])
  }

  @Test(
    arguments: [(.head, "…ii jjj kkk"), (.middle, "ddd e…j kkk"), (.tail, "ddd eee ff…")]
      as [(TextSpecification.Truncation, String)])
  func `only the last line is truncated, with all remaining text`(
    _ truncation: TextSpecification.Truncation, _ expected: String
  ) {
    let layout = set("aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk", width: 115) {
      $0.lineLimit = 2
      $0.truncation = truncation
    }
    #expect(layout.texts == ["aaa bbb ccc", expected])
  }

  @Test(arguments: [.head, .middle, .tail] as [TextSpecification.Truncation])
  func `the ellipsis alone is drawn if nothing fits`(_ truncation: TextSpecification.Truncation) {
    let layout = set("abc", width: 5) {
      $0.lineLimit = 1
      $0.truncation = truncation
    }
    #expect(layout.texts == ["…"])
  }
}

struct ReservedLineTests {
  @Test func `reserved lines are added below, and the last baseline stays`() {
    let layout = set("Hello", width: nil, size: 13, font: .sanFrancisco) { $0.reservedLines = 3 }
    #expect(layout.size.height == 47)
    #expect(layout.lines.map(\.baseline) == [12.5])
  }

  @Test func `a text with more lines than are reserved has its own height`() {
    #expect(set("a\nb\nc", width: nil) { $0.reservedLines = 2 }.size.height == 30)
  }

  @Test func `the number of reserved lines is limited`() {
    #expect(TextSpecification(runs: [], reservedLines: .max).reservedLines == 10_000)
    #expect(TextSpecification(runs: [], reservedLines: -1).reservedLines == 1)
  }

  @Test func `a single line shrinks until it is low enough`() {
    let layout = set("abc", width: nil, height: 7) { $0.minimumScaleFactor = 0.5 }
    #expect(layout.scaleFactor == 0.7)
    #expect(set("abc", width: nil, height: 1) { $0.minimumScaleFactor = 0.5 }.scaleFactor == 0.5)
    #expect(set("abc", width: nil, height: 7).scaleFactor == 1)
  }

  @Test func `letters are tightened before truncation, as little as possible`() {
    let layout = set("abcdefghij", width: 97) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!layout.isTruncated)
    #expect(layout.lines[0].runs[0].style.kerning == -0.3)
    #expect(
      set("abcdefghij", width: 90) {
        $0.lineLimit = 1
        $0.allowsTightening = true
      }.texts == ["abcdefgh…"])
  }
}

struct SoftHyphenTests {
  @Test func `a line that ends at a soft hyphen shows it`() {
    #expect(set("abc\u{AD}def", width: 45).texts == ["abc-", "def"])
  }

  @Test func `an unused soft hyphen is invisible`() {
    let layout = set("abc\u{AD}def", width: 100)
    #expect(layout.texts == ["abc\u{AD}def"])
    #expect(layout.size.width == 60)
  }

  @Test func `the hyphen must fit as well`() {
    #expect(set("ab\u{AD}cd\u{AD}ef", width: 45).texts == ["ab-", "cd\u{AD}ef"])
  }
}

struct TextLimitTests {
  private func applied(_ text: String) -> (text: String, diagnostics: [String]) {
    let log = DiagnosticLog()
    let limited = log.collecting {
      TextLimits.applied(to: [.black(text)])
    }
    return (limited.map(\.text).joined(), log.diagnostics.map(\.id))
  }

  @Test func `a text of a megabyte is cut and reported`() {
    let limited = applied(String(repeating: "word ", count: 200_000))
    #expect(limited.diagnostics == ["text.too-long"])
    #expect(limited.text.count == TextLimits.characters + 1)
    #expect(limited.text.hasSuffix("…"))
  }

  @Test func `a million NULs are cut like other characters`() {
    let limited = applied(String(repeating: "\0", count: 1_000_000))
    #expect(limited.diagnostics == ["text.too-long"])
    #expect(limited.text.unicodeScalars.count == TextLimits.characters + 1)
  }

  @Test func `at most thirty combining marks are kept`() {
    let limited = applied("a" + String(repeating: "\u{301}", count: 5_000) + "b")
    #expect(limited.diagnostics == ["text.too-many-marks"])
    #expect(limited.text.unicodeScalars.count == 32)
  }

  @Test(arguments: ["", "Hello", "👨‍👩‍👧‍👦🇯🇵 日本語", String(repeating: "é", count: 5_000)])
  func `ordinary texts are not changed`(_ text: String) {
    #expect(applied(text).text == text)
    #expect(applied(text).diagnostics.isEmpty)
  }
}
