import Foundation
import Localization

/// The time between now and a date, in whole calendar units, largest first.
struct DateDistance {
  /// Never empty: zero of the smallest unit if the dates are equal.
  let amounts: [(unit: DateUnit, amount: Int)]
  /// The smallest unit considered: the amounts change when it does.
  let smallestUnit: DateUnit
  let isFuture: Bool

  /// - Parameter count: The maximum number of units; they are adjacent, so a year is never combined with a second.
  init(from now: Date, to date: Date, units: [DateUnit], count: Int, calendar: Calendar) {
    let (now, date) = (now.clampedToCalendars, date.clampedToCalendars)
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
  func formatted(width: UnitText.Width, sign: UnitText.Sign = .never, isNegative: Bool = false, in locale: Locale)
    -> String
  {
    let words = amounts.enumerated().map { index, part in
      UnitText.string(
        isNegative ? -part.amount : part.amount, part.unit.rawValue, width: width, sign: index == 0 ? sign : .never,
        in: locale)
    }
    return UnitText.list(words, width: width, in: locale)
  }

  /// When the amounts next change after `now`.
  func nextChange(after now: Date, to date: Date) -> Date {
    let tick = smallestUnit.tick
    let distance = date.clampedToCalendars.timeIntervalSince(now.clampedToCalendars)
    let ticks = (distance / tick).rounded(.down)
    let next = date.clampedToCalendars.addingTimeInterval(-ticks * tick)
    return next > now ? next : next.addingTimeInterval(tick)
  }
}

/// The units for the time between two dates, largest first.
enum DateUnit: String, CaseIterable, Hashable, Sendable, Codable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Seconds after which an amount in this unit may have changed; a day for larger units, whose lengths vary.
  var tick: TimeInterval {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    default: 86_400
    }
  }

  static func units(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> [DateUnit] {
    allCases.filter { fields.contains($0.field) }
  }
}
