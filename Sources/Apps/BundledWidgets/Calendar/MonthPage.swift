import Foundation

/// The days of a month in weeks.
struct MonthPage: Hashable {
  /// Midnight of its first day.
  let start: Date
  /// Days of the month, 1 to 31, a week a row, from the locale's first weekday on; nil outside of the month.
  let weeks: [[Int?]]
  /// The day of the month that today is.
  let today: Int
  /// One letter or two for each column.
  let weekdays: [String]
  /// The columns of the weekend, as the locale has it.
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
