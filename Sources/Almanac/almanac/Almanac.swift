import ArgumentParser
import BundledWidgets
import ToolCommands

/// The tool over the bundled widgets, with the commands of their app sides.
@main
enum Almanac {
  static func main() { ToolCommand<AlmanacWidgets, AppSideCommands>.runToEnd() }
}

/// What apps would do for the widgets on a phone.
private enum AppSideCommands: FurtherCommands {
  static let commands: [any ParsableCommand.Type] = [
    ComicCommand.self, FeedsCommand.self, TimetableCommand.self, CalendarCommand.self, DailyCommand.self,
    DemoCommand.self,
  ]
}
