/// How much work rules may make before what they give is left out: no rule that anybody means comes near.
struct RuleBudget {
  /// Days, or smaller steps, that may be looked at for one rule.
  static let ofRule = 1_000_000
  /// The same for all rules of a calendar.
  static let ofCalendar = 20_000_000

  private(set) var left: Int
  private var leftOfRule = 0

  init(_ total: Int = ofCalendar) { left = total }

  /// Before each rule.
  mutating func begin(_ limit: Int = ofRule) { leftOfRule = min(left, limit) }

  /// Whether that much may still be done.
  mutating func take(_ steps: Int = 1) -> Bool {
    leftOfRule -= steps
    left -= steps
    return leftOfRule >= 0
  }
}
