package import Ambient
public import Foundation

/// The context in which strings are looked up and formatted: the picture's locale, calendar, time zone and current
/// date, and the string tables of the program whose widgets are drawn.
///
/// `String(localized:)` has no parameter for it, so the renderer binds ``current`` while it calls providers and
/// creates views. The process's own locale, time zone and clock are never used.
public struct LocalizationContext: Sendable {
  public var locale: Locale
  public var timeZone: TimeZone
  /// The calendar; nil for the Gregorian one in the locale and time zone.
  public var ownCalendar: Calendar?
  /// The current date, for relative dates.
  public var now: Date
  /// The translations; nil if there are none, and every key is its own text.
  public var tables: StringTables?

  /// Creates a context (default: `en_US`, GMT and the reference date, without tables).
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, calendar: Calendar? = nil,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), tables: StringTables? = nil
  ) {
    (self.locale, self.timeZone, ownCalendar, self.now, self.tables) = (locale, timeZone, calendar, now, tables)
  }

  /// The context of the current task, or of the process.
  public static var current: LocalizationContext { AmbientValues.current.localization }

  public var calendar: Calendar {
    if let ownCalendar { return ownCalendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

extension AmbientValues {
  package var localization: LocalizationContext {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }
}

private enum LocalizationKey: AmbientKey {
  static let defaultValue = LocalizationContext()
}
