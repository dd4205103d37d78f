import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

struct TextEngineTests {
  @Test func `a line of the system font has San Francisco's height`() throws {
    let shaped = try TextEngine().shape([.plain("Chapter 42", size: 17)], style: ParagraphStyle())
    #expect(abs(shaped.ascent - 0.95215 * 17) < 0.001)
    #expect(abs(shaped.descent - 0.24121 * 17) < 0.001)
  }

  @Test func `the tallest run determines the height`() throws {
    let shaped = try TextEngine().shape([.plain("a", size: 11), .plain("b", size: 28)], style: ParagraphStyle())
    #expect(abs(shaped.ascent - 28 * 1950 / 2048) < 1e-9)
  }

  @Test func `an empty text has a height and no clusters`() throws {
    let shaped = try TextEngine().shape([.plain("", size: 20)], style: ParagraphStyle())
    #expect(shaped.clusters.isEmpty)
    #expect(abs(shaped.ascent - 20 * 1950 / 2048) < 1e-9)
    let nothing = try TextEngine().shape([], style: ParagraphStyle())
    #expect(nothing.clusters.isEmpty)
    #expect(nothing.ascent > 0)
  }

  @Test(arguments: textSamples.indices)
  func `clusters cover the text without gaps, in logical order`(index: Int) throws {
    let (text, style) = textSamples[index]
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let runs = [TextRun.plain(String(text[..<middle])), TextRun.plain(String(text[middle...]), weight: 700)]
    let clusters = try TextEngine().shape(runs, style: style).clusters
    var end = 0
    for cluster in clusters {
      #expect(cluster.utf8Range.lowerBound == end)
      #expect(!cluster.utf8Range.isEmpty)
      end = cluster.utf8Range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func `clusters of right-to-left text are in logical order, their glyphs in visual order`() throws {
    let engine = try TextEngine()
    let style = ParagraphStyle(isRightToLeft: true, language: "he")
    let line = engine.line([.plain("אבג")], style: style)
    #expect(line.paragraph.clusters.map(\.utf8Range) == [0..<2, 2..<4, 4..<6])
    let single = ["א", "ב", "ג"].map { engine.shape([.plain($0)], style: style).width }
    #expect(zip(line.paragraph.clusters, single).allSatisfy { abs($0.advance - $1) < 1e-6 })
    // The first letter is the rightmost glyph.
    let first = engine.line([.plain("א")], style: style).pieces[0].glyphs[0].index
    #expect(line.pieces[0].glyphs.last?.index == first)
  }

  @Test func `numbers run from left to right inside right-to-left text`() throws {
    let engine = try TextEngine()
    let style = ParagraphStyle(isRightToLeft: true, language: "he")
    let line = engine.line([.plain("פרק 42")], style: style)
    let digits = engine.line([.plain("42")], style: ParagraphStyle()).pieces[0].glyphs.map(\.index)
    #expect(line.pieces.first?.glyphs.map(\.index).prefix(2).elementsEqual(digits) == true)
    #expect(abs(line.pieces.first?.glyphs.first?.x ?? 9) < 0.1)
  }

  @Test func `a combining mark belongs to its letter`() throws {
    let engine = try TextEngine()
    let shaped = engine.shape([.plain("e\u{301}x")], style: ParagraphStyle())
    #expect(shaped.clusters.map(\.utf8Range) == [0..<3, 3..<4])
    #expect(abs(shaped.width - engine.width("éx")) < 1e-6)
  }

  @Test func `lines may be broken after spaces and hyphens, and between ideographs`() throws {
    let engine = try TextEngine()
    let latin = engine.shape([.plain("one two-x")], style: ParagraphStyle()).clusters
    #expect(latin.filter(\.canBreakAfter).map(\.utf8Range.upperBound) == [4, 8, 9])
    #expect(latin.filter(\.isWhitespace).map(\.utf8Range) == [3..<4])
    let japanese = engine.shape([.plain("提灯。守")], style: ParagraphStyle(language: "ja")).clusters
    #expect(japanese.map(\.canBreakAfter) == [true, false, true, true])
    let unbroken = engine.shape([.plain("a\u{A0}b")], style: ParagraphStyle()).clusters
    #expect(unbroken.map(\.canBreakAfter) == [false, false, true])
    #expect(unbroken.allSatisfy { !$0.isWhitespace })
  }

  @Test func `monospaced digits are equally wide`() throws {
    let engine = try TextEngine()
    let font = ResolvedFont(size: 17, hasMonospacedDigits: true)
    func advances(_ font: ResolvedFont) -> Set<CGFloat> {
      let run = TextRun("0123456789", style: TextStyle(font: font), paint: TextRun.plain("").paint)
      return Set(engine.shape([run], style: ParagraphStyle()).clusters.map(\.advance))
    }
    #expect(advances(font).count == 1)
    #expect(advances(ResolvedFont(size: 17)).count > 1)
  }

  @Test func `two-character arrows stay two characters`() throws {
    let shaped = try TextEngine().line([.plain("->")], style: ParagraphStyle())
    #expect(shaped.paragraph.clusters.count == 2)
    let alone = try TextEngine().line([.plain("-")], style: ParagraphStyle())
    #expect(shaped.pieces[0].glyphs[0].index == alone.pieces[0].glyphs[0].index)
  }

  @Test func `weights and slants are different faces`() throws {
    let engine = try TextEngine()
    let widths = stride(from: 100, through: 900, by: 100).map { weight in
      engine.inkBounds([.plain("Lantern", weight: weight)], style: ParagraphStyle()).width
    }
    #expect(Set(widths).count == 9)
    let italic = TextRun(
      "H", style: TextStyle(font: ResolvedFont(size: 17, isItalic: true)), paint: TextRun.plain("").paint)
    let upright = engine.line([.plain("H")], style: ParagraphStyle())
    #expect(engine.inkBounds([italic], style: ParagraphStyle()) != upright.inkBounds)
  }

  @Test func `a baseline offset lifts the ink and lets the line grow in its direction`() throws {
    let engine = try TextEngine()
    var raised = TextRun.plain("x")
    raised.style.baselineOffset = 6
    let plain = engine.shape([.plain("x")], style: ParagraphStyle())
    let lifted = engine.shape([raised], style: ParagraphStyle())
    #expect(lifted.ascent == plain.ascent + 6)
    #expect(lifted.descent == plain.descent)
    let bounds = engine.inkBounds([.plain("x")], style: ParagraphStyle())
    #expect(abs(engine.inkBounds([raised], style: ParagraphStyle()).minY - (bounds.minY - 6)) < 1e-6)
  }

  @Test func `controls are invisible and line ends are spaces`() throws {
    let engine = try TextEngine()
    let shaped = engine.shapeReporting("a\u{0}\u{1}b\u{B}c")
    #expect(shaped.diagnostics.isEmpty)
    #expect(abs(shaped.paragraph.width - engine.width("ab c")) < 0.5)
    #expect(shaped.paragraph.clusters.last?.utf8Range == 5..<6)
  }

  @Test func `invalid sizes do not crash`() throws {
    let engine = try TextEngine()
    for size in [0, -3, .nan, .infinity] as [CGFloat] {
      #expect(engine.shape([.plain("ab", size: size)], style: ParagraphStyle()).clusters.count == 2)
    }
  }

  @Test func `the ink of a line of spaces is null`() throws {
    #expect(try TextEngine().inkBounds([.plain("  ")], style: ParagraphStyle()).isNull)
  }

  @Test func `the cache drops unused lines`() {
    var cache = ShapedLineCache(generationSize: 2)
    var made = 0
    func ask(_ text: String) {
      _ = cache.line(for: ShapedLineCache.Key([.plain(text)], style: ParagraphStyle())) {
        made += 1
        return ShapedLine(
          paragraph: ShapedParagraph(clusters: [], ascent: 0, descent: 0), pieces: [], diagnostics: [], missing: [])
      }
    }
    ["a", "b", "a", "c", "a"].forEach(ask)
    #expect(made == 3)
    ["d", "e", "f", "g", "a"].forEach(ask)
    #expect(made == 8)
  }

  @Test func `Korean may be broken between words, not inside them`() throws {
    let clusters = try TextEngine().shape([.plain("등불지기들 그리고")], style: ParagraphStyle()).clusters
    #expect(clusters.indices.filter { clusters[$0].canBreakAfter }.first == 5)
    #expect(clusters.dropLast().filter(\.canBreakAfter).count == 1)
  }
}
