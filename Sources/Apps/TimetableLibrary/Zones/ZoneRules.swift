/// A calendar's own definition of a time zone (VTIMEZONE; RFC 5545, 3.6.5), as a list of offset changes.
struct ZoneRules {
  /// A STANDARD or DAYLIGHT component.
  struct Observance: Hashable, Sendable {
    var start: WallTime
    /// Seconds east of Greenwich, before and from the start.
    var offsetBefore, offset: Int
    var rules: [RecurrenceRule] = []
    var dates: [WallTime] = []
  }

  private struct Change {
    var instant, offset: Int
  }

  private let changes: [Change]
  private let firstOffset: Int

  /// The years for which rules are expanded; time zones often start in 1601. Explicit dates may be outside.
  private static let years = 1900...2200

  /// - Parameter isComplete: Set to false if the budget was used up, and changes are missing.
  init(_ observances: [Observance], budget: inout RuleBudget, isComplete: inout Bool) {
    var changes: [Change] = []
    for observance in observances {
      var starts = [observance.start] + observance.dates
      for rule in observance.rules {
        // UNTIL is in UTC; the rule's times are local times before the change.
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
