import ArgumentParser
import Foundation
import Graphics
import TimetableLibrary
import ToolCommands

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
    try await Timetable.working { timetable in
      let calendars = try timetable.calendars()
      if calendars.isEmpty { throw ToolFailure.noCalendars }
      try calendars.print(json: json)
    }
  }
}

extension ToolFailure {
  /// Nothing was imported.
  static var noCalendars: ToolFailure {
    ToolFailure("there are no calendars yet; import one with: almanac timetable import FILE.ics", exitCode: .noInput)
  }
}

extension URL {
  /// Without what may be secret.
  var shown: String { redacted.printable }
}
