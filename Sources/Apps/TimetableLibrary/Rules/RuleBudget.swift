/// How much work rules may make before what they give is left out: no rule that anybody means comes near.
struct RuleBudget {
  /// Days, or smaller steps, that may be looked at for one rule.
  static let ofRule = 1_000_000
  /// The same for all rules of a calendar.
  static let ofCalendar = 20_000_000

  /// Times that all rules of a calendar may give, those outside of the asked span among them: each costs as much as a hundred
  /// steps, as it is kept, sorted and placed in its zone.
  static let timesOfCalendar = 100_000

  private(set) var left: Int
  private var leftOfRule = 0
  private var timesLeft: Int

  init(_ total: Int = ofCalendar, times: Int = timesOfCalendar) { (left, timesLeft) = (total, times) }

  /// Before each rule.
  mutating func begin(_ limit: Int = ofRule) { leftOfRule = timesLeft > 0 ? min(left, limit) : 0 }

  /// Counts times that a rule gave.
  mutating func takeTimes(_ count: Int) { timesLeft -= count }

  /// Whether that much may still be done.
  mutating func take(_ steps: Int = 1) -> Bool {
    leftOfRule -= steps
    left -= steps
    return leftOfRule >= 0
  }
}
