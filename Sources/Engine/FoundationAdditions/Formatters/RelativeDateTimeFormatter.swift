public import Foundation
import Localization

/// Writes how far a date is from another: `2 hours ago`, `in 3 days`. Apple's page: Foundation/RelativeDateTimeFormatter.
///
/// As Apple's does, it writes the largest unit that is not nought, without rounding: 36 hours are `1 day`. Locale and
/// calendar are the picture's unless set.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether one day ago is `yesterday`. Apple's page: Foundation/RelativeDateTimeFormatter/DateTimeStyle.
  public enum DateTimeStyle: Int, Sendable {
    /// Always with a number.
    case numeric
    /// With a word where the language has one.
    case named
  }

  /// How units are written. Apple's page: Foundation/RelativeDateTimeFormatter/UnitsStyle.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full
    /// The same, as numbers are not spelt out here.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// With a number, unless set.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// In full, unless set.
  open var unitsStyle = UnitsStyle.full
  /// Kept for its spelling.
  open var formattingContext = Formatter.Context.unknown
  /// Nil for the picture's. As Apple's, it is never nil when read.
  open var calendar: Calendar! {
    get { ownCalendar ?? LocalizationContext.current.calendar }
    set { ownCalendar = newValue }
  }
  /// Nil for the picture's. As Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  /// `date` as seen from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    guard abs(date.timeIntervalSinceReferenceDate) < 1e12, abs(referenceDate.timeIntervalSinceReferenceDate) < 1e12
    else { return localizedString(fromTimeInterval: 0) }
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// A span of seconds from now; negative ones are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = LocalizationContext.current.now
    guard timeInterval.isFinite, abs(timeInterval) < 1e12 else {
      return localizedString(from: DateComponents(second: 0))
    }
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The largest of the components that is not nought.
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

  /// A date as seen from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: LocalizationContext.current.now) }
  }
}
