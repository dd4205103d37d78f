import ArgumentParser
import Foundation
import TimetableLibrary
import ToolCommands

/// `timetable refresh`: reads calendars again from their addresses.
struct TimetableRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Reads calendars again that were imported from an address.",
    discussion: """
      A calendar that does not come stays as it was; the others are read all the same. One that has not changed is not \
      sent again by servers that know how to tell.

      Example: almanac timetable refresh
      """)

  @Argument(help: ArgumentHelp("The calendars' names; all unless given.", valueName: "NAME"))
  var names: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var network: CalendarNetworkOptions

  func run() async throws {
    try await Timetable.working { timetable in
      let known = try timetable.names()
      for name in names where !known.contains(name) { throw TimetableError.noSuchCalendar(name: name) }
      for name in names where timetable.address(ofCalendar: name) == nil {
        throw ToolFailure("“\(name.printable)” came from a file; import it again", exitCode: .noInput)
      }
      var refreshed: [ImportedCalendar] = []
      var failures: [ToolFailure] = []
      var hasChanged = false
      for name in names.isEmpty ? known : names {
        guard let origin = timetable.origin(ofCalendar: name) else { continue }
        let source = CalendarSource.address(origin.address)
        do {
          if let (data, origin) = try await source.news(network, since: origin) {
            refreshed.append(
              try timetable.keep(try CalendarCandidate(data, file: source.name, name: name, origin: origin)))
            hasChanged = true
          } else {
            refreshed.append(try timetable.calendar(name))
          }
        } catch let error as TimetableError {
          failures.append(error.failure)
        } catch let failure as ToolFailure {
          failures.append(failure)
        }
      }
      if hasChanged { try Timetable.askForReloads() }
      try refreshed.print(json: json)
      for failure in failures.dropLast() { Console.error("error: \(failure.message)") }
      if let last = failures.last { throw last }
    }
  }
}
