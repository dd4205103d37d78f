import ArgumentParser
import Foundation
import Graphics
import TimetableLibrary
import ToolCommands

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

extension Timetable {
  /// That of the tool's home.
  static var ofTool: Timetable {
    Timetable(
      container: ToolEnvironment().groupContainers.appending(path: Timetable.group, directoryHint: .isDirectory))
  }

  /// Does a command's work: prints what was left out or replaced, and gives failures their exit codes.
  static func working(_ work: (Timetable) async throws -> Void) async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolFailure.reporting {
      do {
        try await DiagnosticLog.$current.withValue(log) { try await work(.ofTool) }
      } catch let error as TimetableError {
        throw error.failure
      }
    }
  }

  /// Asks for new timelines of the widgets.
  static func askForReloads() throws { try TimetableReload(home: ToolEnvironment().home).ask() }
}

extension TimetableError {
  /// As a command's failure.
  var failure: ToolFailure {
    let code: ExitCode =
      switch self {
      case .notACalendar, .tooLarge: .badData
      case .unreadable, .noSuchCalendar: .noInput
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      }
    return ToolFailure("\(self)".printable, exitCode: code)
  }
}
