import ArgumentParser
package import Foundation

/// The value of `--at`: an instant, or a local date and time in the pictures' time zone.
package enum Moment: Hashable, Sendable {
  case instant(Date)
  case local(DateComponents)

  /// Parses a date within the range of timelines.
  ///
  /// - Throws: A validation error, with exit code 64.
  init(argument: String) throws {
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?)?/
    guard let match = argument.wholeMatch(of: form) else {
      self = .instant(try Date(argument: argument))
      return
    }
    let fields = [match.1, match.2, match.3, match.4 ?? "0", match.5 ?? "0", match.6 ?? "0"].map { Int($0) }
    let components = DateComponents(
      year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4], second: fields[5])
    let date = Self.date(components, in: .gmt)
    // The calendar accepts 30 February as 2 March.
    let parts = Set<Calendar.Component>([.year, .month, .day, .hour, .minute, .second])
    guard date.map({ Self.calendar(.gmt).dateComponents(parts, from: $0) }) == components else {
      throw ValidationError("invalid date '\(argument)'. Use a form such as 2026-11-21T08:00:00Z or 2026-11-21.")
    }
    // Checks the range of years.
    _ = try Date(argument: String(argument.prefix(10)))
    self = .local(components)
  }

  func date(in zone: TimeZone) -> Date {
    switch self {
    case .instant(let date): date
    case .local(let components): Self.date(components, in: zone) ?? .distantPast
    }
  }

  private static func date(_ components: DateComponents, in zone: TimeZone) -> Date? {
    calendar(zone).date(from: components)
  }

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
