import ArgumentParser
import Foundation
import TimetableLibrary

/// `calendar`: the app side of its widget.
struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: "Imports calendars for the calendar widget.",
    discussion: """
      Examples:
        almanac calendar import home.ics
        almanac calendar import https://example.org/work.ics --name Work
        almanac calendar list --week

      Lessons are imported with `almanac timetable import`: they are shown by other widgets. Docs/Calendar.md describes both \
      the widget and the commands.
      """,
    subcommands: [
      CalendarImportCommand.self, CalendarListCommand.self, CalendarCalendarsCommand.self, CalendarRefreshCommand.self,
      CalendarRemoveCommand.self,
    ])
}

/// `calendar import`: keeps calendars.
struct CalendarImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Imports calendars in the iCalendar format.",
    discussion: """
      A calendar replaces an earlier one with the same name. A file that is not a calendar replaces nothing. The address \
      of a calendar is stored, including any secret in it, so that `refresh` can read it again.

      Examples:
        almanac calendar import home.ics clubs.ics
        almanac calendar import https://example.org/work.ics --name Work
      """)

  @OptionGroup var options: CalendarImportOptions

  func run() async throws { try await options.importCalendars(to: .events) }
}

/// `calendar calendars`: which there are.
struct CalendarCalendarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendars", abstract: "Lists the imported calendars.",
    discussion: """
      The JSON output contains whole addresses, including any secrets in them.

      Example: almanac calendar calendars --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    try await CalendarShelf.events.printCalendars(json: json)
  }
}

/// `calendar refresh`: reads calendars again from their addresses.
struct CalendarRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Reads calendars again that were imported from an address.",
    discussion: """
      If a server does not answer, its calendar stays as it was, and the others are read all the same.

      Example: almanac calendar refresh
      """)

  @OptionGroup var options: CalendarRefreshOptions

  func run() async throws { try await options.refreshCalendars(of: .events) }
}

/// `calendar remove`: forgets calendars.
struct CalendarRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes imported calendars.",
    discussion: "Example: almanac calendar remove Work")

  @Argument(help: ArgumentHelp("The calendars' names, as `calendars` lists them.", valueName: "NAME"))
  var names: [String]

  func run() async throws {
    try await CalendarShelf.events.working { _ in try CalendarShelf.events.removeCalendars(names) }
  }
}
