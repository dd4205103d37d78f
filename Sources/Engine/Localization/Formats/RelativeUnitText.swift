package import Foundation
import _FoundationICU

/// Formats a relative time in a locale: `in 2 hours`, `yesterday`, `vor 3 Min.`.
package enum RelativeUnitText {
  /// `amount` of the unit, negative for the past.
  ///
  /// - Parameters:
  ///   - unit: A calendar component; unsupported ones are treated as seconds.
  ///   - isNamed: Whether one day ago may be `yesterday`.
  package static func string(
    _ amount: Double, _ unit: Calendar.Component, width: UnitText.Width, isNamed: Bool, in locale: Locale
  ) -> String {
    let style =
      switch width {
      case .wide: UDAT_STYLE_LONG
      case .abbreviated: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    let amount = amount.isFinite ? amount : 0
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_ureldatefmt_open(
        locale.identifier, nil, style, UDISPCTX_CAPITALIZATION_NONE, &status)
    else { return "\(amount)" }
    defer { swift_ureldatefmt_close(formatter) }
    let unit = unit.relativeUnit
    return ICUText.text {
      isNamed
        ? swift_ureldatefmt_format(formatter, amount, unit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, amount, unit, $0, $1, $2)
    } ?? "\(amount)"
  }
}

extension Calendar.Component {
  fileprivate var relativeUnit: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .quarter: UDAT_REL_UNIT_QUARTER
    case .month: UDAT_REL_UNIT_MONTH
    case .weekOfMonth, .weekOfYear: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    default: UDAT_REL_UNIT_SECOND
    }
  }
}
