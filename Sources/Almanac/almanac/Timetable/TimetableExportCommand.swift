import ArgumentParser
import Foundation
import TimetableLibrary

/// `timetable export`: the events as they are in their calendars.
struct TimetableExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Prints events as their calendars have them, as JSON, without following any rule.",
    discussion: """
      Those of the imported calendars, or of files that need not be imported. Each has uid, summary, start and end with \
      the offset of its zone; list --from --to --json prints the lessons that rules make of them.

      Example: almanac timetable export school.ics
      """)

  @Argument(help: ArgumentHelp("Files, addresses or -; the imported calendars unless given.", valueName: "FILE|URL"))
  var sources: [String] = []

  @OptionGroup var network: CalendarNetworkOptions

  func run() async throws {
    try await CalendarShelf.lessons.working { timetable in
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
