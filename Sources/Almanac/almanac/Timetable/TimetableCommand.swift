import ArgumentParser
import Foundation
import TimetableLibrary
import ToolReports

struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timetable", abstract: "Manage the timetable widgets' calendars.",
    discussion: """
      Examples:
        almanac timetable import school.ics
        almanac timetable import https://example.org/class-7b.ics --name "Class 7b"
        almanac timetable list --day monday --time-zone Europe/Berlin

      Commands that change the imported calendars reload the widgets next-lesson and day-plan; refresh and run draw \
      the new pictures. Docs/Timetable.md describes the supported calendars.
      """,
    subcommands: [
      TimetableImportCommand.self, TimetableListCommand.self, TimetableCalendarsCommand.self,
      TimetableRefreshCommand.self, TimetableRemoveCommand.self, TimetableExportCommand.self,
    ])
}

extension TimetableError {
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
