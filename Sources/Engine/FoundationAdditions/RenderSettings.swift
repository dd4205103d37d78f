public import Foundation
import Localization

/// The picture's locale, time zone and calendar, and formatting with them, for the declarations that `almanac build`
/// adds to a user's sources. `NSLocalizedString` uses it to find the picture's tables.
public enum RenderSettings {
  public static var locale: Locale { LocalizationContext.current.locale }
  public static var timeZone: TimeZone { LocalizationContext.current.timeZone }
  public static var calendar: Calendar { LocalizationContext.current.calendar }
  /// The picture's language only.
  public static var languages: [String] { [locale.identifier(.bcp47)] }

  /// A formatted date. If the style has no locale, calendar or time zone, the picture's are used.
  public static func output<Style: FormatStyle>(of value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
    LocalizationContext.current.output(of: value, style)
  }

  /// A date in the numeric style.
  public static func text(of date: Date) -> String { text(of: date, date: .numeric, time: .shortened) }

  /// A date in two of the system's styles.
  public static func text(
    of date: Date, date dateStyle: Date.FormatStyle.DateStyle, time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    LocalizationContext.current.output(of: date, Date.FormatStyle(date: dateStyle, time: timeStyle))
  }

  /// A whole number with the digits and grouping of the locale.
  public static func text(of value: some BinaryInteger) -> String {
    IntegerFormatStyle<Int>(locale: locale).format(Int(clamping: value))
  }

  /// A number with the digits and grouping of the locale.
  public static func text(of value: some BinaryFloatingPoint) -> String {
    FloatingPointFormatStyle<Double>(locale: locale).format(Double(value))
  }

  /// The text of a key in a table of the picture's language; otherwise `value`, or the key if that is empty.
  public static func localized(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let context = LocalizationContext.current
    let found = context.tables?.format(for: key, table: table, bundle: bundle.tablesFolder, locale: context.locale)
    return found.map { _ in context.string(for: key, [], table: table, bundle: bundle.tablesFolder) }
      ?? (value.isEmpty ? key : value)
  }
}
