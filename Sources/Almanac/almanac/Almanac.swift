import AlmanacCommands
import ArgumentParser
import BundledWidgets
import ToolCommands

/// The tool over the bundled widgets, with the commands of their app sides.
@main
enum Almanac {
  static func main() { ToolCommand<AlmanacWidgets, OwnCommands>.runToEnd() }
}

/// What no other bundle's tool has.
private enum OwnCommands: FurtherCommands {
  /// What apps would do for the widgets on a phone.
  static let data: [any ParsableCommand.Type] = [
    ComicCommand.self, FeedsCommand.self, TimetableCommand.self, CalendarCommand.self, DailyCommand.self,
    DemoCommand.self,
  ]
  static let development: [any ParsableCommand.Type] = [InitCommand.self, BuildCommand.self]
  static let snapshot: [any ParsableCommand.Type] = [SnapshotStaleCommand.self]
  static let other: [any ParsableCommand.Type] = [ImageCommand.self]
}
