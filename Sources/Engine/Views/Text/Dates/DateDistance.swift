import Foundation
import Localization

/// The time between now and a date, in whole amounts of a calendar's units, the largest first.
struct DateDistance {
  /// Never empty: nought of the smallest unit where nothing lies between.
  let amounts: [(unit: DateUnit, amount: Int)]
  /// The smallest unit that was looked at: when it ticks, the amounts change.
  let smallestUnit: DateUnit
  let isFuture: Bool

  /// - Parameter count: How many units at most; they follow each other, so that a year and a second never meet.
  init(from now: Date, to date: Date, units: [DateUnit], count: Int, calendar: Calendar) {
    let (now, date) = (now.withinReach, date.withinReach)
    isFuture = date > now
    let units = units.isEmpty ? [.second] : units
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: min(now, date), to: max(now, date))
    let all = units.map { (unit: $0, amount: abs(components.value(for: $0.component) ?? 0)) }
    let first = all.firstIndex { $0.amount != 0 } ?? all.count - 1
    let shown = all[first...].prefix(max(count, 1))
    smallestUnit = shown.last?.unit ?? .second
    let nonzero = shown.filter { $0.amount != 0 }
    amounts = nonzero.isEmpty ? Array(shown.suffix(1)) : nonzero
  }

  /// `2 hours, 23 minutes`.
  func words(width: UnitText.Width, sign: UnitText.Sign = .never, isNegative: Bool = false, in locale: Locale) -> String
  {
    let words = amounts.enumerated().map { index, part in
      UnitText.string(
        isNegative ? -part.amount : part.amount, part.unit.rawValue, width: width, sign: index == 0 ? sign : .never,
        in: locale)
    }
    return UnitText.list(words, width: width, in: locale)
  }

  /// When the amounts are others than at `now`.
  func nextChange(after now: Date, to date: Date) -> Date {
    let tick = smallestUnit.tick
    let distance = date.withinReach.timeIntervalSince(now.withinReach)
    let ticks = (distance / tick).rounded(.down)
    let next = date.withinReach.addingTimeInterval(-ticks * tick)
    return next > now ? next : next.addingTimeInterval(tick)
  }
}
