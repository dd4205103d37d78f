import Ambient
import Foundation
import Graphics
import Localization
import Testing
import Timelines

@testable import ConfigurationIntents

struct IntentSettingsTests {
  private let intent = BoardIntent()
  private var settings: IntentSettings { IntentSettings(intent) }

  private func set(_ name: String, _ texts: String...) async throws {
    let named = try #require(settings[name])
    try await named.set(texts, for: intent, within: TimeLimit(.seconds(3600)))
  }

  private func fault(_ name: String, _ texts: String...) async -> SettingError? {
    await #expect(throws: SettingError.self) {
      let named = try #require(settings[name])
      try await named.set(texts, for: intent, within: TimeLimit(.seconds(3600)))
    }
  }

  @Test func `parameters are found by property names, in source order`() {
    #expect(settings.parameters.prefix(4).map(\.name) == ["isNight", "backdrop", "second", "heading"])
    #expect(settings["heading"]?.title == "Heading")
    #expect(settings["untitled"]?.title == "untitled")
    #expect(settings["title"] == nil)
  }

  @Test func `parameters have their defaults, or no value`() {
    #expect((intent.isNight, intent.rows, intent.heading) == (false, 3, "Departures"))
    #expect(intent.stop == nil && intent.second == nil && intent.start == nil)
    #expect(intent.units.isEmpty)
    #expect(intent.walk == Measurement(value: 1, unit: UnitLength.kilometers))
    #expect(BoardIntent.named.heading == "Named")
  }

  @Test func `values are parsed by type`() async throws {
    try await set("isNight", "yes")
    try await set("backdrop", "gradient")
    try await set("second", "Photo")
    try await set("rows", "6")
    try await set("scale", "0.5")
    try await set("start", "2026-11-21")
    try await set("walk", "2 mi")
    try await set("page", "https://example.com/a?b=c")
    try await set("pause", "1.5h")
    #expect(intent.isNight)
    #expect(intent.backdrop == .gradient)
    #expect(intent.second == .photo)
    #expect((intent.rows, intent.scale) == (6, 0.5))
    #expect(intent.start == Date(timeIntervalSince1970: 1_795_219_200))
    #expect(intent.walk == Measurement(value: 2, unit: UnitLength.miles))
    #expect(intent.page?.query() == "b=c")
    #expect(intent.pause == .seconds(5400))
    try await set("second", "")
    #expect(intent.second == nil)
  }

  @Test func `entities are found by identifier, by name and by an unambiguous text`() async throws {
    try await set("station", "3")
    #expect(intent.station.name == "Millbrook")
    try await set("stop", "harbour")
    #expect(intent.stop?.id == 1)
    try await set("stop", "brook")
    #expect(intent.stop?.id == 3)
  }

  @Test func `an array takes values separated by commas, and repeated ones`() async throws {
    try await set("units", "plain, gradient", "photo")
    #expect(intent.units == [.plain, .gradient, .photo])
    try await set("units", "")
    #expect(intent.units.isEmpty)
  }

  @Test(arguments: [
    (
      "rows", "three",
      "Invalid value 'three' for the setting 'rows' of type Int: expected a whole number, from 1 to 6."
    ),
    ("rows", "7", "Invalid value '7' for the setting 'rows': expected a number from 1 to 6."),
    ("rows", "99999999999999999999", "Invalid value '99999999999999999999' for the setting 'rows'"),
    ("scale", "nan", "Invalid value 'nan' for the setting 'scale'"),
    ("scale", "-inf", "Invalid value '-inf' for the setting 'scale'"),
    ("walk", "-1 km", "expected a number from 0."),
    ("walk", "1 parsec", "a number and a unit (m, km, "),
    ("isNight", "perhaps", "expected true or false."),
    ("start", "2026-02-30", "Invalid value '2026-02-30' for the setting 'start'"),
    ("page", "no address", "Invalid value 'no address' for the setting 'page'"),
    ("pause", "1e99", "Invalid value '1e99' for the setting 'pause'"),
    ("backdrop", "sky", "Choose from: plain, gradient (Two colours), photo."),
    ("station", "9", "Choose from: 1 (Harbour), 2 (The Mill)."),
    ("line", "U9", "Invalid value 'U9' for the setting 'line'. Choose from: U1, U2."),
    ("broken", "x", "Cannot load the choices of the setting 'broken': Offline()."),
    ("photo", "x.png", "cannot be set: files are not supported on the command line"),
    ("units", "plain,,photo", "Invalid value '' for the setting 'units'."),
  ])
  func `an invalid value is answered with the valid ones`(setting: (name: String, value: String, words: String)) async {
    let fault = await fault(setting.name, setting.value)
    #expect(fault?.description.contains(setting.words) == true, "\(String(describing: fault?.description))")
  }

  @Test func `a parameter with one value cannot be repeated`() async {
    #expect(await fault("rows", "1", "2") == .repeated(parameter: "rows"))
  }

  @Test func `a provider that never returns is not waited for`() async throws {
    let silent = try #require(settings["silent"])
    await #expect(throws: SettingError.self) {
      try await silent.choices(for: intent, within: TimeLimit(.milliseconds(20)))
    }
  }

  @Test func `the number of values depends on the family`() async throws {
    try await set("units", "plain,photo")
    let units = try #require(settings["units"])
    #expect(throws: SettingError.count(parameter: "units", given: 2, allowed: "1 value in systemSmall")) {
      try units.checkCount(in: .systemSmall)
    }
    try units.checkCount(in: .systemMedium)
    try units.checkCount(in: .systemLarge)
  }

  @Test func `choices have titles, subtitles and sections, and depend on other parameters`() async throws {
    let station = try #require(settings["station"])
    let day = try await station.choices(for: intent, within: TimeLimit(.seconds(3600)))
    #expect(
      day == [
        ParameterChoice(value: "1", title: "Harbour", subtitle: "No. 1", section: "Near"),
        ParameterChoice(value: "2", title: "The Mill", subtitle: "No. 2", section: "Far"),
      ])
    intent.isNight = true
    #expect(try await station.choices(for: intent, within: TimeLimit(.seconds(3600)))?.map(\.value) == ["1"])
    let rows = try #require(settings["rows"])
    #expect(try await rows.choices(for: intent, within: TimeLimit(.seconds(3600))) == nil)
  }

  @Test func `queries and providers have default values`() async {
    await settings.fillDefaults(within: TimeLimit(.seconds(3600)))
    #expect((intent.station.id, intent.stop?.id, intent.line) == (2, 2, "U2"))
    #expect(settings.missing.isEmpty)
    #expect(settings.written["station"] == ["2"])
  }

  @Test func `a parameter that the summary hides is not shown, with the reason`() throws {
    let all = try ["photo", "rows", "isNight", "heading"].map { try #require(settings[$0]) }
    let (photo, rows, night, heading) = (all[0], all[1], all[2], all[3])
    #expect(!settings.isShown(photo, in: nil))
    #expect(settings.isShown(rows, in: .systemLarge))
    #expect(!settings.isShown(rows, in: .systemSmall))
    #expect(settings.isShown(rows, in: nil))
    intent.backdrop = .photo
    #expect(settings.isShown(photo, in: nil))
    #expect(settings.conditions(of: photo) == [["backdrop is photo"]])
    #expect(settings.conditions(of: night) == [["backdrop is photo"], ["backdrop is not photo", "isNight is true"]])
    #expect(settings.conditions(of: heading) == [])
    #expect(settings.families(of: rows) == [.systemLarge])
    #expect(settings.families(of: photo) == nil)
  }

  @Test func `titles are in the task's language`() {
    struct Greeting: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Greeting"
      @Parameter(title: "\(3) times") var times: Int?
    }
    #expect(IntentSettings(Greeting())["times"]?.title == "3 times")
    let arabic = LocalizationContext(locale: Locale(identifier: "ar_EG"))
    #expect(
      withAmbientValues({ $0.localization = arabic }) { IntentSettings(Greeting())["times"]?.title } == "٣ times")
  }
}
