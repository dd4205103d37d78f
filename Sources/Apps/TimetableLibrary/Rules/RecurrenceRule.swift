/// How an event repeats: a value of type RECUR (RFC 5545, 3.3.10).
struct RecurrenceRule: Hashable, Sendable {
  enum Frequency: Int, Sendable {
    case yearly, monthly, weekly, daily, hourly, minutely, secondly
  }

  /// A day of the week, or the nth one of a month or a year.
  struct Weekday: Hashable, Sendable {
    /// 0 for every one; negative ones count from the end.
    var ordinal: Int
    /// 0 for Monday … 6 for Sunday.
    var day: Int
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  var until: CalendarTime?
  var weekStart = 0
  // Sorted, and without the same twice.
  var months: [Int] = []
  var weeks: [Int] = []
  var yearDays: [Int] = []
  var monthDays: [Int] = []
  var weekdays: [Weekday] = []
  var hours: [Int] = []
  var minutes: [Int] = []
  var seconds: [Int] = []
  var positions: [Int] = []

  /// The parts that count as not given, as the rule has them: `INTERVAL=0`.
  var ignored: [String] = []

  /// What of the rule counts as not said, in words that follow "the rule"; nil for nothing.
  var remark: String? {
    if ignored.isEmpty { return nil }
    return "has \(ignored.joined(separator: " and ")), which \(ignored.count == 1 ? "counts" : "count") as not given"
  }

  init(_ frequency: Frequency) { self.frequency = frequency }
}
