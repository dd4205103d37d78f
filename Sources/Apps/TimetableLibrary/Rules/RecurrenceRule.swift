/// How an event recurs: a value of type RECUR (RFC 5545, 3.3.10).
struct RecurrenceRule: Hashable, Sendable {
  enum Frequency: Int, Sendable {
    case yearly, monthly, weekly, daily, hourly, minutely, secondly
  }

  /// A weekday, or the nth one of a month or year.
  struct Weekday: Hashable, Sendable {
    /// 0 for every one; negative numbers count from the end.
    var ordinal: Int
    /// 0 for Monday … 6 for Sunday.
    var day: Int
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  var until: CalendarTime?
  var weekStart = 0
  // Sorted, without duplicates.
  var months: [Int] = []
  var weeks: [Int] = []
  var yearDays: [Int] = []
  var monthDays: [Int] = []
  var weekdays: [Weekday] = []
  var hours: [Int] = []
  var minutes: [Int] = []
  var seconds: [Int] = []
  var positions: [Int] = []

  /// Ignored parts as written: `INTERVAL=0`.
  var ignored: [String] = []

  /// The ignored parts, in words that follow "the rule"; nil if there are none.
  var ignoredPartsMessage: String? {
    if ignored.isEmpty { return nil }
    return "has \(ignored.joined(separator: " and ")), which \(ignored.count == 1 ? "is" : "are") ignored"
  }

  init(_ frequency: Frequency) { self.frequency = frequency }
}
