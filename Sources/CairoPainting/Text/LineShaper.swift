internal import CCairo
internal import Foundation
internal import Graphics
internal import LayoutEngine

/// Turns runs into a ``ShapedLine``: cut, shape, space, order, place.
struct LineShaper {
  let library: FontLibrary
  let standardFeatures: FontFeatures
  let monospacedDigitFeatures: FontFeatures

  /// Shapes `runs` as one line.
  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedLine {
    let paragraph = TextParagraph(runs, style: style, library: library)
    let language = pango_language_from_string(style.language.isEmpty ? "en" : style.language)
    let breaks = LineBreaks(of: paragraph.bytes, scalarCount: paragraph.scalarCount, language: language)
    var line = LineBuilder(runs: runs, paragraph: paragraph, breaks: breaks)
    line.reportFamilies()
    let items = TextItem.items(of: paragraph, runs: runs)
    let shaped = items.map { shape($0, of: paragraph, language: language, into: &line) }
    for index in TextItem.visualOrder(of: items) {
      if let run = shaped[index] { line.place(run.glyphs, typeface: run.typeface, item: items[index]) }
    }
    includeMetrics(of: runs, in: &line)
    return line.finished()
  }

  private func shape(
    _ item: TextItem, of paragraph: TextParagraph, language: OpaquePointer?, into line: inout LineBuilder
  ) -> (glyphs: [GlyphRun.Glyph], typeface: Typeface)? {
    guard let typeface = library.typeface(item.fallback, for: item.style.font) else { return nil }
    let features = item.style.font.hasMonospacedDigits ? monospacedDigitFeatures : standardFeatures
    var run = GlyphRun(item, of: paragraph, typeface: typeface, features: features, language: language)
    run.replaceMissing(in: paragraph, by: typeface.replacementGlyph)
    line.measure(run.glyphs, item: item, typeface: typeface)
    return (run.glyphs, typeface)
  }

  /// The system font's line in the size of every run; fallback faces were included as they were measured.
  private func includeMetrics(of runs: [TextRun], in line: inout LineBuilder) {
    let styles = runs.isEmpty ? [TextStyle(font: ResolvedFont(size: Self.defaultSize))] : runs.map(\.style)
    for style in styles {
      let size = style.font.size.isFinite ? max(style.font.size, 0) : 0
      line.include(
        ascent: Typeface.systemAscent * size, descent: Typeface.systemDescent * size,
        baselineOffset: style.baselineOffset)
    }
  }

  /// The height of a line of nothing at all: that of SwiftUI's default font.
  private static let defaultSize: CGFloat = 17
}
