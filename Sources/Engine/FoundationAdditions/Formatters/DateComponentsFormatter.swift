public import Foundation
import Localization

/// Writes a span of time: `1 hour, 10 minutes`, `1:10:00`. Apple's page: Foundation/DateComponentsFormatter.
///
/// Takes the place of Foundation's, which this platform has by name only. The locale is the calendar's, else the
/// picture's.
open class DateComponentsFormatter: Formatter {
  /// How units are written. Apple's page: Foundation/DateComponentsFormatter/UnitsStyle.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:00`.
    case positional
    /// `1h 10m`.
    case abbreviated
    /// `1 hr, 10 min`.
    case short
    /// `1 hour, 10 minutes`.
    case full
    /// As ``full``: numbers are not spelt out here.
    case spellOut
    /// `1hr 10min`.
    case brief
  }

  /// What becomes of noughts. Apple's page: Foundation/DateComponentsFormatter/ZeroFormattingBehavior.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// See `RawRepresentable`.
    public let rawValue: UInt
    /// See `OptionSet`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those before, and for positions those between are kept; in words all are left out.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first other one are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last other one are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Positions are filled to two digits, and none is left out.
    public static let pad = Self(rawValue: 65_536)
  }

  /// Positions, unless set.
  open var unitsStyle = UnitsStyle.positional
  /// Which units may be written: from years to seconds, unless set.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of noughts.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that units are counted in; nil for the picture's.
  open var calendar: Calendar?
  /// What spans are counted from; nil for the picture's now.
  open var referenceDate: Date?
  /// Kept for its spelling: the last unit is always whole.
  open var allowsFractionalUnits = false
  /// How many units are written at most; nought for all.
  open var maximumUnitCount = 0
  /// Kept for its spelling.
  open var collapsesLargestUnit = false
  /// Whether `about` belongs before it; kept for its spelling.
  open var includesApproximationPhrase = false
  /// Whether `remaining` belongs after it; kept for its spelling.
  open var includesTimeRemainingPhrase = false
  /// Kept for its spelling.
  open var formattingContext = Formatter.Context.unknown

  /// Writes seconds; nil if they are no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? LocalizationContext.current.now
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes what lies between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = SpanUnit.all.filter { isAllowed($0) }
    let components = countingCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return written(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Writes the components, without carrying one into another.
  open func string(from components: DateComponents) -> String? {
    written(
      SpanUnit.all.filter { isAllowed($0) }.compactMap { unit in
        components.value(for: unit.component).map { (unit, $0) }
      })
  }

  /// Writes components, in a style. Apple's page: Foundation/DateComponentsFormatter/localizedString(from:unitsStyle:).
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes components or seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).map { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private var countingCalendar: Calendar { calendar ?? LocalizationContext.current.calendar }
  private var locale: Locale { calendar?.locale ?? LocalizationContext.current.locale }

  private func isAllowed(_ unit: SpanUnit) -> Bool {
    allowedUnits.isEmpty ? unit.component != .weekOfMonth : allowedUnits.contains(unit.unit)
  }

  private func written(_ amounts: [(unit: SpanUnit, amount: Int)]) -> String? {
    guard !amounts.isEmpty else { return nil }
    var kept = SpanZeros(behavior: zeroFormattingBehavior, isPositional: unitsStyle == .positional).kept(amounts)
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    return SpanText(style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad), locale: locale).string(kept)
  }
}
