import ArgumentParser
import Foundation
import TimetableLibrary

struct TimetableExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print the events of calendars as JSON, without expanding recurrence rules.",
    discussion: """
      Prints the events of the imported calendars, or of other files. Each has uid, summary, start and end with the \
      offset of its time zone. To print expanded lessons, use list --from --to --json.

      Example: almanac timetable export school.ics
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, addresses, or - for standard input (default: the imported calendars).", valueName: "FILE|URL"))
  var sources: [String] = []

  @OptionGroup var network: CalendarNetworkOptions

  func run() async throws {
    try await CalendarStoreCommands.lessons.working { timetable in
      if sources.isEmpty { return try timetable.entries().printJSON() }
      var entries: [CalendarEntry] = []
      for argument in sources {
        let source = try CalendarSource(argument)
        entries += try Timetable.entries(
          of: try await source.data(network).data, file: source.name, calendar: source.name)
      }
      try entries.printJSON()
    }
  }
}
