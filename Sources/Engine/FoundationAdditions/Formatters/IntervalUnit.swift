import Foundation
import Localization

/// A unit of time intervals.
struct IntervalUnit {
  let component: Calendar.Component
  let unit: NSCalendar.Unit
  /// The name in ICU.
  let name: String

  static let all = [
    IntervalUnit(component: .year, unit: .year, name: "year"),
    IntervalUnit(component: .month, unit: .month, name: "month"),
    IntervalUnit(component: .weekOfMonth, unit: .weekOfMonth, name: "week"),
    IntervalUnit(component: .day, unit: .day, name: "day"), IntervalUnit(component: .hour, unit: .hour, name: "hour"),
    IntervalUnit(component: .minute, unit: .minute, name: "minute"),
    IntervalUnit(component: .second, unit: .second, name: "second"),
  ]
}

/// Leaves out units with the value zero.
struct IntervalZeros {
  typealias Amounts = [(unit: IntervalUnit, amount: Int)]

  let behavior: DateComponentsFormatter.ZeroFormattingBehavior
  let isPositional: Bool

  /// The amounts to format; never empty.
  func kept(_ amounts: Amounts) -> Amounts {
    guard behavior != [], !behavior.contains(.pad) else { return amounts }
    let isDefault = behavior.contains(.default)
    let first = amounts.firstIndex { $0.amount != 0 } ?? amounts.endIndex
    let last = amounts.lastIndex { $0.amount != 0 } ?? -1
    let kept = amounts.indices.filter { index in
      guard amounts[index].amount == 0 else { return true }
      // Positional styles keep two units, so that 42 seconds are 0:42.
      if index < first {
        return isDefault && isPositional ? index >= amounts.count - 2 : !(isDefault || drops(.dropLeading))
      }
      if index > last { return !(isDefault && !isPositional || drops(.dropTrailing)) }
      return !(isDefault && !isPositional || drops(.dropMiddle))
    }
    return kept.isEmpty ? amounts.suffix(1) : kept.map { amounts[$0] }
  }

  private func drops(_ place: DateComponentsFormatter.ZeroFormattingBehavior) -> Bool { behavior.contains(place) }
}

/// Formats the amounts of a time interval.
struct SpanText {
  let style: DateComponentsFormatter.UnitsStyle
  let pads: Bool
  let locale: Locale

  func string(_ amounts: IntervalZeros.Amounts) -> String {
    if style == .positional { return clock(amounts) }
    let width: UnitText.Width =
      switch style {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      default: .narrow
      }
    let parts = amounts.map { UnitText.string($0.amount, $0.unit.name, width: width, sign: .automatic, in: locale) }
    if style == .brief { return parts.map { $0.replacing(" ", with: "") }.joined(separator: " ") }
    return UnitText.list(parts, width: width, in: locale)
  }

  private func clock(_ amounts: IntervalZeros.Amounts) -> String {
    let isNegative = amounts.contains { $0.amount < 0 }
    let digits = amounts.enumerated().map { index, part in
      let amount = Double(part.amount.magnitude)
      let isPadded = index > 0 || pads
      return amount.formatted(
        .number.grouping(.never).precision(.integerLength((isPadded ? 2 : 1)...)).locale(locale))
    }
    return (isNegative ? "-" : "") + digits.joined(separator: ":")
  }
}
