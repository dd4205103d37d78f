import SwiftUI

/// A time in the locale's format, without AM or PM: `9:35` or `09:35`.
struct ClockDigits: View {
  let date: Date
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: Text {
    guard locale.tellsHalvesOfDays else { return Text(date, format: .dateTime.hour().minute()) }
    return Text(
      date,
      format: Date.VerbatimFormatStyle(
        format: "\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)):\(minute: .twoDigits)",
        locale: locale, timeZone: timeZone, calendar: Calendar(identifier: .gregorian)))
  }
}

/// `AM` or `PM`; empty for 24-hour clocks.
struct DayPeriod: View {
  let date: Date
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if locale.tellsHalvesOfDays {
      Text(
        date,
        format: Date.VerbatimFormatStyle(
          format: "\(dayPeriod: .standard(.abbreviated))", locale: locale, timeZone: timeZone,
          calendar: Calendar(identifier: .gregorian)))
    }
  }
}

extension Text {
  /// A time range: `8:50 – 10:20 AM`; without the words that some languages add to 24-hour times.
  static func span(_ span: ClosedRange<Date>, in locale: Locale) -> Text {
    if locale.tellsHalvesOfDays { return Text(span) }
    let (start, end) = (span.lowerBound, span.upperBound)
    return Text(start, format: .dateTime.hour().minute()) + Text(verbatim: "–")
      + Text(end, format: .dateTime.hour().minute())
  }
}

extension Locale {
  /// Whether it is a 12-hour clock.
  fileprivate var tellsHalvesOfDays: Bool {
    switch hourCycle {
    case .zeroToEleven, .oneToTwelve: true
    default: false
    }
  }
}
