public import Foundation
import Localization

/// A date formatter whose initial locale, calendar and time zone are the picture's. Replaces `DateFormatter` in
/// sources that `almanac build` compiles. Apple's page: Foundation/DateFormatter.
///
/// Foundation's formatter starts with those of the process, and with a fixed locale on this platform.
open class LocalDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    let context = LocalizationContext.current
    (locale, timeZone, calendar) = (context.locale, context.timeZone, context.calendar)
  }

  /// Always nil, as Foundation's own on this platform.
  public required init?(coder: NSCoder) { nil }

  open var formattingContext = Formatter.Context.unknown

  /// Formats a date in two of the system's styles. Apple's page:
  /// Foundation/DateFormatter/localizedString(from:dateStyle:timeStyle:).
  open override class func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String
  {
    let formatter = LocalDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }
}

/// A number formatter whose initial locale is the picture's. Replaces `NumberFormatter` in sources that `almanac
/// build` compiles. Apple's page: Foundation/NumberFormatter.
open class LocalNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = LocalizationContext.current.locale
  }

  /// Always nil, as Foundation's own on this platform.
  public required init?(coder: NSCoder) { nil }

  /// Formats a number in one of the system's styles. Apple's page:
  /// Foundation/NumberFormatter/localizedString(from:number:).
  open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = LocalNumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
