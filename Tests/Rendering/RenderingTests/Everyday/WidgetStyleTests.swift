import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

@testable import BundledWidgets

/// Shared styles of the bundled widgets.
@Suite struct WidgetStyleTests {
  private func parts(_ color: Color, _ scheme: ColorScheme) -> [Double] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map(Double.init)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `small letters next to the main item are legible`(scheme: ColorScheme) {
    let ground = parts(.widgetBackground, scheme)
    for color in [Color.detail, .calendarRed] {
      let ink = parts(color, scheme)
      let mixed = (0..<3).map { ground[$0] + (ink[$0] - ground[$0]) * ink[3] }
      let ratio = Contrast.ratio(
        Contrast.luminance(mixed[0], mixed[1], mixed[2]), Contrast.luminance(ground[0], ground[1], ground[2]))
      #expect(ratio >= 4.5)
    }
  }

  @Test func `a started minute counts, and the text changes with the minute`() {
    let now = TestWidget.now
    let style = TimeUntil(until: now + 3300).locale(Locale(identifier: "en_US"))
    #expect(style.format(now) == "55 min" && style.format(now + 59) == "55 min" && style.format(now + 60) == "54 min")
    #expect(style.format(now + 3299) == "1 min" && style.format(now + 4000) == "0 min")
    #expect(style.discreteInput(after: now) == now + 60)
    #expect(style.discreteInput(after: now + 61) == now + 120)
    #expect(style.discreteInput(after: now + 3300) == nil)
    #expect(TimeUntil(until: now + 7500).locale(Locale(identifier: "de_DE")).format(now) == "2 Std., 5 Min.")
  }

  @Test func `next lesson shows how soon it begins, and how long it lasts`() async throws {
    func text(_ now: String, _ locale: String = "en_US") async throws -> String {
      var bench = SchoolBench()
      bench.locale = locale
      return try await bench.picture(.systemSmall, at: now).lowered.accessibilityText
    }
    #expect(try await text("2026-11-23 09:25").contains("Now 55 min left Biology"))
    #expect(try await text("2026-11-23 09:25").contains("2 more lessons"))
    #expect(try await text("2026-11-23 10:20").contains("in 20 min English"))
    #expect(try await text("2026-11-23 02:00").contains("Next Mathematics"), "hours ahead, minutes do not matter")
    #expect(try await text("2026-11-23 09:25", "de_DE").contains("Jetzt noch 55 Min. Biology"))
    #expect(try await text("2026-11-23 10:20", "ja_JP").contains("20分後"))
  }

  @Test(arguments: ["watch-205x251", "watch-162x197"])
  func `a ring is as large as its area`(device: String) async throws {
    let picture = try await SchoolBench().picture(.accessoryCircular, at: "2026-11-23 09:20") {
      if let watch = DeviceProfile.named(device) { $0.device = watch }
    }
    let field = try #require(DeviceProfile.named(device)?.size(of: .accessoryCircular))
    let frames = picture.lowered.layout.map(\.description).joined(separator: "\n")
    #expect(!frames.contains("58"), "the system's ring has 58 points")
    #expect(picture.diagnostics == [] && field.width <= 50)
  }

  @Test func `a daily widget without data says that it shows a sample, and how to set others`() async throws {
    let shelf = try DailyShelf()
    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
      let text = try await shelf.picture(RenderRequest(family: family)).lowered.accessibilityText
      #expect(text.contains("SAMPLE") && text.contains("almanac daily set FILE"), Comment(rawValue: text))
      var preview = RenderRequest(family: family)
      preview.isPreview = true
      #expect(try await !shelf.picture(preview).lowered.accessibilityText.contains("SAMPLE"))
    }
    try shelf.set(DailyShelf.json())
    let text = try await shelf.picture(RenderRequest(family: .systemSmall)).lowered.accessibilityText
    #expect(text.contains("SATURDAY By the Lake") && !text.contains("SAMPLE"), Comment(rawValue: text))
  }
}
