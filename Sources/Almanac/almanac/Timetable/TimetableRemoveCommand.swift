import ArgumentParser
import TimetableLibrary

struct TimetableRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove imported calendars.",
    discussion: "Example: almanac timetable remove \"Class 7b\"")

  @Argument(help: ArgumentHelp("The names of calendars (see calendars).", valueName: "NAME"))
  var names: [String]

  func run() async throws {
    try await CalendarStoreCommands.lessons.working { _ in try CalendarStoreCommands.lessons.removeCalendars(names) }
  }
}
