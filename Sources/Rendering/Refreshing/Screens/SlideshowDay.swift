package import Foundation

/// A day in a time zone, from midnight to midnight.
package struct SlideshowDay: Hashable, Sendable {
  package let start: Date
  package let end: Date
  package let timeZone: TimeZone

  package init(containing date: Date, in timeZone: TimeZone) {
    let calendar = Self.calendar(timeZone)
    // If clocks are set forward at midnight, the day begins at one.
    let interval = calendar.dateInterval(of: .day, for: date)
    start = interval?.start ?? calendar.startOfDay(for: date)
    end = interval?.end ?? start + 86_400
    self.timeZone = timeZone
  }

  /// The local date of its start: year, month, day, hour, minute and second.
  var startFields: [(name: String, value: Int)] {
    let fields = Self.calendar(timeZone).dateComponents([.year, .month, .day, .hour, .minute, .second], from: start)
    return [
      ("year", fields.year), ("month", fields.month), ("day", fields.day), ("hour", fields.hour),
      ("minute", fields.minute), ("second", fields.second),
    ].map { ($0, $1 ?? 0) }
  }

  private static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
