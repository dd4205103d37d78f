import Foundation
import TimetableLibrary
import ToolReports

extension CalendarStoreCommands {
  /// Imports calendars. Reads all of them, and compares their names, before it stores the first.
  ///
  /// - Parameter name: The name of the only calendar (default: its own).
  func importCalendars(
    from sources: [String], name: String?, _ network: CalendarNetworkOptions
  ) async throws -> [ImportedCalendar] {
    let shelf = calendars
    var candidates: [CalendarCandidate] = []
    for argument in sources {
      let source = try CalendarSource(argument)
      let (data, origin) = try await source.data(network)
      let candidate = try CalendarCandidate(data, file: source.name, name: name, origin: origin)
      if candidates.contains(where: { $0.name == candidate.name }) {
        throw ToolError(
          "\(source.name.printable): another of these calendars is also called '\(candidate.name.printable)'; none was imported; import them one by one with --name",
          exitCode: .badData)
      }
      candidates.append(candidate)
    }
    var imported: [ImportedCalendar] = []
    defer { if !imported.isEmpty { try? askForReloads() } }
    for candidate in candidates { imported.append(try shelf.keep(candidate)) }
    try askForReloads()
    return imported
  }

  /// Updates calendars from their addresses.
  ///
  /// - Parameter names: The calendars (default: all).
  /// - Returns: The updated calendars, and the failures of the others.
  func refreshCalendars(
    _ names: [String], _ network: CalendarNetworkOptions
  ) async throws -> (refreshed: [ImportedCalendar], failures: [ToolError]) {
    let shelf = calendars
    let known = try shelf.names()
    for name in names where !known.contains(name) { throw TimetableError.noSuchCalendar(name: name) }
    for name in names where shelf.address(ofCalendar: name) == nil {
      throw ToolError("'\(name.printable)' was imported from a file; import it again", exitCode: .noInput)
    }
    var refreshed: [ImportedCalendar] = []
    var failures: [ToolError] = []
    var hasChanged = false
    for name in names.isEmpty ? known : names {
      guard let origin = shelf.origin(ofCalendar: name) else { continue }
      let source = CalendarSource.address(origin.address)
      do {
        if let (data, origin) = try await source.contentsIfChanged(network, since: origin) {
          refreshed.append(
            try shelf.keep(try CalendarCandidate(data, file: source.name, name: name, origin: origin)))
          hasChanged = true
        } else {
          refreshed.append(try shelf.calendar(name))
        }
      } catch let error as TimetableError {
        failures.append(error.failure)
      } catch let failure as ToolError {
        failures.append(failure)
      }
    }
    if hasChanged { try askForReloads() }
    return (refreshed, failures)
  }

  func removeCalendars(_ names: [String]) throws {
    for name in names { try calendars.remove(name) }
    try askForReloads()
  }
}
