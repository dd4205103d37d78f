public import Foundation
import Localization

/// Formats a time interval: `1 hour, 10 minutes`, `1:10:00`. Apple's page: Foundation/DateComponentsFormatter.
///
/// Replaces Foundation's class, which is not implemented on this platform. The locale is the calendar's, otherwise
/// the picture's.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:00`.
    case positional
    /// `1h 10m`.
    case abbreviated
    /// `1 hr, 10 min`.
    case short
    /// `1 hour, 10 minutes`.
    case full
    /// Like ``full``: numbers are not spelled out.
    case spellOut
    /// `1hr 10min`.
    case brief
  }

  /// Which units with the value zero are left out. Apple's page:
  /// Foundation/DateComponentsFormatter/ZeroFormattingBehavior.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leaves out leading zeros and, in the positional style, no others; in other styles all.
    public static let `default` = Self(rawValue: 1)
    /// Leaves out zeros before the first non-zero unit.
    public static let dropLeading = Self(rawValue: 2)
    /// Leaves out zeros in the middle.
    public static let dropMiddle = Self(rawValue: 4)
    /// Leaves out zeros after the last non-zero unit.
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads positional units to two digits, and leaves out none.
    public static let pad = Self(rawValue: 65_536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; empty for years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar; nil for the picture's.
  open var calendar: Calendar?
  /// The start of time intervals; nil for the picture's current date.
  open var referenceDate: Date?
  /// Has no effect: the last unit is always whole.
  open var allowsFractionalUnits = false
  /// The maximum number of units; zero for all.
  open var maximumUnitCount = 0
  /// Has no effect.
  open var collapsesLargestUnit = false
  /// Has no effect.
  open var includesApproximationPhrase = false
  /// Has no effect.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  /// Formats seconds; nil if they are not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? LocalizationContext.current.now
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = IntervalUnit.all.filter { isAllowed($0) }
    let components = countingCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return written(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Formats the components, without carrying one into another.
  open func string(from components: DateComponents) -> String? {
    written(
      IntervalUnit.all.filter { isAllowed($0) }.compactMap { unit in
        components.value(for: unit.component).map { (unit, $0) }
      })
  }

  /// Formats components in a style. Apple's page:
  /// Foundation/DateComponentsFormatter/localizedString(from:unitsStyle:).
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Formats components or seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).map { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private var countingCalendar: Calendar { calendar ?? LocalizationContext.current.calendar }
  private var locale: Locale { calendar?.locale ?? LocalizationContext.current.locale }

  private func isAllowed(_ unit: IntervalUnit) -> Bool {
    allowedUnits.isEmpty ? unit.component != .weekOfMonth : allowedUnits.contains(unit.unit)
  }

  private func written(_ amounts: [(unit: IntervalUnit, amount: Int)]) -> String? {
    guard !amounts.isEmpty else { return nil }
    var kept = IntervalZeros(behavior: zeroFormattingBehavior, isPositional: unitsStyle == .positional).kept(amounts)
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    return SpanText(style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad), locale: locale).string(kept)
  }
}
