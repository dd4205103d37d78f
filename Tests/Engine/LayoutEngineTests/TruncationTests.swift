import Foundation
import Graphics
import SquareFonts
import Testing

@testable import LayoutEngine

struct TruncationTests {
  @Test func `one line is truncated at a character`() {
    let layout = set("abcdefghij", width: 55) { $0.lineLimit = 1 }
    #expect(layout.texts == ["abcd…"])
    #expect(layout.isTruncated)
    #expect(layout.size == CGSize(width: 50, height: 10))
  }

  @Test func `the last line holds as much as fits, in the middle of a word`() {
    let layout = set("aa bbbb ccccc dddd", width: 80) { $0.lineLimit = 2 }
    #expect(layout.texts == ["aa bbbb", "ccccc d…"])
  }

  @Test func `spaces before the ellipsis are dropped`() {
    #expect(set("abc   defgh", width: 70) { $0.lineLimit = 1 }.texts == ["abc…"])
    #expect(set("abc   defgh", width: 80) { $0.lineLimit = 1 }.texts == ["abc   d…"])
    #expect(set("    defgh", width: 40) { $0.lineLimit = 1 }.texts == ["…"])
  }

  @Test func `a text of exactly its limit is complete`() {
    let layout = set("aaa bbb", width: 40) { $0.lineLimit = 2 }
    #expect(layout.texts == ["aaa", "bbb"])
    #expect(!layout.isTruncated)
  }

  @Test func `an omitted paragraph leaves an ellipsis`() {
    let layout = set("ab\ncd\nef", width: 100) { $0.lineLimit = 2 }
    #expect(layout.texts == ["ab", "cd…"])
    #expect(layout.isTruncated)
    #expect(layout.size == CGSize(width: 30, height: 20))
    #expect(set("abcd\nef", width: 40) { $0.lineLimit = 1 }.texts == ["abc…"])
  }

  @Test func `even the ellipsis alone is drawn if nothing fits`() {
    #expect(set("abc", width: 5) { $0.lineLimit = 1 }.texts == ["…"])
  }

  @Test func `invisible characters do not slow down truncation`() {
    let font = SquareFont()
    let hidden = String(repeating: "\u{AD}", count: 3_000)
    let text = TextSpecification(runs: [.black("abcdef\(hidden)ghij")], lineLimit: 1)
    let layout = TextLayout(text, proposal: ProposedViewSize(width: 60, height: nil), shaper: font)
    #expect(layout.texts == ["abcde…"])
    #expect(font.shapings < 10)
  }

  @Test func `the limit is at least one line`() {
    #expect(TextSpecification(runs: [], lineLimit: 0).lineLimit == 1)
    #expect(TextSpecification(runs: [], lineLimit: -3).lineLimit == 1)
  }

  @Test func `the height determines the number of lines, at least one`() {
    let text = "aa bb cc dd ee ff"
    #expect(set(text, width: 25, height: 60).texts.count == 6)
    #expect(set(text, width: 25, height: 39).texts == ["aa", "bb", "c…"])
    #expect(set(text, width: 25, height: 10).texts == ["a…"])
    #expect(set(text, width: 25, height: 0).texts == ["a…"])
    #expect(set(text, width: 25, height: .infinity).texts.count == 6)
    #expect(set(text, width: 25, height: 39) { $0.lineLimit = 2 }.texts == ["aa", "b…"])
  }

  @Test func `the height includes line spacing`() {
    let text = "aa bb cc"
    #expect(set(text, width: 25, height: 35) { $0.lineSpacing = 5 }.texts == ["aa", "b…"])
  }

  @Test func `the ellipsis has the style of the character before it, and fits`() {
    let layout = set([.black("ab"), .black("cdefgh", size: 20)], width: 70) { $0.lineLimit = 1 }
    #expect(layout.texts == ["abc…"])
    #expect(layout.lines[0].runs.last?.style.font.size == 20)
    #expect(layout.lines[0].width == 60)
  }

  @Test func `the ellipsis is no larger than the rest of the line`() {
    let layout = set([.black("ab", size: 20), .black("cdefgh")], width: 75) { $0.lineLimit = 1 }
    #expect(layout.texts == ["abcd…"])
    #expect(layout.lines[0].width <= 75)
  }
}

struct ScalingTests {
  @Test func `fonts shrink by whole percents before truncation`() {
    let layout = set("abcdefghij", width: 77) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.texts == ["abcdefghij"])
    #expect(layout.scaleFactor == 0.77)
    #expect(abs(layout.size.width - 77) < 1e-9)
    #expect(layout.lines[0].runs[0].style.font.size == 7.7)
    #expect(layout.size.height == 8)
  }

  @Test(arguments: [(0.5, 51), (0.5, 99), (0.55, 56), (0.07, 8), (0.29, 30), (0.555, 56)])
  func `every whole percent above the limit is tried`(_ factor: Double, _ percent: Int) {
    let layout = set("abcdefghij", width: CGFloat(percent)) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = factor
    }
    #expect(layout.scaleFactor == CGFloat(percent) / 100)
  }

  @Test func `at the limit, text that does not fit is truncated`() {
    let layout = set("abcdefghij", width: 42) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.texts == ["abcdefg…"])
    #expect(layout.scaleFactor == 0.5)
    #expect(layout.isTruncated)
  }

  @Test func `text that fits is not shrunk`() {
    #expect(set("abc", width: 30) { $0.minimumScaleFactor = 0.1 }.scaleFactor == 1)
    // It wraps, so it is not truncated.
    #expect(set("aaa bbb", width: 40) { $0.minimumScaleFactor = 0.1 }.scaleFactor == 1)
  }

  @Test func `fonts shrink for the height too`() {
    let layout = set("aa bb", width: 25, height: 15) { $0.minimumScaleFactor = 0.5 }
    #expect(!layout.isTruncated)
    #expect(layout.size.height <= 15)
    #expect(layout.texts.joined(separator: " ") == "aa bb")
  }

  @Test func `a factor outside of its range is clamped`() {
    #expect(TextSpecification(runs: [], minimumScaleFactor: 3).minimumScaleFactor == 1)
    #expect(TextSpecification(runs: [], minimumScaleFactor: 0).minimumScaleFactor == 0.01)
    #expect(TextSpecification(runs: [], lineSpacing: -4).lineSpacing == 0)
  }
}
