import Foundation
import Graphics
import Localization
import Testing
import Timelines

@testable import ConfigurationIntents

/// Parameters with a unit, and date components.
struct ParameterUnitTests {
  private struct TimerIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"

    @Parameter(title: "Pause", defaultUnit: .minutes) var pause: Duration?
    @Parameter(title: "Rest") var rest: Duration?
    @Parameter(title: "Lap", defaultValue: 2, defaultUnit: .minutes) var lap: Measurement<UnitDuration>
    @Parameter(title: "Way", defaultUnit: .kilometers) var way: Measurement<UnitLength>?
    @Parameter(title: "Day", kind: .date) var day: DateComponents?
    @Parameter(title: "Start", kind: .time) var start: DateComponents?
    @Parameter(title: "Both") var both: DateComponents?
  }

  private let intent = TimerIntent()

  private func set(_ name: String, _ text: String) async throws {
    let named = try #require(IntentSettings(intent)[name])
    try await named.set([text], for: intent, within: TimeLimit(.seconds(3600)))
  }

  @Test func `a number without a unit has the parameter's unit`() async throws {
    for (text, seconds) in [("5", 300.0), ("5s", 5), ("1.5h", 5400), ("0.5", 30)] {
      try await set("pause", text)
      #expect(intent.pause == .seconds(seconds), "\(text)")
    }
    try await set("rest", "5")
    #expect(intent.rest == .seconds(5))
    #expect(intent.lap == Measurement(value: 2, unit: UnitDuration.minutes))
    try await set("lap", "5")
    #expect(intent.lap == Measurement(value: 5, unit: UnitDuration.minutes))
    try await set("way", "3")
    #expect(intent.way == Measurement(value: 3, unit: UnitLength.kilometers))
    try await set("way", "300 m")
    #expect(intent.way == Measurement(value: 300, unit: UnitLength.meters))
  }

  @Test func `only the selected components of a date are accepted`() async throws {
    try await set("day", "2026-11-21")
    #expect(intent.day == DateComponents(year: 2026, month: 11, day: 21))
    try await set("start", "08:30")
    #expect(intent.start == DateComponents(hour: 8, minute: 30))
    try await set("both", "2026-11-21T08:30")
    #expect(intent.both?.hour == 8 && intent.both?.year == 2026)
    for (name, text) in [("day", "08:30"), ("day", "2026-11-21T08:30"), ("start", "2026-11-21"), ("start", "later")] {
      await #expect(throws: SettingError.self) { try await set(name, text) }
    }
  }
}
