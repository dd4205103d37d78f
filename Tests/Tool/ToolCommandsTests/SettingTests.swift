import AppIntents
import ArgumentParser
import ConfigurationIntents
import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

@testable import ToolCommands
@testable import ToolOptions
@testable import ToolReports
@testable import Widgets

private enum Mood: String, AppEnum {
  case calm, wild
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] { [.calm: "Calm", .wild: "Wild"] }
}

private struct DiceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Dice"
  @Parameter(title: "Mood", default: .calm) var mood: Mood
  @Parameter(title: "Sides", description: "How many sides", default: 6, inclusiveRange: (2, 20)) var sides: Int
  @Parameter(title: "Names") var names: [String]
  @Parameter(title: "Picture") var picture: IntentFile?
}

private struct RollIntent: AppIntent {
  static let title: LocalizedStringResource = "Roll"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 4) }
}

private struct DiceEntry: TimelineEntry {
  let date: Date
  let configuration: DiceIntent
}

private struct DiceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DiceEntry { DiceEntry(date: context.date, configuration: DiceIntent()) }
  func snapshot(for configuration: DiceIntent, in context: Context) async -> DiceEntry {
    DiceEntry(date: context.date, configuration: configuration)
  }
  func timeline(for configuration: DiceIntent, in context: Context) async -> Timeline<DiceEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

private struct DiceBundle: WidgetBundle {
  struct Dice: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "dice", intent: DiceIntent.self, provider: DiceProvider()) { entry in
        VStack {
          Text("\(entry.configuration.sides) sides, \(entry.configuration.names.joined(separator: " and "))")
          Button("Roll", intent: RollIntent())
          Toggle("Wild", isOn: entry.configuration.mood == .wild, intent: RollIntent())
        }
        .containerBackground(.white, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  var body: some Widget { Dice() }
}

struct SettingTests {
  private func texts(_ arguments: String...) throws -> SettingValues { try SettingValues(arguments) }

  @Test func `a setting is a name and a value, which may contain equals signs`() throws {
    let settings = try texts("a=1", "b=", "a=x=y")
    #expect(settings.texts == ["a": ["1", "x=y"], "b": [""]])
    #expect(settings.names == ["a", "b"])
    #expect(throws: ValidationError.self) { try texts("=1") }
    #expect(throws: ValidationError.self) { try texts("sides") }
  }

  @Test func `the error for an unknown setting lists the valid ones`() throws {
    let error = #expect(throws: ValidationError.self) {
      try texts("sids=3").check(against: DiceBundle().kinds)
    }
    #expect(
      error?.message
        == "unknown setting 'sids'. Did you mean 'sides'? Choose from: mood, sides, names, picture.")
  }

  @Test(arguments: [
    ("sides=21", "Invalid value '21' for the setting 'sides': expected a number from 2 to 20."),
    (
      "sides=many",
      "Invalid value 'many' for the setting 'sides' of type Int: expected a whole number, from 2 to 20."
    ),
    ("mood=wold", "Choose from: calm, wild. Did you mean 'wild'?"),
    ("picture=a.png", "files are not supported on the command line"),
  ])
  func `an invalid value exits with 64`(setting: (argument: String, words: String)) async throws {
    let kind = try #require(DiceBundle().kinds.first)
    let error = await #expect(throws: ToolError.self) {
      _ = try await texts(setting.argument).applied(to: kind, in: .systemSmall)
    }
    #expect(error?.exitCode == .validationFailure)
    #expect(error?.message.contains(setting.words) == true, "\(String(describing: error?.message))")
  }

  @Test func `a picture shows its settings and where its intents are`() async throws {
    let plain = try #require(DiceBundle().kinds.first)
    let kind = try await texts("sides=12", "names=a,b", "mood=wild").applied(to: plain, in: .systemSmall)
    let world = World(now: Date(timeIntervalSince1970: 0), groupContainers: FileManager.default.temporaryDirectory)
    let request = RenderRequest(family: .systemSmall)
    let picture = try await WidgetRenderer(world: world).currentPicture(of: kind, request, as: .png)
    #expect(picture.lowered.accessibilityText.contains("12 sides, a and b"))
    let report = RenderReport(picture, of: kind, request, file: nil)
    #expect(report.intents.map(\.intent) == ["RollIntent", "RollIntent"])
    #expect(report.intents.allSatisfy { $0.rect[2] > 10 && $0.rect[3] > 10 })
    #expect(picture.diagnostics.isEmpty)
  }

  @Test func `a list describes every setting`() async throws {
    let kind = try #require(DiceBundle().kinds.first)
    let report = await WidgetReport(kind).withSettings(of: kind)
    let parameters = try #require(report.parameters)
    #expect(
      parameters.map(\.line) == [
        "mood: Mood = calm (calm, wild)", "sides: Int = 6, 2 to 20", "names: [String]",
        "picture: IntentFile?, cannot be set on the command line",
      ])
    #expect(parameters[1].description == "How many sides")
    #expect((parameters[1].minimum, parameters[1].maximum) == (2, 20))
    #expect(parameters[0].choices?.map(\.title) == ["Calm", "Wild"])
    #expect(parameters[3].unsupported?.contains("files") == true)
    let json = String(decoding: try [report].jsonText(), as: UTF8.self)
    #expect(json.contains(#""type" : "Mood""#))
  }

  @Test func `a command with an invalid setting writes no file`() async throws {
    let bench = try ToolBench()
    let file = bench.folder.appending(path: "x.png").path
    var command = try RenderCommand<DiceBundle>.parse(["dice", "--set", "colour=red", "-o", file])
    let error = await #expect(throws: (any Error).self) { try await command.run() }
    #expect(error.map { RenderCommand<DiceBundle>.exitCode(for: $0) } == .validationFailure)
    command = try RenderCommand<DiceBundle>.parse(["dice", "--set", "sides=1", "-o", file])
    await #expect(throws: ExitCode.validationFailure) { try await command.run() }
    #expect(try bench.names() == [])
    command = try RenderCommand<DiceBundle>.parse(["dice", "--set", "sides=2", "-o", file])
    try await command.run()
    #expect(try bench.names() == ["x.png"])
  }
}
