import AppIntents
import ArgumentParser
import Foundation
import Refreshing
import Scheduling
import SharedFolders
import SwiftUI
import Testing
import WidgetKit

@testable import ToolCommands
@testable import ToolConfiguration
@testable import ToolOptions

private struct HarbourIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Harbour"
  @Parameter(title: "Ropes", default: 2) var ropes: Int
  @Parameter(title: "Boats", default: []) var boats: [String]
}

private struct HarbourEntry: TimelineEntry {
  let date: Date
}

private struct HarbourProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HarbourEntry { HarbourEntry(date: context.date) }
  func snapshot(for configuration: HarbourIntent, in context: Context) async -> HarbourEntry {
    placeholder(in: context)
  }
  func timeline(for configuration: HarbourIntent, in context: Context) async -> Timeline<HarbourEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

private struct Harbour: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "harbour", intent: HarbourIntent.self, provider: HarbourProvider()) { _ in Text("a") }
      .supportedFamilies([.systemSmall, .systemLarge])
  }
}

private struct HarbourBundle: WidgetBundle {
  var body: some Widget { Harbour() }
}

@Suite struct ConfigurationSettingTests {
  private func read(_ text: String) throws -> Configuration {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID()).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let world = DrawingOptions.plainWorld(ToolEnvironment([:]), locale: Locale(identifier: "en_US"))
    return try Configuration.read(file.path, among: BundleWidgets(of: HarbourBundle.self, in: world))
  }

  @Test func `settings determine the slot, and are the widget's`() async throws {
    let configuration = try read(
      """
      output: /pictures
      interval: 5
      widgets:
        - {kind: harbour, families: systemSmall}
        - {kind: harbour, families: systemSmall, settings: {ropes: 3, boats: [Heron, Teal]}}
        - {kind: harbour, families: systemSmall, settings: {ropes: many}}
      """)
    #expect(configuration.output == "/pictures")
    #expect(configuration.refreshing.rules.minimumInterval == 5)
    let widgets = configuration.widgets
    try #require(widgets.count == 3)
    #expect(widgets[0].name.path == "harbour/systemSmall")
    #expect(widgets[1].name.options == ["set boats=Heron", "set boats=Teal", "set ropes=3"])
    _ = try await widgets[1].configured()
    await #expect(throws: (any Error).self) { _ = try await widgets[2].configured() }
  }

  @Test func `names of settings and families are validated`() throws {
    let faults = try #require(
      throws: ConfigurationErrors.self,
      performing: {
        _ = try read(
          """
          widgets:
            - kind: harbour
              families: systemMedium
              settings:
                rops: 3
            - kind: harbour
              settings: [ropes]
          """)
      }
    ).faults
    #expect(faults.map(\.line) == [5, 3, 7])
    #expect(faults[0].message.contains("Did you mean 'ropes'?"))
    #expect(faults[1].message.contains("Choose from: systemSmall, systemLarge."))
  }

  @Test(arguments: [([], "true", true), ([], "false", false), (["--no-seconds"], "true", false)])
  func `run draws seconds by default`(options: [String], setting: String, isDrawn: Bool) throws {
    let bench = try ToolBench()
    try Data("output: out\nseconds: \(setting)\nwidgets:\n  - {kind: harbour, families: systemSmall}\n".utf8)
      .write(to: bench.folder.appending(path: "w.yaml"))
    let command = try RunCommand<HarbourBundle>.parse(["--config", bench.path("w.yaml")] + options)
    let pass = try command.action.prepared(HarbourBundle.self, ToolEnvironment(bench.variables)).pass
    #expect(pass.options.drawsSeconds == isDrawn)
  }
}
