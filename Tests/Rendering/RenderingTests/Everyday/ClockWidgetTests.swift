import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import BundledWidgets

/// The clock: its entries, its second time zone, its sky.
@Suite struct ClockWidgetTests {
  private func timeline(_ now: Date, zone: String? = nil) async -> Timeline<ClockEntry> {
    let intent = ClockIntent()
    intent.zone = zone.map { ClockZone(id: $0) }
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: false, displaySize: CGSize(width: 170, height: 170), date: now)
    return await ClockProvider().timeline(for: intent, in: context)
  }

  @Test func `an entry for each minute of an hour ahead, on the minute`() async {
    let timeline = await timeline(TestWidget.now + 20.5, zone: "Asia/Tokyo")
    #expect(timeline.entries.count == 61 && timeline.policy == .atEnd)
    #expect(timeline.entries[0].date == TestWidget.now + 20.5)
    #expect(timeline.entries.dropFirst().map(\.date) == (1...60).map { TestWidget.now + Double($0) * 60 })
    #expect(timeline.entries.allSatisfy { $0.zone?.identifier == "Asia/Tokyo" })
  }

  @Test func `on the minute itself, the next entry is that of the next minute`() async {
    #expect(await timeline(TestWidget.now).entries[1].date == TestWidget.now + 60)
  }

  @Test func `zones are found by parts of their names, and unknown ones are not accepted`() async throws {
    let query = ClockZoneQuery()
    #expect(try await query.entities(matching: "new york").map(\.id) == ["America/New_York"])
    #expect(try await query.entities(for: ["Asia/Tokyo", "Nowhere"]).map(\.id) == ["Asia/Tokyo"])
    #expect(try await query.suggestedEntities().allSatisfy { TimeZone(identifier: $0.id) != nil })
  }

  @Test func `white letters and the accent are legible on the sky of every minute`() {
    func light(_ shade: SkyLight.Shade) -> Double {
      Contrast.luminance(shade.red, shade.green, shade.blue)
    }
    let (white, accent) = (1.0, Contrast.luminance(1, 0.9, 0.68))
    for minute in 0..<1440 {
      let sky = SkyLight(hour: Double(minute) / 60)
      for shade in [sky.top, sky.bottom, sky.hills.far, sky.hills.near] {
        #expect(Contrast.ratio(white, light(shade)) >= 4.5, "at minute \(minute)")
      }
      // The accent is in the upper third.
      let upper = sky.top.mixed(with: sky.bottom, by: 1.0 / 3)
      #expect(Contrast.ratio(accent, light(upper)) >= 4.5, "at minute \(minute)")
    }
  }

  @Test(arguments: [
    ("Asia/Tokyo", "en_US", "Tokyo Tomorrow, +9h 7:10"), ("America/New_York", "de_DE", "New York Heute, −5h 17:10"),
    ("UTC", "en_US", "GMT Today 10:10"), ("Asia/Kolkata", "ja_JP", "コルカタ 明日、+5時間30分 3:40"),
  ])
  func `the second zone has its name, its day and its time in the language`(zone: String, locale: String, text: String)
    async throws
  {
    _ = AlmanacWidgets()
    let kind = try #require(AlmanacWidgets().kinds.first { $0.kind == "clock" })
    let renderer = WidgetRenderer(
      world: World(
        now: try Date("2026-11-21T22:10:00Z", strategy: .iso8601), locale: Locale(identifier: locale),
        stringTables: StringTables(main: .main), groupContainers: URL(fileURLWithPath: "/nonexistent"),
        timeLimit: TimeLimit(.seconds(3600))))
    let placed = try await renderer.world.asking { try await kind.set(["zone": [zone]], in: nil) }
    let picture = try await renderer.currentPicture(of: placed, RenderRequest(family: .systemMedium), as: .png)
    #expect(picture.diagnostics == [])
    #expect(picture.lowered.accessibilityText.contains(text), Comment(rawValue: picture.lowered.accessibilityText))
  }
}

/// The contrast of two lightnesses (WCAG 2).
enum Contrast {
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let linear = { (part: Double) in part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  static func ratio(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }
}
