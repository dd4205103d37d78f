public import Foundation
import Localization

/// Formats the difference between two dates: `2 hours ago`, `in 3 days`. Apple's page:
/// Foundation/RelativeDateTimeFormatter.
///
/// Like Apple's, it uses the largest non-zero unit without rounding: 36 hours are `1 day`. The default locale and
/// calendar are the picture's.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether one day ago is `yesterday`. Apple's page: Foundation/RelativeDateTimeFormatter/DateTimeStyle.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number.
    case numeric
    /// A word if the language has one.
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full
    /// Like ``full``: numbers are not spelled out.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// Nil for the picture's. As with Apple's, it is never nil when read.
  open var calendar: Calendar! {
    get { ownCalendar ?? LocalizationContext.current.calendar }
    set { ownCalendar = newValue }
  }
  /// Nil for the picture's. As with Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  /// `date` relative to `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    guard abs(date.timeIntervalSinceReferenceDate) < 1e12, abs(referenceDate.timeIntervalSinceReferenceDate) < 1e12
    else { return localizedString(fromTimeInterval: 0) }
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// A time interval in seconds from now; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = LocalizationContext.current.now
    guard timeInterval.isFinite, abs(timeInterval) < 1e12 else {
      return localizedString(from: DateComponents(second: 0))
    }
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The largest non-zero component.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts: [(Calendar.Component, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
      (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
    ]
    let given = amounts.compactMap { unit, amount in amount.map { (unit, $0) } }
    let (unit, amount) = given.first { $0.1 != 0 } ?? given.last ?? (.second, 0)
    let width: UnitText.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return RelativeUnitText.string(
      Double(amount), unit, width: width, isNamed: dateTimeStyle == .named, in: locale)
  }

  /// A date relative to now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: LocalizationContext.current.now) }
  }
}
