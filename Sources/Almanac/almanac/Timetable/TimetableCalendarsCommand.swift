import ArgumentParser
import Diagnostics
import Foundation
import TimetableLibrary
import ToolReports

/// `timetable calendars`: which there are.
struct TimetableCalendarsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendars", abstract: "Lists the imported calendars.",
    discussion: """
      JSON has their addresses whole, with whatever is secret in them.

      Example: almanac timetable calendars --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    try await CalendarShelf.lessons.printCalendars(json: json)
  }
}

extension URL {
  /// Without what may be secret.
  var shown: String { redacted.printable }
}
