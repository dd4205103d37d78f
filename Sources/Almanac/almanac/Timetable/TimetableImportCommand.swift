import ArgumentParser
import Foundation
import TimetableLibrary
import ToolReports

/// `timetable import`: keeps calendars.
struct TimetableImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Keeps calendars, whose events the widgets show as lessons.",
    discussion: """
      A calendar replaces the one that was imported by the same name. Nothing is replaced by a file that is no calendar; \
      what cannot be read in one is left out, with a warning that says where it is.

      An address is kept, with whatever is secret in it: refresh reads the calendar again from there.

      Examples:
        almanac timetable import school.ics clubs.ics
        almanac timetable import https://example.org/class-7b.ics --name "Class 7b"
      """)

  @OptionGroup var options: CalendarImportOptions

  func run() async throws { try await options.importCalendars(to: .lessons) }
}

extension [ImportedCalendar] {
  /// A line each: name, events, and where it came from.
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
