import Foundation

/// Beginnings of hours, days, months … along a time axis.
struct DateTicks {
  let component: Calendar.Component
  let count: Int

  private static let choices: [(Calendar.Component, Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
    (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800),
    (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200),
    (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 50, 1_577_880_000),
  ]

  /// The distance that gives about `count` intervals.
  static func fitting(_ range: ClosedRange<Double>, count: Int) -> DateTicks {
    let rough = (range.upperBound - range.lowerBound) / Double(max(1, count))
    let choice = choices.first { $0.seconds >= rough * 0.75 } ?? (.year, 100, seconds: 0)
    return DateTicks(component: choice.0, count: choice.1)
  }

  /// The ticks in `range`, at most 500.
  func values(in range: ClosedRange<Double>, calendar: Calendar) -> [Date] {
    guard count > 0, count < 1_000_000 else { return [] }
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    let parent: Calendar.Component? =
      switch component {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month, .quarter: .year
      default: nil
      }
    var tick = calendar.dateInterval(of: count > 1 ? parent ?? component : component, for: start)?.start ?? start
    if component == .year, count > 1 { tick = decade(before: tick, calendar) }
    var ticks: [Date] = []
    for _ in 0..<5000 where ticks.count < 500 {
      if tick.timeIntervalSinceReferenceDate > range.upperBound + 0.001 { break }
      if tick.timeIntervalSinceReferenceDate >= range.lowerBound - 0.001 { ticks.append(tick) }
      guard let next = calendar.date(byAdding: component, value: count, to: tick), next > tick else { break }
      tick = next
    }
    return ticks
  }

  private func decade(before date: Date, _ calendar: Calendar) -> Date {
    let year = calendar.component(.year, from: date)
    return calendar.date(byAdding: .year, value: -(year % count), to: date) ?? date
  }

  /// A tick's text, with the components that distinguish it from its neighbours.
  func text(_ date: Date, style: Date.FormatStyle) -> String {
    switch component {
    case .second: date.formatted(style.hour().minute().second())
    case .minute: date.formatted(style.hour().minute())
    case .hour: date.formatted(style.hour())
    case .day, .weekday, .weekOfYear, .weekOfMonth: date.formatted(style.month(.abbreviated).day())
    case .month, .quarter: date.formatted(style.month(.abbreviated))
    case .year: date.formatted(style.year())
    default: date.formatted(style.month(.abbreviated).day())
    }
  }
}
