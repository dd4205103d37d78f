import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import CairoPainting

/// Widths of real SwiftUI text on an iPhone (iOS 26.0 simulator, 2×), rounded up to half a point by SwiftUI.
/// Source: github.com/iamcgn/swiftui-web, Fixtures/Goldens/ios/text-metrics.json (Apache-2.0), numbers only.
private let measured: [(size: CGFloat, weight: Int, text: String, width: CGFloat)] = [
  (10, 400, "Cherry", 33.0),
  (11, 400, "Fruit", 24.0),
  (11, 400, "Caption 2", 51.0),
  (11, 500, "Fruits", 31.0),
  (11, 600, "Fruits", 31.5),
  (12, 400, "Plain", 27.5),
  (12, 400, "Caption small", 77.0),
  (12, 500, "Banana", 43.0),
  (12, 600, "Banana", 44.0),
  (12, 700, "Account", 50.0),
  (13, 400, "Redacted text", 84.5),
  (13, 400, "Name", 35.5),
  (13, 400, "Both", 28.5),
  (13, 400, "Help me", 50.5),
  (13, 400, "Vegetables", 68.0),
  (13, 400, "mixed case", 68.5),
  (13, 500, "Footer", 40.5),
  (13, 600, "Fruits", 36.5),
  (13, 600, "Footer", 41.5),
  (13, 700, "Bold Under", 72.0),
  (13, 700, "Enabled", 52.0),
  (15, 400, "FRUIT", 42.0),
  (15, 400, "ACCOUNT", 73.0),
  (15, 500, "Vegetables", 79.0),
  (15, 600, "Hello", 37.0),
  (15, 700, "Volume", 55.0),
  (16, 400, "Footer", 47.5),
  (16, 600, "Cherry", 52.0),
  (17, 400, "Delete…", 62.5),
  (17, 400, "Name", 45.0),
  (17, 400, "Large", 43.5),
  (17, 400, "Options…", 73.0),
  (17, 400, "Both", 36.0),
  (17, 400, "Number 1", 73.5),
  (17, 500, "Preferences", 94.5),
  (17, 600, "Prominent", 82.5),
  (17, 600, "Volume", 59.5),
  (17, 600, "Headline", 70.5),
  (17, 700, "Borderless", 88.5),
  (17, 700, "Disabled", 71.5),
  (20, 400, "Plain", 42.0),
  (20, 400, "Hello", 45.0),
  (20, 500, "Bold", 41.0),
  (20, 600, "Plain", 45.0),
  (20, 700, "Fruit", 44.0),
  (22, 400, "Hello", 49.0),
  (22, 400, "Star", 39.0),
  (22, 600, "Title 2", 61.5),
]

struct TextTrackingTests {
  @Test func `widths agree with San Francisco's within 1.2 percent`() throws {
    let engine = try TextEngine()
    var squares: CGFloat = 0
    for row in measured {
      let width = engine.width(row.text, size: row.size, weight: row.weight)
      let error = (width * 2).rounded(.up) / 2 / row.width - 1
      #expect(abs(error) < 0.03, "\(row.text) at \(row.size): \(width), measured \(row.width)")
      squares += error * error
    }
    #expect((squares / CGFloat(measured.count)).squareRoot() <= 0.012)
  }

  @Test func `tracking is interpolated between sizes and between weights`() {
    let between = SystemFontTracking.tracking(size: 14, weight: 450)
    let corners = [(13, 400), (13, 500), (15, 400), (15, 500)].map {
      SystemFontTracking.tracking(size: CGFloat($0.0), weight: $0.1) / CGFloat($0.0)
    }
    #expect(abs(between / 14 - corners.reduce(0, +) / 4) < 1e-9)
  }

  @Test func `tracking beyond the table keeps its share of the size`() {
    #expect(abs(SystemFontTracking.tracking(size: 96, weight: 400) + 0.0458 * 96) < 1e-9)
    #expect(abs(SystemFontTracking.tracking(size: 4, weight: 400) - 0.02 * 4) < 1e-9)
    #expect(SystemFontTracking.tracking(size: 17, weight: 100) == SystemFontTracking.tracking(size: 17, weight: 400))
    #expect(SystemFontTracking.tracking(size: 17, weight: 900) > SystemFontTracking.tracking(size: 17, weight: 800))
  }

  @Test func `tracking of the style is added after every character`() throws {
    let engine = try TextEngine()
    let plain = engine.shape([.plain("Chapter")], style: ParagraphStyle())
    let tracked = engine.shape([.plain("Chapter", tracking: 2)], style: ParagraphStyle())
    for (a, b) in zip(plain.clusters, tracked.clusters) { #expect(abs(b.advance - a.advance - 2) < 1e-6) }
  }

  @Test func `tracking does not tear joined letters apart`() throws {
    let engine = try TextEngine()
    let style = ParagraphStyle(isRightToLeft: true, language: "ar")
    let plain = engine.shape([.plain("العربية")], style: style)
    let tracked = engine.shape([.plain("العربية", tracking: 5)], style: style)
    #expect(plain == tracked)
  }

  @Test func `the fitted tracking is for the system font alone`() throws {
    let engine = try TextEngine()
    let japanese = engine.shape([.plain("月", size: 20)], style: ParagraphStyle(language: "ja"))
    #expect(abs(japanese.width - 20) < 1e-6)
  }
}
