internal import CCairo
internal import Foundation
internal import Graphics
internal import LayoutEngine

/// Converts runs to a ``ShapedLine``: splits, shapes, spaces, orders and places them.
final class LineShaper {
  let library: FontLibrary
  private var features: [(settings: FontFeatures.Settings, features: FontFeatures)] = []

  init(library: FontLibrary) {
    self.library = library
  }

  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedLine {
    let runs = runs.map { $0.standingIn(within: library) }
    let paragraph = TextParagraph(runs, style: style, library: library)
    let language = pango_language_from_string(style.language.isEmpty ? "en" : style.language)
    let breaks = LineBreaks(of: paragraph.bytes, scalarCount: paragraph.scalarCount, language: language)
    var line = LineBuilder(runs: runs, paragraph: paragraph, breaks: breaks)
    line.reportFamilies(in: library)
    let items = ShapingItem.items(of: paragraph, runs: runs)
    let shaped = items.map { shape($0, of: paragraph, language: language, into: &line) }
    for index in ShapingItem.visualOrder(of: items) {
      if let run = shaped[index] { line.place(run.glyphs, typeface: run.typeface, item: items[index]) }
    }
    includeMetrics(of: runs, in: &line)
    return line.finished()
  }

  private func shape(
    _ item: ShapingItem, of paragraph: TextParagraph, language: OpaquePointer?, into line: inout LineBuilder
  ) -> (glyphs: [GlyphRun.Glyph], typeface: Typeface)? {
    guard let typeface = library.typeface(item.fallback, for: item.style.font) else { return nil }
    var run: GlyphRun
    if let attachment = item.style.attachment {
      run = GlyphRun(placeFor: attachment, grapheme: item.graphemes.lowerBound)
      line.include(attachment, baselineOffset: item.style.baselineOffset)
    } else {
      run = GlyphRun(
        item, of: paragraph, typeface: typeface, features: features(for: item, typeface: typeface), language: language)
      run.replaceMissing(in: paragraph, by: typeface.replacementGlyph)
    }
    line.measure(&run.glyphs, item: item, typeface: typeface)
    return (run.glyphs, typeface)
  }

  private func features(for item: ShapingItem, typeface: Typeface) -> FontFeatures {
    let settings = FontFeatures.Settings(
      hasMonospacedDigits: item.style.font.hasMonospacedDigits,
      smallCaps: typeface.family.hasSmallCaps ? item.style.font.smallCaps : [], hasLigatures: item.style.tracking == 0)
    if let known = features.first(where: { $0.settings == settings }) { return known.features }
    let made = FontFeatures(settings)
    features.append((settings, made))
    return made
  }

  /// The line metrics of each run's own family and size; fallback faces were included during measurement.
  private func includeMetrics(of runs: [TextRun], in line: inout LineBuilder) {
    let styles = runs.isEmpty ? [TextStyle(font: ResolvedFont(size: Self.defaultSize))] : runs.map(\.style)
    for style in styles {
      let asked = style.font.lineSize ?? style.font.size
      let size = asked.isFinite ? max(asked, 0) : 0
      var ascent = Typeface.systemAscent * size
      var descent = Typeface.systemDescent * size
      if case .named = style.font.family, library.source(of: style.font.family) != nil,
        let typeface = library.typeface(nil, for: style.font)
      {
        (ascent, descent) = (typeface.ascent, typeface.descent)
      }
      let leading = style.font.leading.isFinite ? max(style.font.leading, -(ascent + descent) / 2) : 0
      line.include(
        ascent: ascent + leading / 2, descent: descent + leading / 2, baselineOffset: style.baselineOffset)
    }
  }

  /// The font size of an empty line: that of SwiftUI's default font.
  private static let defaultSize: CGFloat = 17
}
