import ArgumentParser
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import ToolCommands

/// The commands of a bundle's own tool.
@Suite struct BundleToolTests {
  private struct NoWidgets: WidgetBundle {
    var body: some Widget { EmptyLamp() }
  }

  private struct EmptyLamp: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct Names {
    let commands: [String]
    let snapshot: [String]

    init(_ root: any ParsableCommand.Type) {
      let subcommands = root.configuration.subcommands
      commands = subcommands.compactMap { $0.configuration.commandName }
      let snapshot = subcommands.first { $0.configuration.commandName == "snapshot" }
      self.snapshot = snapshot?.configuration.subcommands.compactMap { $0.configuration.commandName } ?? []
    }
  }

  @Test func `a bundle's tool has the commands that look at a bundle`() {
    let names = Names(ToolCommand<NoWidgets, NoAdditionalCommands>.self)
    #expect(
      names.commands == [
        "list", "previews", "render", "show", "timeline", "tap", "gallery", "wallpaper", "setup", "refresh", "run",
        "status",
        "reload", "schedule", "check", "served-configuration",
        "snapshot", "preview-session", "fleet-session", "doctor", "version",
      ])
    #expect(names.snapshot == ["record", "verify"])
  }

  @Test func `almanac has further commands`() async throws {
    let bench = try ToolBench()
    for command in [["build"], ["init"], ["image", "inspect"], ["image", "compress"], ["snapshot", "stale"]] {
      #expect(try await bench.run(command + ["--help"]).exitCode == 0)
    }
  }

  @Test func `without the command line a bundle's main function ends with exit code 69`() async throws {
    let result = try await #require(processExitsWith: .exitCode(69), observing: [\.standardErrorContent]) {
      NoWidgets.main()
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("without the command line"))
  }
}
