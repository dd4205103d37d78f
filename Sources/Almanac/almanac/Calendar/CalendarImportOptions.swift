import ArgumentParser
import TimetableLibrary
import ToolReports

/// The options of `calendar import` and `timetable import`.
struct CalendarImportOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Files, addresses, or - for standard input.", valueName: "FILE|URL"))
  var sources: [String]

  @Option(help: "The calendar's name (default: the name in the calendar, then the file's name).")
  var name: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var network: CalendarNetworkOptions

  func validate() throws {
    if name != nil, sources.count > 1 { throw ValidationError("--name can be used with one calendar only.") }
    if name?.isEmpty == true { throw ValidationError("--name must not be empty.") }
    if sources.contains("") { throw ValidationError("The name of a file must not be empty.") }
  }

  func importCalendars(to shelf: CalendarStoreCommands) async throws {
    try await shelf.working { _ in
      try await shelf.importCalendars(from: sources, name: name, network).print(json: json)
    }
  }
}

/// The options of `calendar refresh` and `timetable refresh`.
struct CalendarRefreshOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The calendars' names (default: all).", valueName: "NAME"))
  var names: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var network: CalendarNetworkOptions

  /// Updates the calendars. Tries all of them, and throws the last failure.
  func refreshCalendars(of shelf: CalendarStoreCommands) async throws {
    try await shelf.working { _ in
      let (refreshed, failures) = try await shelf.refreshCalendars(names, network)
      try refreshed.print(json: json)
      for failure in failures.dropLast() { Console.error("error: \(failure.message)") }
      if let last = failures.last { throw last }
    }
  }
}
