public import Foundation
public import Localization

extension SystemFormatStyle {
  /// The time from a date to the input: `3 minutes, 42 seconds`. Apple's page: SwiftUI/SystemFormatStyle/DateOffset.
  public struct DateOffset: _SystemFormatStyle, LocalizedDateStyle {
    private let anchor: Date
    private let units: [DateUnit]
    private let maxFieldCount: Int
    private let sign: Sign
    public var _surroundings = _SystemFormatContext()

    private enum Sign: String, Hashable, Codable { case automatic, always, never }

    /// Counts from `anchor`; the time before it is negative.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      units = DateUnit.units(allowedFields)
      self.maxFieldCount = maxFieldCount
      self.sign = sign == .never ? .never : sign == .automatic ? .automatic : .always
    }

    public func _string(at date: Date) -> String {
      let distance = distance(at: date)
      let sign: UnitText.Sign =
        switch sign {
        case .automatic: .automatic
        case .always: .always
        case .never: .never
        }
      return distance.formatted(width: .wide, sign: sign, isNegative: distance.isFuture, in: _surroundings.locale)
    }

    public func _change(after date: Date) -> Date? { distance(at: date).nextChange(after: date, to: anchor) }

    private func distance(at date: Date) -> DateDistance {
      DateDistance(from: date, to: anchor, units: units, count: maxFieldCount, calendar: _surroundings.calendar)
    }
  }

  /// A date relative to the input: `in 5 minutes`, `tomorrow`, `June 2019`. Apple's page:
  /// SwiftUI/SystemFormatStyle/DateReference.
  public struct DateReference: _SystemFormatStyle, LocalizedDateStyle {
    private let date: Date
    private let units: [DateUnit]
    private let maxFieldCount: Int
    private let threshold: DateUnit
    public var _surroundings = _SystemFormatContext()

    /// Refers to `date`: by its distance up to the unit `thresholdField`, by its name beyond.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      units = DateUnit.units(allowedFields.union([thresholdField]))
      self.maxFieldCount = maxFieldCount
      threshold = DateUnit.units([thresholdField]).first ?? .day
    }

    public func _string(at now: Date) -> String {
      let (date, calendar) = (date.clampedToCalendars, _surroundings.calendar)
      let all = DateDistance(
        from: now, to: date, units: [.year, .month, .day, .hour, .minute, .second], count: 1, calendar: calendar)
      let order = DateUnit.allCases
      let unit = all.amounts[0].unit
      if (order.firstIndex(of: unit) ?? 0) >= (order.firstIndex(of: threshold) ?? 0) {
        var style = Date.AnchoredRelativeFormatStyle(
          anchor: date, presentation: .named, unitsStyle: .wide, locale: _surroundings.locale, calendar: calendar)
        style.allowedFields = Set(units.map(\.field))
        return style.format(now)
      }
      let base = Date.FormatStyle(locale: _surroundings.locale, calendar: calendar, timeZone: calendar.timeZone)
      let isSameYear = calendar.component(.year, from: now) == calendar.component(.year, from: date)
      if maxFieldCount <= 1 { return isSameYear ? base.month(.wide).format(date) : base.year().format(date) }
      return isSameYear
        ? base.weekday(.wide).month(.wide).day().format(date) : base.month(.wide).year().format(date)
    }

    public func _change(after now: Date) -> Date? {
      DateDistance(from: now, to: date, units: units, count: 1, calendar: _surroundings.calendar)
        .nextChange(after: now, to: date)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time from a date to the input.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date relative to the input.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
