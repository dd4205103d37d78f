import ArgumentParser
package import Foundation
import JSONText

extension Date {
  /// Parses a date within the range of timelines.
  ///
  /// - Throws: A validation error, with exit code 64.
  package init(argument: String) throws {
    let date = try Self.any(argument)
    guard date >= .distantPast && date < .distantFuture else {
      throw ValidationError("date '\(argument)' is out of range (limit: the year 4000).")
    }
    self = date
  }

  private static func any(_ argument: String) throws -> Date {
    if let date = Date(strictISO8601: argument) ?? offsetDate(argument) { return date }
    throw ValidationError("invalid date '\(argument)'. Use a form such as 2026-11-21T08:00:00Z or 2026-11-21.")
  }

  /// A date with a UTC offset, or without seconds: `2026-11-21T08:00+01:00`.
  private static func offsetDate(_ argument: String) -> Date? {
    let form = /([-0-9]{10}T[0-9]{2}:[0-9]{2})(:[0-9]{2})?(?:Z|([-+])([0-9]{2}):?([0-5][0-9]))/
    guard let match = argument.wholeMatch(of: form) else { return nil }
    let local = "\(match.1)\(match.2 ?? ":00")Z"
    let style = Date.ISO8601FormatStyle()
    guard let date = try? style.parse(local), style.format(date) == local else { return nil }
    guard let sign = match.3, let hours = match.4.flatMap({ Int($0) }), let minutes = match.5.flatMap({ Int($0) })
    else { return date }
    guard hours < 24 else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return sign == "-" ? date + offset : date - offset
  }
}
