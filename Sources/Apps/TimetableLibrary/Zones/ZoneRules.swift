/// A time zone as a calendar describes it: its VTIMEZONE (RFC 5545, 3.6.5), turned into changes of the clock.
struct ZoneRules {
  /// One STANDARD or DAYLIGHT of it.
  struct Observance: Hashable, Sendable {
    var start: WallTime
    /// Seconds east of Greenwich before and from then on.
    var offsetBefore, offset: Int
    var rules: [RecurrenceRule] = []
    var dates: [WallTime] = []
  }

  private struct Change {
    var instant, offset: Int
  }

  private let changes: [Change]
  private let firstOffset: Int

  /// Whole years in which changes are worked out, beyond those that are given by date: zones often begin in 1601.
  private static let years = 1900...2200

  /// - Parameter budget: Left out is what it does not pay for, which `isComplete` tells.
  init(_ observances: [Observance], budget: inout RuleBudget, isComplete: inout Bool) {
    var changes: [Change] = []
    for observance in observances {
      var starts = [observance.start] + observance.dates
      for rule in observance.rules {
        // UNTIL is in UTC, the times that the rule gives are in the time before the change.
        let until = rule.until.map { $0.place == .utc ? $0.wall + observance.offsetBefore : $0.wall }
        let from = WallTime(CivilDay(Self.years.lowerBound, 1, 1))
        let through = WallTime(CivilDay(Self.years.upperBound, 12, 31))
        let (times, isAll) = RuleExpansion.times(
          of: rule, start: observance.start, until: until, from: from, through: through, budget: &budget, limit: 1000)
        starts += times
        if !isAll { isComplete = false }
      }
      changes += Set(starts).map { Change(instant: $0.seconds - observance.offsetBefore, offset: observance.offset) }
    }
    self.changes = changes.sorted { ($0.instant, $0.offset) < ($1.instant, $1.offset) }
    firstOffset = observances.min { $0.start < $1.start }?.offsetBefore ?? 0
  }

  /// Seconds east of Greenwich.
  func offset(at instant: Int) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : changes[low - 1].offset
  }
}
