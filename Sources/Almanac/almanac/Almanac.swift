import AlmanacCommands
import ArgumentParser
import BundledWidgets
internal import CSandbox
import FleetCommands
import Glibc
import ToolCommands

/// The tool `almanac` with the bundled widgets, and the commands that stand for their apps.
@main
enum Almanac {
  static func main() {
    // Before a second thread, and anything slow: it becomes another program at once.
    if CommandLine.argc > 1, let word = CommandLine.unsafeArgv[1], strcmp(word, "fleet-sandbox") == 0 {
      csandbox_launch(CommandLine.argc - 2, CommandLine.unsafeArgv + 2)
    }
    ToolCommand<AlmanacWidgets, OwnCommands>.runAndExit()
  }
}

/// The commands that no other bundle's tool has.
private enum OwnCommands: AdditionalCommands {
  static let desktop: [any ParsableCommand.Type] = [
    ServeCommand.self, DevicesCommand.self, FleetCommand.self,
  ]
  static let data: [any ParsableCommand.Type] = [
    ComicCommand.self, FeedsCommand.self, TimetableCommand.self, CalendarCommand.self, DailyCommand.self,
    DemoCommand.self,
  ]
  static let development: [any ParsableCommand.Type] = [InitCommand.self, BuildCommand.self, PreviewCommand.self]
  static let snapshot: [any ParsableCommand.Type] = [SnapshotStaleCommand.self]
  static let other: [any ParsableCommand.Type] = [ImageCommand.self]
  static let proposedWidgets = ["clock", "calendar", "system"]
}
