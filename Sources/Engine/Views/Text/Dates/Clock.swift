import Foundation

/// A number of seconds in the format of a clock: `2:32`, `36:59:01`.
struct Clock {
  /// Zero or more.
  private let seconds: TimeInterval

  /// Clamped to ten thousand years, far below the limit of its numbers.
  init(seconds: TimeInterval) { self.seconds = seconds.isFinite ? min(max(seconds, 0), 315_576_000_000) : 0 }

  /// Formats the time. When counting down, a second is shown until it is over; when counting up, after it is over.
  func string(countsDown: Bool, showsHours: Bool, in locale: Locale) -> String {
    // Dates have rounding errors far below a second.
    let whole = (seconds + (countsDown ? -Self.noise : Self.noise)).rounded(countsDown ? .up : .down)
    let hasHours = showsHours && whole >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern =
      hasHours
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 0)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 0)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(max(whole, 0)))
  }

  /// Slightly after the clock's next change: the exact date could round to `now`, and a clock that counts up would
  /// stop.
  func nextChange(after now: Date, countsDown: Bool) -> Date {
    let fraction = (seconds + (countsDown ? -Self.noise : Self.noise)).truncatingRemainder(dividingBy: 1)
    let rest = countsDown && fraction > 0 ? fraction : 1 - max(fraction, 0)
    return now.addingTimeInterval(rest + (countsDown && fraction <= 0 ? 0 : Self.noise))
  }

  private static let noise = 1e-4
}
