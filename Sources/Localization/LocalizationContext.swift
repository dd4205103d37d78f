public import Foundation

/// What strings are looked up and written with: locale, calendar, time zone and now of the picture, and the tables of the
/// program whose widgets are drawn.
///
/// `String(localized:)` has no parameter for them, so the renderer binds ``current`` while it asks providers and makes
/// views. Nothing here reads the process's own locale, time zone or clock.
public struct LocalizationContext: Sendable {
  /// Language and formats.
  public var locale: Locale
  /// The time zone of dates.
  public var timeZone: TimeZone
  /// The calendar of dates; nil for the Gregorian one in the locale and time zone.
  public var ownCalendar: Calendar?
  /// What relative dates are relative to.
  public var now: Date
  /// The tables of translations; nil where there are none, and every key stands for itself.
  public var tables: StringTables?

  /// Creates a context; `en_US`, GMT and the reference date without tables unless given.
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, calendar: Calendar? = nil,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), tables: StringTables? = nil
  ) {
    (self.locale, self.timeZone, ownCalendar, self.now, self.tables) = (locale, timeZone, calendar, now, tables)
  }

  /// The context of the work that the current task does.
  @TaskLocal public static var current = LocalizationContext()

  /// The calendar of dates.
  public var calendar: Calendar {
    if let ownCalendar { return ownCalendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The format that stands for `key`: a translation, else the key itself.
  package func format(for key: String, table: String?, bundle: URL?) -> StringFormat {
    tables?.format(for: key, table: table, bundle: bundle, locale: locale) ?? StringFormat(key)
  }

  /// `key` translated, with `arguments` filled in.
  package func string(
    for key: String, _ arguments: [FormatArgument], table: String? = nil, bundle: URL? = nil
  ) -> String {
    if arguments.isEmpty, tables == nil { return key }
    return format(for: key, table: table, bundle: bundle).pieces(for: arguments, in: locale).map { piece in
      switch piece {
      case .literal(let string): string
      case .argument(let index, let specifier): specifier.string(for: arguments[index], in: self)
      }
    }.joined()
  }
}
