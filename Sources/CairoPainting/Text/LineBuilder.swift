internal import Foundation
internal import Graphics
internal import LayoutEngine

/// Collects what shaping gives: clusters in logical order, glyphs in visual order, metrics and diagnostics.
struct LineBuilder {
  private let runs: [TextRun]
  private let paragraph: TextParagraph
  private let breaks: LineBreaks
  private var clusters: [ShapedParagraph.Cluster] = []
  private var pieces: [ShapedLine.Piece] = []
  private var diagnostics: [Diagnostic] = []
  private var pen: CGFloat = 0
  private var ascent: CGFloat = 0
  private var descent: CGFloat = 0

  init(runs: [TextRun], paragraph: TextParagraph, breaks: LineBreaks) {
    self.runs = runs
    self.paragraph = paragraph
    self.breaks = breaks
    clusters.reserveCapacity(paragraph.graphemes.count)
  }

  /// Adds the clusters of an item; items come in logical order.
  mutating func measure(_ glyphs: [GlyphRun.Glyph], item: TextItem, typeface: Typeface) {
    var advances: [Int: CGFloat] = [:]
    for glyph in glyphs { advances[glyph.grapheme, default: 0] += glyph.advance }
    let tracking = Self.tracking(of: item, typeface: typeface)
    var start = item.graphemes.lowerBound
    while start < item.graphemes.upperBound {
      // A grapheme without glyphs of its own is part of the ligature before it.
      var end = start + 1
      while end < item.graphemes.upperBound, advances[end] == nil { end += 1 }
      let isVisible = paragraph.graphemes[start].choice != .invisible
      appendCluster(start..<end, advance: (advances[start] ?? 0) + (isVisible ? tracking : 0))
      start = end
    }
    report(item.graphemes)
    include(ascent: typeface.ascent, descent: typeface.descent, baselineOffset: item.style.baselineOffset)
  }

  /// Adds the glyphs of an item; items come from left to right.
  mutating func place(_ glyphs: [GlyphRun.Glyph], typeface: Typeface, item: TextItem) {
    let tracking = Self.tracking(of: item, typeface: typeface)
    for (index, glyph) in glyphs.enumerated() {
      let isVisible = paragraph.graphemes[glyph.grapheme].choice != .invisible
      // Tracking comes after a cluster, which is at its left in text from right to left.
      let isFirst = index == 0 || glyphs[index - 1].grapheme != glyph.grapheme
      if item.isRightToLeft, isFirst, isVisible { pen += tracking }
      draw(glyph, typeface: typeface, item: item)
      pen += glyph.advance
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].grapheme != glyph.grapheme
      if !item.isRightToLeft, isLast, isVisible { pen += tracking }
    }
  }

  /// Makes the line at least so high.
  mutating func include(ascent: CGFloat, descent: CGFloat, baselineOffset: CGFloat) {
    // SwiftUI's text grows by the offset in its direction and keeps what it had in the other.
    self.ascent = max(self.ascent, ascent + max(baselineOffset, 0))
    self.descent = max(self.descent, descent + max(-baselineOffset, 0))
  }

  /// Reports families that are not there; their text is set in the system font.
  mutating func reportFamilies() {
    for run in runs {
      switch run.style.font.family {
      case .system(.standard): continue
      case .system(let design):
        add(
          Diagnostic(
            id: "font.design-unavailable",
            message: "the \(design.rawValue) design is not available; the standard one is used"))
      case .named(let name):
        add(
          Diagnostic(
            id: "font.family-unknown", message: "there is no such font family; the system font is used", subject: name))
      }
    }
  }

  /// The line.
  func finished() -> ShapedLine {
    ShapedLine(
      paragraph: ShapedParagraph(clusters: clusters, ascent: ascent, descent: descent), pieces: pieces,
      diagnostics: diagnostics)
  }

  private mutating func appendCluster(_ graphemes: Range<Int>, advance: CGFloat) {
    let all = paragraph.graphemes
    let last = graphemes.upperBound - 1
    let nextScalar = last + 1 < all.count ? all[last + 1].scalarIndex : paragraph.scalarCount
    clusters.append(
      ShapedParagraph.Cluster(
        utf8Range: all[graphemes.lowerBound].utf8Range.lowerBound..<all[last].utf8Range.upperBound, advance: advance,
        isWhitespace: graphemes.allSatisfy { all[$0].isWhitespace },
        canBreakAfter: breaks.isAllowed(beforeScalar: nextScalar) && !isInsideKoreanWord(after: last)))
  }

  /// Korean is broken between words, as Apple's systems do (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`);
  /// UAX #14 by itself would allow a break between any two syllables.
  private func isInsideKoreanWord(after index: Int) -> Bool {
    let all = paragraph.graphemes
    return index + 1 < all.count && all[index].script == .hangul && all[index + 1].script == .hangul
      && !all[index].isWhitespace && !all[index + 1].isWhitespace
  }

  private mutating func draw(_ glyph: GlyphRun.Glyph, typeface: Typeface, item: TextItem) {
    guard let index = glyph.index else { return }
    let runIndex = paragraph.graphemes[glyph.grapheme].runIndex
    let isJoined = item.script.isJoined
    let isContinued = pieces.last.map {
      $0.typeface === typeface && $0.runIndex == runIndex && $0.isJoined == isJoined
    }
    if isContinued != true {
      pieces.append(ShapedLine.Piece(typeface: typeface, runIndex: runIndex, isJoined: isJoined, glyphs: []))
    }
    pieces[pieces.count - 1].glyphs.append(
      ShapedLine.Glyph(index: index, x: pen + glyph.offset.x, y: glyph.offset.y - item.style.baselineOffset))
  }

  private mutating func report(_ graphemes: Range<Int>) {
    for index in graphemes {
      if case .missing(let diagnostic) = paragraph.graphemes[index].choice { add(diagnostic) }
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// The user's and the face's own; none where letters are joined.
  private static func tracking(of item: TextItem, typeface: Typeface) -> CGFloat {
    item.script.isJoined ? 0 : item.style.tracking + typeface.fittedTracking
  }
}
