package import Foundation

extension Date {
  /// The date, clamped to within three thousand years of 2001: some calendars trap on dates far outside.
  package var clampedToCalendars: Date {
    let seconds = timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return Date(timeIntervalSinceReferenceDate: seconds > 0 ? Self.reach : -Self.reach) }
    return Date(timeIntervalSinceReferenceDate: min(max(seconds, -Self.reach), Self.reach))
  }

  private static let reach: TimeInterval = 94_672_800_000
}
