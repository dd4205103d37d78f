import SwiftUI

/// A time in the locale's own form, without a word for the half of the day: `9:35` or `09:35`.
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

/// `AM` or `PM`; nothing where a day has 24 hours.
struct HalfOfDay: View {
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
  /// From one time to another: `8:50 – 10:20 AM`; without the words that some languages put around hours of a day of 24.
  static func span(_ span: ClosedRange<Date>, in locale: Locale) -> Text {
    if locale.tellsHalvesOfDays { return Text(span) }
    let (start, end) = (span.lowerBound, span.upperBound)
    return Text(start, format: .dateTime.hour().minute()) + Text(verbatim: "–")
      + Text(end, format: .dateTime.hour().minute())
  }
}

extension Locale {
  /// Whether its clock begins anew at noon.
  fileprivate var tellsHalvesOfDays: Bool {
    switch hourCycle {
    case .zeroToEleven, .oneToTwelve: true
    default: false
    }
  }
}
