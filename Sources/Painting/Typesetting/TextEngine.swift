import Diagnostics
package import Foundation
package import Graphics
package import LayoutEngine

/// Sets text with Pango: shapes lines for the layout and draws the very same lines for the painter.
///
/// Equal runs have equal glyphs, advances and pixels whatever was set before, in any locale, on any machine with the
/// same font files. The system font is Inter with San Francisco's line height and widths; characters that it lacks come
/// from Noto by fixed tables, and what no font has becomes a white square and a diagnostic.
///
/// An engine belongs to one thread at a time; make one per thread. Making one and shaping its first line takes a few
/// milliseconds.
package final class TextEngine: TextShaping {
  private let shaper: LineShaper
  /// Texts set before, for every picture that is drawn with this engine.
  package let layouts: TextLayoutCache? = TextLayoutCache(generationSize: 256)
  private var cache = ShapedLineCache(generationSize: 256)

  /// Finds the system font in `fonts`; other fonts are looked up when a text first needs them.
  ///
  /// - Throws: ``TextEngineError/systemFontMissing(package:)`` when Inter is not there.
  package init(fonts: FontDirectories = .debian) throws(TextEngineError) {
    shaper = LineShaper(library: try FontLibrary(directories: fonts))
  }

  /// Debian's packages, in alphabetical order, whose fonts are not all in `fonts`; empty when every script can be set.
  package static func missingPackages(fonts: FontDirectories = .debian) -> [String] {
    guard let library = try? FontLibrary(directories: fonts) else { return [FontFamily.inter.package] }
    let scripts = ScriptFont.all.filter { library.coverage(of: $0) == nil }.map(\.package)
    var designs: [String] = []
    if library.source(of: .system(.serif)) == nil { designs.append(FontFamily.serif.package) }
    if library.source(of: .system(.monospaced)) == nil { designs.append(FontFamily.monospaced.package) }
    return Set(scripts + designs).sorted()
  }

  /// Shapes `runs` as one line, and reports what had to be replaced to ``DiagnosticLog/current``.
  package func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
    let line = line(runs, style: style)
    line.report()
    return line.paragraph
  }

  /// The box around what ``draw(_:style:at:in:setPaint:)`` marks, relative to its `baseline` point, y downwards.
  ///
  /// - Returns: `CGRect.null` when there is no ink.
  package func inkBounds(_ runs: [TextRun], style: ParagraphStyle) -> CGRect {
    line(runs, style: style).inkBounds
  }

  /// `style` with a language that says which national form the Han characters of `runs` have.
  ///
  /// Without one, each text is judged by its own kana or hangul; a caller that breaks a paragraph asks here for the
  /// whole of it first, so that a line without kana keeps the forms of the others. Styles of texts without such
  /// letters come back unchanged.
  package func settled(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle {
    let text = runs.map(\.text).joined()
    let form = HanForm(language: style.language, text: text)
    guard HanForm(language: style.language) == nil, form != .simplified else { return style }
    var settled = style
    settled.language = form.language
    return settled
  }

  /// The line for `runs`, from the cache if it was shaped before.
  func line(_ runs: [TextRun], style: ParagraphStyle) -> ShapedLine {
    cache.line(for: ShapedLineCache.Key(runs, style: style)) { shaper.shape(runs, style: style) }
  }
}

@available(*, unavailable, message: "an engine belongs to one thread; make one per thread")
extension TextEngine: Sendable {}
