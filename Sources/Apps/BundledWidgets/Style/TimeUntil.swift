import Foundation

/// The time until a date, in hours and minutes: `1 hr, 5 min`. Rounded up, so that it is not zero before the date.
struct TimeUntil: DiscreteFormatStyle, Codable, Hashable, Sendable {
  let end: Date
  var locale = Locale.autoupdatingCurrent

  init(until end: Date) { self.end = end }

  func format(_ now: Date) -> String {
    let minutes = max(0, (end.timeIntervalSince(now) / 60).rounded(.up))
    let style = Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes], width: .abbreviated).locale(locale)
    return style.format(.seconds(minutes * 60))
  }

  func locale(_ locale: Locale) -> TimeUntil {
    var style = self
    style.locale = locale
    return style
  }

  func discreteInput(after now: Date) -> Date? {
    let minutes = (end.timeIntervalSince(now) / 60).rounded(.up)
    return minutes >= 1 ? end - (minutes - 1) * 60 : nil
  }

  func discreteInput(before now: Date) -> Date? { now - 1 }
  func input(after now: Date) -> Date? { now + 1 }
  func input(before now: Date) -> Date? { now - 1 }
}
