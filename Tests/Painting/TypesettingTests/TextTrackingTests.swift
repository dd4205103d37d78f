import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

struct TextTrackingTests {
  @Test func `tracking of the style is added after every character`() throws {
    let engine = try TextEngine()
    let plain = engine.shape([.plain("Chapter")], style: ParagraphStyle())
    let tracked = engine.shape([.plain("Chapter", tracking: 2)], style: ParagraphStyle())
    for (a, b) in zip(plain.clusters, tracked.clusters) { #expect(abs(b.advance - a.advance - 2) < 1e-6) }
  }

  @Test func `tracking does not separate joined letters`() throws {
    let engine = try TextEngine()
    let style = ParagraphStyle(isRightToLeft: true, language: "ar")
    let plain = engine.shape([.plain("العربية")], style: style)
    let tracked = engine.shape([.plain("العربية", tracking: 5)], style: style)
    #expect(plain == tracked)
  }

  @Test func `the fitted tracking is only for the system font`() throws {
    let engine = try TextEngine()
    let japanese = engine.shape([.plain("月", size: 20)], style: ParagraphStyle(language: "ja"))
    #expect(abs(japanese.width - 20) < 1e-6)
  }
}
