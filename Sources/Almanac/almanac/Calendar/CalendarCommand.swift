import ArgumentParser
import Foundation
import TimetableLibrary

struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: "Manage the calendar widget's calendars.",
    discussion: """
      Examples:
        almanac calendar import home.ics
        almanac calendar import https://example.org/work.ics --name Work
        almanac calendar list --week

      To import lessons, use `almanac timetable import`: other widgets show them. Docs/Calendar.md describes the \
      widget and the commands.
      """,
    subcommands: [
      CalendarImportCommand.self, CalendarListCommand.self, CalendarCalendarsCommand.self, CalendarRefreshCommand.self,
      CalendarRemoveCommand.self,
    ])
}

struct CalendarImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import calendars in the iCalendar format.",
    discussion: """
      A calendar replaces an earlier one with the same name. A file that is not a calendar replaces nothing. The \
      address of a calendar is stored, including any secret in it, so that refresh can read it again.

      Examples:
        almanac calendar import home.ics clubs.ics
        almanac calendar import https://example.org/work.ics --name Work
      """)

  @OptionGroup var options: CalendarImportOptions

  func run() async throws { try await options.importCalendars(to: .events) }
}

struct CalendarCalendarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendars", abstract: "List the imported calendars.",
    discussion: """
      The JSON output contains whole addresses, including any secrets in them.

      Example: almanac calendar calendars --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    try await CalendarStoreCommands.events.printCalendars(json: json)
  }
}

struct CalendarRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Update calendars that were imported from an address.",
    discussion: """
      If a server does not answer, its calendar stays unchanged, and the others are still updated.

      Example: almanac calendar refresh
      """)

  @OptionGroup var options: CalendarRefreshOptions

  func run() async throws { try await options.refreshCalendars(of: .events) }
}

struct CalendarRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove imported calendars.",
    discussion: "Example: almanac calendar remove Work")

  @Argument(help: ArgumentHelp("The names of calendars (see calendars).", valueName: "NAME"))
  var names: [String]

  func run() async throws {
    try await CalendarStoreCommands.events.working { _ in try CalendarStoreCommands.events.removeCalendars(names) }
  }
}
