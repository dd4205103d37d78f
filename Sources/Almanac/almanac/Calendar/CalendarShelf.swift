import Diagnostics
import Foundation
import TimetableLibrary
import ToolOptions
import ToolReports

/// Where a family of widgets has its calendars: lessons and other events do not mix.
struct CalendarShelf: Sendable {
  /// The command that fills it.
  let command: String
  /// What its calendars have, in the plural.
  let noun: String
  private let group: String
  private let kinds: [String]

  /// The timetable's.
  static let lessons = CalendarShelf(
    command: "timetable", noun: "lessons", group: Timetable.group, kinds: TimetableReload.kinds)
  /// The calendar widget's.
  static let events = CalendarShelf(
    command: "calendar", noun: "events", group: Timetable.calendarGroup, kinds: TimetableReload.calendarKinds)

  /// The calendars in the tool's home.
  var calendars: Timetable {
    Timetable(container: ToolEnvironment().groupContainers.appending(path: group, directoryHint: .isDirectory))
  }

  /// Does a command's work: prints what was left out or replaced, and gives failures their exit codes.
  func working(_ work: (Timetable) async throws -> Void) async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolError.reporting {
      do {
        try await log.collecting { try await work(calendars) }
      } catch let error as TimetableError {
        throw error.failure
      }
    }
  }

  /// Prints which calendars there are.
  func printCalendars(json: Bool) async throws {
    try await working { calendars in
      let all = try calendars.calendars()
      if all.isEmpty { throw nothingToRead(calendars: try calendars.names().count) }
      try all.print(json: json)
    }
  }

  /// Asks for new timelines of the widgets.
  func askForReloads() throws { try TimetableReload(home: ToolEnvironment().home, kinds: kinds).ask() }

  /// Nothing was imported, or none of what was can be read, which warnings have told.
  func nothingToRead(calendars: Int) -> ToolError {
    let message =
      switch calendars {
      case 0: "there are no calendars yet; import one with: almanac \(command) import FILE.ics"
      case 1: "the only calendar cannot be read; import it again, or remove it"
      default: "none of the \(calendars) calendars can be read; import them again, or remove them"
      }
    return ToolError(message, exitCode: .noInput)
  }
}
