import ArgumentParser
import TimetableLibrary

/// `timetable remove`: forgets calendars.
struct TimetableRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forgets imported calendars.",
    discussion: "Example: almanac timetable remove \"Class 7b\"")

  @Argument(help: ArgumentHelp("The calendars' names, as calendars lists them.", valueName: "NAME"))
  var names: [String]

  func run() async throws {
    try await CalendarShelf.lessons.working { _ in try CalendarShelf.lessons.removeCalendars(names) }
  }
}
