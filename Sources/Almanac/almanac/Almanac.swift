import ArgumentParser
import BundledWidgets
import ToolCommands

/// The tool `almanac` with the bundled widgets, and the commands that stand for their apps.
@main
enum Almanac {
  static func main() { ToolCommand<AlmanacWidgets, AppSideCommands>.runToEnd() }
}

private enum AppSideCommands: FurtherCommands {
  static let commands: [any ParsableCommand.Type] = [
    ComicCommand.self, FeedsCommand.self, TimetableCommand.self, CalendarCommand.self, DailyCommand.self,
    DemoCommand.self,
  ]
}
