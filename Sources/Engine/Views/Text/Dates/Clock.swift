import Foundation

/// A count of seconds as a clock shows it: `2:32`, `36:59:01`.
struct Clock {
  /// Zero or more.
  private let seconds: TimeInterval

  /// Beyond ten thousand years a clock stands still, long before its numbers trap.
  init(seconds: TimeInterval) { self.seconds = seconds.isFinite ? min(max(seconds, 0), 315_576_000_000) : 0 }

  /// A clock that counts down shows a second until it is over, one that counts up when it is over.
  func string(countsDown: Bool, showsHours: Bool, in locale: Locale) -> String {
    // Dates carry noise far below a second.
    let whole = (seconds + (countsDown ? -Self.noise : Self.noise)).rounded(countsDown ? .up : .down)
    let hasHours = showsHours && whole >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern =
      hasHours
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: 0)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 0)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(max(whole, 0)))
  }

  /// When the clock shows another second, or a little after: a date at the edge itself could round to `now`, and a clock
  /// that counts up would stand still for ever.
  func nextChange(after now: Date, countsDown: Bool) -> Date {
    let fraction = (seconds + (countsDown ? -Self.noise : Self.noise)).truncatingRemainder(dividingBy: 1)
    let rest = countsDown && fraction > 0 ? fraction : 1 - max(fraction, 0)
    return now.addingTimeInterval(rest + (countsDown && fraction <= 0 ? 0 : Self.noise))
  }

  private static let noise = 1e-4
}
