package import Foundation

/// A day of a time zone, from its midnight to the next.
package struct SlideshowDay: Hashable, Sendable {
  package let start: Date
  package let end: Date
  package let timeZone: TimeZone

  /// The day in which `date` lies.
  package init(containing date: Date, in timeZone: TimeZone) {
    let calendar = Self.calendar(timeZone)
    // Where clocks are put forward at midnight, a day begins at one.
    let interval = calendar.dateInterval(of: .day, for: date)
    start = interval?.start ?? calendar.startOfDay(for: date)
    end = interval?.end ?? start + 86_400
    self.timeZone = timeZone
  }

  /// The date of its beginning as its clocks show it: year, month, day, hour, minute and second.
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
