import Diagnostics
internal import Foundation
internal import Graphics
internal import LayoutEngine

/// Collects the results of shaping: clusters in logical order, glyphs in visual order, metrics and diagnostics.
struct LineBuilder {
  private let runs: [TextRun]
  private let paragraph: TextParagraph
  private let breaks: LineBreaks
  private var clusters: [ShapedParagraph.Cluster] = []
  private var spans: [ShapedParagraph.Span] = []
  private var pieces: [ShapedLine.Piece] = []
  private var diagnostics: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  private var missing: [MissingGlyph] = []
  private var knownMissing: Set<MissingGlyph> = []
  /// The start of the next cluster, in logical order.
  private var measured: CGFloat = 0
  private var pen: CGFloat = 0
  private var ascent: CGFloat = 0
  private var descent: CGFloat = 0

  init(runs: [TextRun], paragraph: TextParagraph, breaks: LineBreaks) {
    self.runs = runs
    self.paragraph = paragraph
    self.breaks = breaks
    clusters.reserveCapacity(paragraph.graphemes.count)
  }

  /// Adds the clusters of an item; items come in logical order. Tabs get their widths.
  mutating func measure(_ glyphs: inout [GlyphRun.Glyph], item: ShapingItem, typeface: Typeface) {
    let spacing = LetterSpacing(item, typeface: typeface, paragraph: paragraph)
    let first = item.graphemes.lowerBound
    var advances = [CGFloat?](repeating: nil, count: item.graphemes.count)
    for glyph in glyphs where item.graphemes.contains(glyph.grapheme) {
      advances[glyph.grapheme - first] = (advances[glyph.grapheme - first] ?? 0) + glyph.advance
    }
    var start = first
    while start < item.graphemes.upperBound {
      // A grapheme without its own glyphs is part of the preceding ligature.
      var end = start + 1
      while end < item.graphemes.upperBound, advances[end - first] == nil { end += 1 }
      var advance = (advances[start - first] ?? 0) + spacing.total(around: start)
      if paragraph.graphemes[start].base == "\t", item.style.attachment == nil {
        advance = Self.tabStop(after: measured) - measured
        for index in glyphs.indices where glyphs[index].grapheme == start {
          glyphs[index].advance = advance - spacing.total(around: start)
        }
      }
      appendCluster(start..<end, advance: advance)
      measured += advance
      start = end
    }
    report(item.graphemes)
    include(ascent: typeface.ascent, descent: typeface.descent, baselineOffset: item.style.baselineOffset)
  }

  /// Adds the glyphs of an item; items come from left to right.
  mutating func place(_ glyphs: [GlyphRun.Glyph], typeface: Typeface, item: ShapingItem) {
    let spacing = LetterSpacing(item, typeface: typeface, paragraph: paragraph)
    for (index, glyph) in glyphs.enumerated() {
      let start = pen
      // Tracking follows a cluster, which is at its left in right-to-left text.
      let isFirst = index == 0 || glyphs[index - 1].grapheme != glyph.grapheme
      if isFirst { pen += spacing.left(of: glyph.grapheme) }
      draw(glyph, typeface: typeface, item: item)
      pen += glyph.advance
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].grapheme != glyph.grapheme
      if isLast { pen += spacing.right(of: glyph.grapheme) }
      appendSpan(min(start, pen)..<max(start, pen), run: paragraph.graphemes[glyph.grapheme].runIndex)
    }
  }

  /// Increases the height of the line.
  mutating func include(ascent: CGFloat, descent: CGFloat, baselineOffset: CGFloat) {
    // SwiftUI's text grows by the offset in its direction and keeps its extent in the other.
    let offset = baselineOffset.isFinite ? baselineOffset : 0
    self.ascent = max(self.ascent, ascent + max(offset, 0))
    self.descent = max(self.descent, descent + max(-offset, 0))
  }

  /// Increases the height of the line for an image in it.
  mutating func include(_ attachment: TextAttachment, baselineOffset: CGFloat) {
    guard attachment.size.height.isFinite, attachment.depth.isFinite else { return }
    let rise = baselineOffset.isFinite ? baselineOffset : 0
    ascent = max(ascent, attachment.size.height - attachment.depth + rise)
    descent = max(descent, attachment.depth - rise)
  }

  /// Reports families that are not installed; their text uses the system font.
  mutating func reportFamilies(in library: FontLibrary) {
    for run in runs where library.source(of: run.style.font.family) == nil {
      switch run.style.font.family {
      case .system(let design):
        let package = design == .serif ? FontFamily.serif.package : FontFamily.monospaced.package
        add(
          Diagnostic(
            id: "font.design-unavailable",
            message: "the \(design.rawValue) font design is not installed, and the default design is used; "
              + "install the Debian package \(package)"))
      case .named(let name):
        add(
          Diagnostic(
            id: "font.family-unknown", message: "no such font family; the system font is used", subject: name))
      }
    }
  }

  func finished() -> ShapedLine {
    ShapedLine(
      paragraph: ShapedParagraph(clusters: clusters, ascent: ascent, descent: descent, spans: spans), pieces: pieces,
      diagnostics: diagnostics, missing: missing)
  }

  /// Every 28 points, UIKit's default paragraph style.
  private static func tabStop(after position: CGFloat) -> CGFloat {
    ((position / 28).rounded(.down) + 1) * 28
  }

  private mutating func appendSpan(_ range: Range<CGFloat>, run: Int) {
    if let last = spans.indices.last, spans[last].runIndex == run {
      spans[last].range = spans[last].range.lowerBound..<max(range.upperBound, spans[last].range.upperBound)
    } else {
      spans.append(ShapedParagraph.Span(runIndex: run, range: range))
    }
  }

  private mutating func appendCluster(_ graphemes: Range<Int>, advance: CGFloat) {
    let all = paragraph.graphemes
    let last = graphemes.upperBound - 1
    let nextScalar = last + 1 < all.count ? all[last + 1].scalarIndex : paragraph.scalarCount
    clusters.append(
      ShapedParagraph.Cluster(
        utf8Range: all[graphemes.lowerBound].utf8Range.lowerBound..<all[last].utf8Range.upperBound, advance: advance,
        isWhitespace: graphemes.allSatisfy { all[$0].isWhitespace },
        canBreakAfter: breaks.isAllowed(beforeScalar: nextScalar) && !isInsideKoreanWord(after: last),
        isSoftHyphen: all[last].base == "\u{AD}"))
  }

  /// Korean is broken between words, as on Apple's systems (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`);
  /// UAX #14 alone would allow a break between any two syllables.
  private func isInsideKoreanWord(after index: Int) -> Bool {
    let all = paragraph.graphemes
    return index + 1 < all.count && all[index].script == .hangul && all[index + 1].script == .hangul
      && !all[index].isWhitespace && !all[index + 1].isWhitespace
  }

  private mutating func draw(_ glyph: GlyphRun.Glyph, typeface: Typeface, item: ShapingItem) {
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
      if case .missing(let glyph) = paragraph.graphemes[index].choice, knownMissing.insert(glyph).inserted {
        missing.append(glyph)
      }
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
