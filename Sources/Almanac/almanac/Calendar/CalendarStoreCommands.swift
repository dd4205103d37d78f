import Diagnostics
import Foundation
import TimetableLibrary
import ToolOptions
import ToolReports

/// The calendars of a family of widgets: lessons and other events are stored separately.
struct CalendarStoreCommands: Sendable {
  /// The command that manages them.
  let command: String
  /// What the calendars contain, in the plural.
  let noun: String
  private let group: String
  private let kinds: [String]

  static let lessons = CalendarStoreCommands(
    command: "timetable", noun: "lessons", group: Timetable.group, kinds: TimetableReload.kinds)
  static let events = CalendarStoreCommands(
    command: "calendar", noun: "events", group: Timetable.calendarGroup, kinds: TimetableReload.calendarKinds)

  /// The calendars in the tool's home.
  var calendars: Timetable {
    Timetable(container: ToolEnvironment().groupContainers.appending(path: group, directoryHint: .isDirectory))
  }

  /// Runs a command's work: prints diagnostics, and gives failures their exit codes.
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

  func printCalendars(json: Bool) async throws {
    try await working { calendars in
      let all = try calendars.calendars()
      if all.isEmpty { throw noCalendarsError(calendars: try calendars.names().count) }
      try all.print(json: json)
    }
  }

  func askForReloads() throws { try TimetableReload(home: ToolEnvironment().home, kinds: kinds).request() }

  /// The failure if there are no readable calendars; warnings have named the unreadable ones.
  func noCalendarsError(calendars: Int) -> ToolError {
    let message =
      switch calendars {
      case 0: "no calendars yet; import one with: almanac \(command) import FILE.ics"
      case 1: "the only calendar is unreadable; import it again, or remove it"
      default: "all \(calendars) calendars are unreadable; import them again, or remove them"
      }
    return ToolError(message, exitCode: .noInput)
  }
}
