import Foundation
import TimetableLibrary
import ToolReports

extension CalendarShelf {
  /// Reads calendars and keeps them. All are read, and their names compared, before the first is kept.
  ///
  /// - Parameter name: The name to keep the only one by; its own unless given.
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
          "\(source.name.printable): another of these calendars has the same name, “\(candidate.name.printable)”, and none was imported; import them one by one with --name",
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

  /// Reads calendars again from their addresses.
  ///
  /// - Parameter names: Which ones; all unless given.
  /// - Returns: Those that were asked for, and why others did not come.
  func refreshCalendars(
    _ names: [String], _ network: CalendarNetworkOptions
  ) async throws -> (refreshed: [ImportedCalendar], failures: [ToolError]) {
    let shelf = calendars
    let known = try shelf.names()
    for name in names where !known.contains(name) { throw TimetableError.noSuchCalendar(name: name) }
    for name in names where shelf.address(ofCalendar: name) == nil {
      throw ToolError("“\(name.printable)” came from a file; import it again", exitCode: .noInput)
    }
    var refreshed: [ImportedCalendar] = []
    var failures: [ToolError] = []
    var hasChanged = false
    for name in names.isEmpty ? known : names {
      guard let origin = shelf.origin(ofCalendar: name) else { continue }
      let source = CalendarSource.address(origin.address)
      do {
        if let (data, origin) = try await source.news(network, since: origin) {
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

  /// Forgets calendars.
  func removeCalendars(_ names: [String]) throws {
    for name in names { try calendars.remove(name) }
    try askForReloads()
  }
}
