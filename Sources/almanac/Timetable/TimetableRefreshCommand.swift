import ArgumentParser
import Foundation
import TimetableLibrary
import ToolCommands

/// `timetable refresh`: reads calendars again from their addresses.
struct TimetableRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Reads calendars again that were imported from an address.",
    discussion: """
      A calendar that does not come stays as it was; the others are read all the same. One that has not changed is not \
      sent again by servers that know how to tell.

      Example: almanac timetable refresh
      """)

  @Argument(help: ArgumentHelp("The calendars' names; all unless given.", valueName: "NAME"))
  var names: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var network: CalendarNetworkOptions

  func run() async throws {
    try await CalendarShelf.lessons.working { _ in
      let (refreshed, failures) = try await CalendarShelf.lessons.refreshCalendars(names, network)
      try refreshed.print(json: json)
      for failure in failures.dropLast() { Console.error("error: \(failure.message)") }
      if let last = failures.last { throw last }
    }
  }
}
