package import Foundation
import SystemSettings

/// Formats dates for people: local time, and the distance from now.
package struct RelativeDateText {
  package let now: Date
  package let zone: TimeZone

  /// - Parameter zone: (default: the system's)
  package init(now: Date, zone: TimeZone = Chosen<TimeZone>?.none.zone) { (self.now, self.zone) = (now, zone) }

  /// `2026-11-21 09:00 (in 1 hour)`.
  package func callAsFunction(_ date: Date) -> String {
    // Rounded down like the date, which has no fractions of a second.
    let seconds = date.timeIntervalSince1970.rounded(.down) - now.timeIntervalSince1970.rounded(.down)
    return "\(date.localText(in: zone)) (\(Self.distance(seconds)))"
  }

  /// `in 12 seconds`, `3 minutes ago`, `now`: rounded, in the largest unit that fits.
  static func distance(_ seconds: Double) -> String {
    let length = abs(seconds)
    guard length >= 0.5 else { return "now" }
    let units = [("second", 1.0, 60.0), ("minute", 60, 60), ("hour", 3600, 48), ("day", 86_400, .infinity)]
    let (name, size, _) = units.first { (length / $0.1).rounded() < $0.2 } ?? ("day", 86_400, .infinity)
    // Limits dates that no calendar has.
    let count = Int(min((length / size).rounded(), 1e9))
    let words = "\(count) \(name)\(count == 1 ? "" : "s")"
    return seconds > 0 ? "in \(words)" : "\(words) ago"
  }
}

extension Date {
  /// `2026-11-21 09:00`, with seconds if they are not zero.
  ///
  /// - Parameter zone: (default: the system's)
  package func localText(in zone: TimeZone = Chosen<TimeZone>?.none.zone) -> String {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone).year().month().day()
      .time(includingFractionalSeconds: false)
    let text = style.format(self)
    return text.hasSuffix(":00") ? String(text.dropLast(3)) : text
  }
}
