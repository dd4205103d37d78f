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
    try await named.set(texts, for: intent, within: TimeLimit(.seconds(600)))
  }

  private func fault(_ name: String, _ texts: String...) async -> SettingError? {
    await #expect(throws: SettingError.self) {
      let named = try #require(settings[name])
      try await named.set(texts, for: intent, within: TimeLimit(.seconds(600)))
    }
  }

  @Test func `parameters are found by the names of their properties in the order of the source`() {
    #expect(settings.parameters.prefix(4).map(\.name) == ["isNight", "backdrop", "second", "heading"])
    #expect(settings["heading"]?.title == "Heading")
    #expect(settings["untitled"]?.title == "untitled")
    #expect(settings["title"] == nil)
  }

  @Test func `defaults are there, and nothing for what has none`() {
    #expect((intent.isNight, intent.rows, intent.heading) == (false, 3, "Departures"))
    #expect(intent.stop == nil && intent.second == nil && intent.start == nil)
    #expect(intent.units.isEmpty)
    #expect(intent.walk == Measurement(value: 1, unit: UnitLength.kilometers))
    #expect(BoardIntent.named.heading == "Named")
  }

  @Test func `values are read by their types`() async throws {
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

  @Test func `entities are found by identifier, by name and by a text that means one of them`() async throws {
    try await set("station", "3")
    #expect(intent.station.name == "Millbrook")
    try await set("stop", "harbour")
    #expect(intent.stop?.id == 1)
    try await set("stop", "brook")
    #expect(intent.stop?.id == 3)
  }

  @Test func `an array takes values with commas between, and repeated ones`() async throws {
    try await set("units", "plain, gradient", "photo")
    #expect(intent.units == [.plain, .gradient, .photo])
    try await set("units", "")
    #expect(intent.units.isEmpty)
  }

  @Test(arguments: [
    (
      "rows", "three",
      "'three' is no value of the setting 'rows', which is of the type Int. Write a whole number, from 1 to 6."
    ),
    ("rows", "7", "The setting 'rows' cannot be 7. Write a number from 1 to 6."),
    ("rows", "99999999999999999999", "is no value of the setting 'rows'"),
    ("scale", "nan", "is no value of the setting 'scale'"),
    ("scale", "-inf", "is no value of the setting 'scale'"),
    ("walk", "-1 km", "Write a number from 0."),
    ("walk", "1 parsec", "a number and a unit (m, km, "),
    ("isNight", "perhaps", "Write true or false."),
    ("start", "2026-02-30", "is no value of the setting 'start'"),
    ("page", "no address", "is no value of the setting 'page'"),
    ("pause", "1e99", "is no value of the setting 'pause'"),
    ("backdrop", "sky", "Choose from: plain, gradient (Two colours), photo."),
    ("station", "9", "Choose from: 1 (Harbour), 2 (The Mill)."),
    ("line", "U9", "'U9' is not among the choices of the setting 'line'. Choose from: U1, U2."),
    ("broken", "x", "The choices of the setting 'broken' cannot be asked for: Offline()."),
    ("photo", "x.png", "cannot be given here: files cannot be given to a widget on the command line"),
    ("units", "plain,,photo", "'' is not among the choices of the setting 'units'."),
  ])
  func `what cannot be is answered with what can`(setting: (name: String, value: String, words: String)) async {
    let fault = await fault(setting.name, setting.value)
    #expect(fault?.description.contains(setting.words) == true, "\(String(describing: fault?.description))")
  }

  @Test func `a parameter with one value is not given twice`() async {
    #expect(await fault("rows", "1", "2") == .repeated(parameter: "rows"))
  }

  @Test func `a provider that never answers is not waited for`() async throws {
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
    let day = try await station.choices(for: intent, within: TimeLimit(.seconds(600)))
    #expect(
      day == [
        ParameterChoice(value: "1", title: "Harbour", subtitle: "No. 1", section: "Near"),
        ParameterChoice(value: "2", title: "The Mill", subtitle: "No. 2", section: "Far"),
      ])
    intent.isNight = true
    #expect(try await station.choices(for: intent, within: TimeLimit(.seconds(600)))?.map(\.value) == ["1"])
    let rows = try #require(settings["rows"])
    #expect(try await rows.choices(for: intent, within: TimeLimit(.seconds(600))) == nil)
  }

  @Test func `queries and providers say what is there at first`() async {
    await settings.fillDefaults(within: TimeLimit(.seconds(600)))
    #expect((intent.station.id, intent.stop?.id, intent.line) == (2, 2, "U2"))
    #expect(settings.missing.isEmpty)
    #expect(settings.written["station"] == ["2"])
  }

  @Test func `what a summary hides is not shown, and why`() throws {
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

  @Test func `titles are written in the language of the work at hand`() {
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
