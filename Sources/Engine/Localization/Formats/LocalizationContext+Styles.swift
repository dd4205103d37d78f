package import Foundation

extension LocalizationContext {
  /// `value` in `style`, in the context's locale. Dates are formatted in its calendar and time zone, and relative to
  /// its current date, unless the style has its own.
  package func output<Style: FormatStyle>(of value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
    let style = style.locale(locale)
    // No style of numbers needs more; each cast below is a search.
    if Style.FormatInput.self == Int.self || Style.FormatInput.self == Double.self {
      return locale.plainText(of: value, style) ?? style.format(value)
    }
    let value = ((value as? Date)?.clampedToCalendars as? Style.FormatInput) ?? value
    switch style {
    case var style as Date.FormatStyle:
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if let style = style as? Style { return style.format(value) }
    case var style as Date.IntervalFormatStyle:
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if let style = style as? Style { return style.format(value) }
    case let style as Date.RelativeFormatStyle:
      guard let date = value as? Date, let output = relative(date, style) as? Style.FormatOutput else { break }
      return output
    case let style as any LocalizedDateStyle:
      if let style = style.counting(in: calendar) as? Style { return style.format(value) }
    default: break
    }
    return style.format(value)
  }

  private func relative(_ date: Date, _ style: Date.RelativeFormatStyle) -> String {
    var anchored = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: locale,
      calendar: style.calendar == .autoupdatingCurrent ? calendar : style.calendar,
      capitalizationContext: style.capitalizationContext)
    anchored.allowedFields = style.allowedFields
    return anchored.format(now)
  }
}

/// A format style of this package that uses the picture's calendar.
package protocol LocalizedDateStyle {
  /// The style with a calendar.
  func counting(in calendar: Calendar) -> Self
}

extension Date {
  /// The date, clamped to within three thousand years of 2001: some calendars trap on dates far outside.
  package var clampedToCalendars: Date {
    let seconds = timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return Date(timeIntervalSinceReferenceDate: seconds > 0 ? Self.reach : -Self.reach) }
    return Date(timeIntervalSinceReferenceDate: min(max(seconds, -Self.reach), Self.reach))
  }

  private static let reach: TimeInterval = 94_672_800_000
}
