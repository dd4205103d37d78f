import ArgumentParser
import Foundation
import TimetableLibrary
import ToolReports

struct TimetableImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import calendars, whose events the widgets show as lessons.",
    discussion: """
      A calendar replaces an earlier one with the same name. A file that is not a calendar replaces nothing. \
      Unreadable parts are left out, with a warning that names the line.

      The address of a calendar is stored, including any secret in it, so that refresh can read it again.

      Examples:
        almanac timetable import school.ics clubs.ics
        almanac timetable import https://example.org/class-7b.ics --name "Class 7b"
      """)

  @OptionGroup var options: CalendarImportOptions

  func run() async throws { try await options.importCalendars(to: .lessons) }
}

extension [ImportedCalendar] {
  /// Prints a line for each calendar: name, number of events, and source.
  func print(json: Bool) throws {
    if json { return try printJSON() }
    let width = map(\.name.printable.terminalColumns).max() ?? 0
    for calendar in self {
      let events = calendar.events == 1 ? "1 event" : "\(calendar.events) events"
      let address = calendar.address.flatMap { URL(string: $0)?.shown }
      let columns = [calendar.name.printable.padded(to: Swift.min(width, 40)), events, address]
      try Console.print(columns.compactMap(\.self).joined(separator: "  "))
    }
  }
}
