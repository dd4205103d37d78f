import ArgumentParser
import Foundation

enum DayArgument: Equatable {
  case today
  case tomorrow
  /// 1 for Sunday … 7 for Saturday, as in Foundation.
  case weekday(Int)
  case date(year: Int, month: Int, day: Int)

  private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  /// - Throws: A validation error, with exit code 64.
  init(argument: String) throws {
    let word = argument.lowercased()
    if word == "today" || word == "tomorrow" {
      self = word == "today" ? .today : .tomorrow
    } else if let index = Self.weekdays.firstIndex(where: { $0 == word || $0.prefix(3) == word }) {
      self = .weekday(index + 1)
    } else if let match = word.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3), Self.isDay(year, month, day)
    {
      self = .date(year: year, month: month, day: day)
    } else {
      throw ValidationError(
        "invalid day '\(argument)'. Use today, tomorrow, a weekday such as monday, or a date such as 2026-11-23.")
    }
  }

  private static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return year > 0 && DateComponents(calendar: calendar, year: year, month: month, day: day).isValidDate
  }

  func date(at now: Date, _ calendar: Calendar) -> Date {
    let today = calendar.startOfDay(for: now)
    switch self {
    case .today: return today
    case .tomorrow: return calendar.date(byAdding: .day, value: 1, to: today) ?? today
    case .weekday(let number):
      let days = (number - calendar.component(.weekday, from: today) + 7) % 7
      return calendar.date(byAdding: .day, value: days, to: today) ?? today
    case .date(let year, let month, let day):
      // Every day has a noon.
      let noon = DateComponents(calendar: calendar, year: year, month: month, day: day, hour: 12).date
      return noon.map { calendar.startOfDay(for: $0) } ?? today
    }
  }
}
