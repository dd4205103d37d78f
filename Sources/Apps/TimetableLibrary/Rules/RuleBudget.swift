/// Limits the work of expanding rules. No real rule comes close.
struct RuleBudget {
  /// The maximum number of days, or smaller steps, examined for one rule.
  static let ofRule = 1_000_000
  /// The same for all rules of a calendar.
  static let ofCalendar = 20_000_000

  /// The maximum number of times that all rules of a calendar may give, including those outside the requested span.
  /// Each costs as much as a hundred steps, because it is stored, sorted and converted.
  static let timesOfCalendar = 100_000

  private(set) var left: Int
  private var leftOfRule = 0
  private var timesLeft: Int

  init(_ total: Int = ofCalendar, times: Int = timesOfCalendar) { (left, timesLeft) = (total, times) }

  /// Call this before each rule.
  mutating func begin(_ limit: Int = ofRule) { leftOfRule = timesLeft > 0 ? min(left, limit) : 0 }

  /// Counts times that a rule gave.
  mutating func takeTimes(_ count: Int) { timesLeft -= count }

  /// Whether the steps fit into the budget; subtracts them.
  mutating func take(_ steps: Int = 1) -> Bool {
    leftOfRule -= steps
    left -= steps
    return leftOfRule >= 0
  }
}
