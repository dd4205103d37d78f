import ArgumentParser
import Diagnostics
import Foundation
import TimetableLibrary
import ToolReports

struct TimetableCalendarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendars", abstract: "List the imported calendars.",
    discussion: """
      The JSON output contains whole addresses, including any secrets in them.

      Example: almanac timetable calendars --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    try await CalendarStoreCommands.lessons.printCalendars(json: json)
  }
}

extension URL {
  /// Without parts that may be secret.
  var shown: String { redacted.printable }
}
