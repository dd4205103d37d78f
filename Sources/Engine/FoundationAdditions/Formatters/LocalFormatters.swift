public import Foundation
import Localization

/// A date formatter that begins with the locale, the calendar and the time zone of the picture: what `DateFormatter` means
/// in the sources that `almanac build` compiles. Apple's page: Foundation/DateFormatter.
///
/// Foundation's own begins with those of the process, and its locale is a fixed one on this platform.
open class LocalDateFormatter: DateFormatter, @unchecked Sendable {
  /// Creates a formatter.
  public override init() {
    super.init()
    let context = LocalizationContext.current
    (locale, timeZone, calendar) = (context.locale, context.timeZone, context.calendar)
  }

  /// Not possible, as for Foundation's own on this platform.
  public required init?(coder: NSCoder) { nil }

  /// Kept for its spelling. Apple's page: Foundation/DateFormatter/formattingContext.
  open var formattingContext = Formatter.Context.unknown

  /// The text of a date in two of the system's styles.
  /// Apple's page: Foundation/DateFormatter/localizedString(from:dateStyle:timeStyle:).
  open override class func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String
  {
    let formatter = LocalDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }
}

/// A number formatter that begins with the locale of the picture: what `NumberFormatter` means in the sources that
/// `almanac build` compiles. Apple's page: Foundation/NumberFormatter.
open class LocalNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// Creates a formatter.
  public override init() {
    super.init()
    locale = LocalizationContext.current.locale
  }

  /// Not possible, as for Foundation's own on this platform.
  public required init?(coder: NSCoder) { nil }

  /// The text of a number in one of the system's styles.
  /// Apple's page: Foundation/NumberFormatter/localizedString(from:number:).
  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
