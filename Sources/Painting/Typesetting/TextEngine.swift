import Diagnostics
package import Foundation
package import Graphics
package import LayoutEngine

/// Sets text with Pango: shapes lines for the layout, and draws the same lines for the painter.
///
/// Equal runs have equal glyphs, advances and pixels, independent of earlier texts and the locale, on any machine
/// with the same font files. The system font is Inter with San Francisco's line height and widths. Characters that it
/// lacks come from Noto by fixed tables, and characters that no font has become a white square with a diagnostic.
///
/// An engine belongs to one thread at a time; create one per thread. Creating one and shaping its first line takes a
/// few milliseconds.
package final class TextEngine: TextShaping {
  private let shaper: LineShaper
  /// Recent text layouts, for all pictures drawn with this engine.
  package let layouts: TextLayoutCache? = TextLayoutCache(generationSize: 256)
  private var cache = ShapedLineCache(generationSize: 256)

  /// Finds the system font in `fonts`. Other fonts are loaded when a text first needs them.
  ///
  /// - Throws: ``TextEngineError/systemFontMissing(package:)`` if Inter is not installed.
  package init(fonts: FontDirectories = .debian) throws(TextEngineError) {
    shaper = LineShaper(library: try FontLibrary(directories: fonts))
  }

  /// The Debian packages, in alphabetical order, whose fonts are missing in `fonts`.
  package static func missingPackages(fonts: FontDirectories = .debian) -> [String] {
    guard let library = try? FontLibrary(directories: fonts) else { return [FontFamily.inter.package] }
    let scripts = ScriptFont.all.filter { library.coverage(of: $0) == nil }.map(\.package)
    var designs: [String] = []
    if library.source(of: .system(.serif)) == nil { designs.append(FontFamily.serif.package) }
    if library.source(of: .system(.monospaced)) == nil { designs.append(FontFamily.monospaced.package) }
    return Set(scripts + designs).sorted()
  }

  /// Shapes `runs` as one line, and reports what was replaced to ``DiagnosticLog/current``.
  package func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph {
    let line = line(runs, style: style)
    line.report()
    return line.paragraph
  }

  /// The ink bounds of ``draw(_:style:at:in:setPaint:)``, relative to its `baseline` point, y downwards.
  ///
  /// - Returns: `CGRect.null` without ink.
  package func inkBounds(_ runs: [TextRun], style: ParagraphStyle) -> CGRect {
    line(runs, style: style).inkBounds
  }

  /// `style` with a language that determines the national form of the Han characters in `runs`.
  ///
  /// Without one, each text is judged by its own kana or hangul. To break a paragraph into lines, call this for the
  /// whole paragraph first, so that a line without kana has the same forms as the others. The style of texts without
  /// such letters is unchanged.
  package func resolvedStyle(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle {
    let text = runs.map(\.text).joined()
    let form = HanForm(language: style.language, text: text)
    guard HanForm(language: style.language) == nil, form != .simplified else { return style }
    var settled = style
    settled.language = form.language
    return settled
  }

  /// The line for `runs`, cached if it was shaped before.
  func line(_ runs: [TextRun], style: ParagraphStyle) -> ShapedLine {
    cache.line(for: ShapedLineCache.Key(runs, style: style)) { shaper.shape(runs, style: style) }
  }
}

@available(*, unavailable, message: "a text engine belongs to one thread; create one per thread")
extension TextEngine: Sendable {}
