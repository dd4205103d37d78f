import Diagnostics
import Foundation
import Graphics
import LayoutEngine

@testable import Typesetting

extension TextRun {
  static func plain(_ text: String, size: CGFloat = 17, weight: Int = 400, tracking: CGFloat = 0) -> TextRun {
    TextRun(
      text, style: TextStyle(font: ResolvedFont(size: size, weight: weight), tracking: tracking),
      paint: .color(ResolvedColor(red: 0, green: 0, blue: 0)))
  }
}

extension TextEngine {
  func width(_ text: String, size: CGFloat = 17, weight: Int = 400) -> CGFloat {
    shape([.plain(text, size: size, weight: weight)], style: ParagraphStyle()).width
  }

  /// Shapes one run and returns the diagnostics too.
  func shapeReporting(
    _ text: String, style: ParagraphStyle = ParagraphStyle()
  ) -> (paragraph: ShapedParagraph, diagnostics: [Diagnostic]) {
    let log = DiagnosticLog()
    let paragraph = log.collecting { shape([.plain(text)], style: style) }
    return (paragraph, log.diagnostics)
  }
}

/// Texts that cover every path through the engine, with their base directions and languages.
let textSamples: [(text: String, style: ParagraphStyle)] = [
  ("Chapter 42: The Lantern Keeper", ParagraphStyle()),
  ("第42章 月の提灯守り", ParagraphStyle(language: "ja")),
  ("제42장 달의 등불지기", ParagraphStyle(language: "ko")),
  ("第42章 月亮的灯笼守护者，骨", ParagraphStyle(language: "zh-Hans")),
  ("第42章 月亮的燈籠守護者，骨", ParagraphStyle(language: "zh-Hant")),
  ("اللغة العربية: الفصل 42", ParagraphStyle(isRightToLeft: true, language: "ar")),
  ("עִבְרִית פרק 42", ParagraphStyle(isRightToLeft: true, language: "he")),
  ("Ελληνικά Български Tiếng Việt", ParagraphStyle()),
  ("ภาษาไทย हिन्दी தமிழ் ქართული", ParagraphStyle()),
  ("👨‍👩‍👧‍👦 🇯🇵 👍🏽 ☎ ☎️ 1️⃣ ♪ ∑ ⌘", ParagraphStyle()),
]
