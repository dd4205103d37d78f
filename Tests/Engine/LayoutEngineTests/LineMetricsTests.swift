import Foundation
import Graphics
import SquareFonts
import Testing

@testable import LayoutEngine

struct LineMetricsTests {
  /// Heights and baselines of the system font at 2×, measured on SwiftUI by the swiftui-web project (Apache-2.0).
  @Test(
    arguments: [
      (13.0, [16.0, 31.5, 47.0, 62.5, 78.0, 93.5], [12.5, 28.5, 44.0, 59.5, 75.0, 90.5]),
      (17.0, [20.5, 41.0], [16.0, 36.5]),
    ] as [(CGFloat, [CGFloat], [CGFloat])])
  func `n lines are n unrounded lines high, rounded up; so are baselines`(
    _ size: CGFloat, _ heights: [CGFloat], _ baselines: [CGFloat]
  ) {
    for (index, height) in heights.enumerated() {
      let text = Array(repeating: "a", count: index + 1).joined(separator: "\n")
      let layout = set(text, width: nil, size: size, font: .sanFrancisco)
      #expect(layout.size.height == height)
      #expect(layout.lines.map(\.baseline) == Array(baselines.prefix(index + 1)))
    }
  }

  @Test func `a text keeps its lines in its own height`() {
    for count in 1...6 {
      let text = Array(repeating: "aa", count: count).joined(separator: " ")
      let asked = set(text, width: 30, size: 13, font: .sanFrancisco)
      let offered = set(text, width: 30, height: asked.size.height, size: 13, font: .sanFrancisco)
      #expect(offered == asked)
    }
  }

  @Test func `paragraphs of several sizes are as high as their lines`() {
    let layout = set([.black("a\n"), .black("b", size: 30)], width: nil)
    #expect(layout.size.height == 40)
    #expect(layout.lines.map(\.baseline) == [8, 34])
  }

  @Test func `wrapped lines have the same distances as paragraphs`() {
    let layout = set("aa bb cc", width: 30, size: 13, font: .sanFrancisco)
    #expect(layout.texts.count == 3)
    #expect(layout.size.height == 47)
    #expect(layout.lines.map(\.baseline) == [12.5, 28.5, 44])
  }

  @Test func `at 3× a line is rounded to thirds`() {
    let layout = set("a", width: nil, size: 17, font: .sanFrancisco) { $0.scale = PixelScale(3) }
    #expect(abs(layout.size.height - 61.0 / 3) < 1e-9)
  }

  @Test func `widths are rounded up to the pixel and limited to the proposal`() {
    #expect(set("a", width: nil, size: 10.1).size.width == 10.5)
    #expect(set("a", width: 10.25, size: 10.1).size.width == 10.25)
    #expect(set("a", width: nil, size: 10.1) { $0.scale = PixelScale(1) }.size.width == 11)
  }

  @Test func `line spacing is between lines, not around them`() {
    let layout = set("a\nb\nc", width: nil) { $0.lineSpacing = 4 }
    #expect(layout.size.height == 38)
    #expect(layout.lines.map(\.baseline) == [8, 22, 36])
    #expect(set("a", width: nil) { $0.lineSpacing = 4 }.size.height == 10)
  }

  @Test func `lines with spacing are rounded together, not one by one`() {
    // 4 × 15.51 + 3 × 4, as on an iPhone.
    let layout = set("a\nb\nc\nd", width: nil, size: 13, font: .sanFrancisco) { $0.lineSpacing = 4 }
    #expect(layout.size.height == 74.5)
    #expect(layout.lines.map(\.baseline) == [12.5, 32.5, 52, 71.5])
  }

  @Test func `a text may take the whole proposed width, with its lines aligned in it`() {
    let wide: (inout TextSpecification) -> Void = {
      $0.takesOfferedWidth = true
      $0.alignment = .trailing
    }
    let layout = set("1:01", width: 100, size: 10, wide)
    #expect(layout.size == CGSize(width: 100, height: 10))
    #expect(layout.lines.map(\.x) == [60])
    #expect(set("1:01", width: nil, size: 10, wide).size.width == 40)
    #expect(set("1:01", width: 25, size: 10, wide).size.width == 25)
  }

  @Test func `such a text is as flexible as a colour`() {
    var text = TextSpecification(runs: [.black("1:01")])
    text.takesOfferedWidth = true
    let rule = TextRule(text, spacing: ViewSpacing(), shaper: SquareFont())
    let widths = [nil, 0, 30, 40, 90, .infinity].map {
      rule.fittingSize(ProposedViewSize(width: $0, height: nil), []).width
    }
    #expect(widths == [40, 0, 30, 40, 90, .infinity])
    #expect(rule.items(in: CGRect(x: 0, y: 0, width: 90, height: 10), proposal: .infinity).count == 1)
  }

  @Test func `a line is as high as its tallest run`() {
    let layout = set([.black("a"), .black("b", size: 30)], width: nil)
    #expect(layout.size == CGSize(width: 40, height: 30))
    #expect(layout.lines[0].baseline == 24)
  }

  @Test(
    arguments: [
      (TextAlignment.leading, false, [0.0, 0.0]), (.center, false, [15, 0]), (.trailing, false, [30, 0]),
      (.leading, true, [30, 0]), (.center, true, [15, 0]), (.trailing, true, [0, 0]),
    ] as [(TextAlignment, Bool, [CGFloat])])
  func `lines are aligned in the frame, mirrored from right to left`(
    _ alignment: TextAlignment, _ isRightToLeft: Bool, _ expected: [CGFloat]
  ) {
    let layout = set("ab\nabcde", width: nil) {
      $0.alignment = alignment
      $0.isLayoutRightToLeft = isRightToLeft
    }
    #expect(layout.size.width == 50)
    #expect(layout.lines.map(\.x) == expected)
  }

  @Test func `a trailing line ends at the edge without its hanging space`() {
    let layout = set("aaa bb cccc dd", width: 45) { $0.alignment = .trailing }
    #expect(layout.texts == ["aaa", "bb", "cccc", "dd"])
    #expect(layout.size.width == 45)
    #expect(layout.lines.map(\.x) == [15, 25, 5, 25])
  }

  /// Distances that SwiftUI leaves above and below a text of the system font on an iPhone, measured by the
  /// swiftui-web project (Apache-2.0).
  @Test(
    arguments: [
      (17.0, 6.6005859375, 10.80908), (13, 5.1357, 8.3540), (20, 7.3242, 12.2754), (10, 3.91, 6.39), (40, 14.65, 24.55),
    ] as [(Double, Double, Double)])
  func `a text has SwiftUI's distance from other views`(_ size: Double, _ above: Double, _ below: Double) {
    let text = ViewSpacing.text(size: size, toText: 2)
    let view = ViewSpacing()
    let tolerance = size == 10 || size == 40 ? 0.006 : 0.0001
    #expect(abs(view.distance(to: text, along: .vertical) - above) < tolerance)
    #expect(abs(text.distance(to: view, along: .vertical) - below) < tolerance)
    #expect(text.distance(to: text, along: .vertical) == 2)
    #expect(text.distance(to: view, along: .horizontal) == 8)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: .zero, along: .vertical) == 0)
  }
}
