import Foundation

/// The days of a month, by week.
struct MonthPage: Hashable {
  /// Midnight of the first day.
  let start: Date
  /// Days of the month, 1 to 31, one row per week, starting at the locale's first weekday; nil outside the month.
  let weeks: [[Int?]]
  /// Today's day of the month.
  let today: Int
  /// One or two letters per column.
  let weekdays: [String]
  /// The columns of the locale's weekend.
  let weekend: Set<Int>

  init(of date: Date, in calendar: Calendar) {
    let day = calendar.startOfDay(for: date)
    start = calendar.dateInterval(of: .month, for: day)?.start ?? day
    let count = calendar.range(of: .day, in: .month, for: day)?.count ?? 30
    today = calendar.component(.day, from: day)
    let first = calendar.firstWeekday
    let offset = (calendar.component(.weekday, from: start) - first + 7) % 7
    let days = [Int?](repeating: nil, count: offset) + (1...count).map { $0 }
    weeks = stride(from: 0, to: days.count, by: 7).map { begin in
      (begin..<begin + 7).map { $0 < days.count ? days[$0] : nil }
    }
    let names = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = (0..<7).map { names.count == 7 ? names[(first - 1 + $0) % 7] : "" }
    var weekend: Set<Int> = []
    for column in 0..<7 {
      let shift = (column - offset + 7) % 7
      let date = calendar.date(byAdding: .day, value: shift, to: start) ?? start
      if calendar.isDateInWeekend(date) { weekend.insert(column) }
    }
    self.weekend = weekend
  }
}
