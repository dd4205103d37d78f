import Foundation

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
