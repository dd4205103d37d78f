import _FoundationICU
package import Foundation

/// Formats amounts of time with their units: `2 hours`, `11 min`, `+3 Monate`.
package enum UnitText {
  /// The width of a unit's name.
  package enum Width: String, Sendable {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// When a sign is written.
  package enum Sign: String, Sendable {
    /// Only for negative amounts.
    case automatic = "sign-auto"
    /// Always, except for zero.
    case always = "sign-except-zero"
    case never = "sign-never"
  }

  /// One amount, such as `11 min`.
  package static func string(
    _ amount: Int, _ unit: String, width: Width, sign: Sign = .never, in locale: Locale
  ) -> String {
    let skeleton = Array("unit/\(unit) \(width.rawValue) \(sign.rawValue)".utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(amount), result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "\(amount) \(unit)" }
    return ICUText.text { swift_unumf_resultToString(result, $0, $1, $2) } ?? "\(amount) \(unit)"
  }

  /// One amount with an ICU skeleton, such as `unit/kilometer unit-width-short .00`; nil if ICU does not support it.
  package static func string(_ amount: Double, skeleton: String, in locale: Locale) -> String? {
    let skeleton = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, amount, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return ICUText.text { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// Joins several amounts of one measurement, such as `11 min, 14 sec`.
  package static func list(_ amounts: [String], width: Width, in locale: Locale) -> String {
    guard amounts.count > 1 else { return amounts.first ?? "" }
    let listWidth =
      switch width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .abbreviated: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status) else {
      return amounts.joined(separator: ", ")
    }
    defer { swift_ulistfmt_close(formatter) }
    let strings = amounts.map { Array($0.utf16) }
    let text = withPointers(to: strings[...], then: []) { pointers in
      ICUText.text {
        swift_ulistfmt_format(
          formatter, pointers, strings.map { Int32($0.count) }, Int32(strings.count), $0, $1, $2)
      }
    }
    return text ?? amounts.joined(separator: ", ")
  }

  /// Calls `body` with pointers to all of `strings`.
  private static func withPointers<Result>(
    to strings: ArraySlice<[UInt16]>, then pointers: [UnsafePointer<UInt16>?],
    _ body: ([UnsafePointer<UInt16>?]) -> Result
  ) -> Result {
    guard let first = strings.first else { return body(pointers) }
    return first.withUnsafeBufferPointer {
      withPointers(to: strings.dropFirst(), then: pointers + [$0.baseAddress], body)
    }
  }
}

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
