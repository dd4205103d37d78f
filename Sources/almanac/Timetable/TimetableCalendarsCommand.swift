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
      if calendars.isEmpty { throw ToolFailure.nothingToRead(calendars: try timetable.names().count) }
      try calendars.print(json: json)
    }
  }
}

extension ToolFailure {
  /// Nothing was imported, or none of what was can be read, which warnings have told.
  static func nothingToRead(calendars: Int) -> ToolFailure {
    let help = "import one with: almanac timetable import FILE.ics"
    let message =
      switch calendars {
      case 0: "there are no calendars yet; \(help)"
      case 1: "the only calendar cannot be read; import it again, or remove it"
      default: "none of the \(calendars) calendars can be read; import them again, or remove them"
      }
    return ToolFailure(message, exitCode: .noInput)
  }
}

extension URL {
  /// Without what may be secret.
  var shown: String { redacted.printable }
}
