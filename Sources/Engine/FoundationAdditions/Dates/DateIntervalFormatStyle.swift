public import Foundation
import Localization

/// Formats the length of a date interval: `2 hours, 5 minutes`. Apple's page: Foundation/Date/ComponentsFormatStyle.
///
/// Foundation on Linux uses Apple's name for another type, so only the short forms are Apple's:
/// `.components(style:fields:)` and `.timeDuration`. Language and calendar are the picture's.
public struct DateIntervalFormatStyle: Foundation.FormatStyle, Hashable, Sendable {
  public enum Style: String, Codable, Sendable {
    /// `2 hours, 5 minutes`.
    case wide
    /// `2 hr, 5 min`.
    case abbreviated
    /// `2hr 5min`.
    case condensedAbbreviated
    /// `2h 5m`.
    case narrow
  }

  public enum Field: String, Codable, Sendable {
    case year, month, week, day, hour, minute, second
  }

  public var style: Style
  /// The units that may be used; nil for all.
  public var fields: Set<Field>?
  private var ownLocale: Locale?

  init(style: Style, fields: Set<Field>?) { (self.style, self.fields) = (style, fields) }

  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  public func format(_ value: Range<Date>) -> String {
    let context = LocalizationContext.current
    let units = IntervalUnit.all.filter { unit in
      Field(rawValue: unit.name).map { fields?.contains($0) ?? true } ?? false
    }
    let components = context.calendar.dateComponents(
      Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
    let amounts = units.map { (unit: $0, amount: components.value(for: $0.component) ?? 0) }
    let kept = IntervalZeros(behavior: .dropAll, isPositional: false).kept(amounts)
    let written: DateComponentsFormatter.UnitsStyle =
      switch style {
      case .wide: .full
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .narrow: .abbreviated
      }
    return SpanText(style: written, pads: false, locale: ownLocale ?? context.locale).string(kept)
  }
}

extension FormatStyle where Self == DateIntervalFormatStyle {
  /// Formats the length of a date interval. Apple's page: Foundation/FormatStyle/components(style:fields:).
  public static func components(style: DateIntervalFormatStyle.Style, fields: Set<DateIntervalFormatStyle.Field>? = nil)
    -> Self
  {
    Self(style: style, fields: fields)
  }

  /// Formats the length of a date interval in hours, minutes and seconds. Apple's page:
  /// Foundation/FormatStyle/timeDuration.
  public static var timeDuration: Self { Self(style: .narrow, fields: [.hour, .minute, .second]) }
}
