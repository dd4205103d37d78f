import ArgumentParser
import Foundation
import TimetableLibrary
import ToolReports

/// `timetable`: the app side of its widgets.
struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timetable", abstract: "Reads calendars: the app side of the timetable widgets.",
    discussion: """
      Examples:
        almanac timetable import school.ics
        almanac timetable import https://example.org/class-7b.ics --name "Class 7b"
        almanac timetable list --day monday --time-zone Europe/Berlin

      Imported calendars are kept; what changes them asks for new pictures of next-lesson and day-plan, which refresh and \
      run make. Which calendars are read, and how, is in Docs/Timetable.md.
      """,
    subcommands: [
      TimetableImportCommand.self, TimetableListCommand.self, TimetableCalendarsCommand.self,
      TimetableRefreshCommand.self, TimetableRemoveCommand.self, TimetableExportCommand.self,
    ])
}

extension TimetableError {
  /// As a command's failure.
  var failure: ToolError {
    let code: ExitCode =
      switch self {
      case .notACalendar, .tooLarge: .badData
      case .unreadable, .noSuchCalendar: .noInput
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      }
    return ToolError("\(self)".printable, exitCode: code)
  }
}
