/// The local times that a rule gives, starting from the first occurrence.
///
/// Starts near the requested span, so that an old rule is as fast as a new one. Only rules with COUNT are expanded
/// from their start.
struct RuleExpansion {
  let rule: RecurrenceRule
  let start: WallTime
  let days: RuleDays
  /// Seconds of the day, sorted.
  private let times: [Int]
  private let from: WallTime
  private let through: WallTime
  private var counted = 0
  private var found: [WallTime] = []

  /// Times in `from...through` that are not before `start` or after `until`.
  ///
  /// - Returns: The times in order, and whether they are complete, or the budget was used up.
  static func times(
    of rule: RecurrenceRule, start: WallTime, until: WallTime?, from: WallTime, through: WallTime,
    budget: inout RuleBudget, limit: Int
  ) -> (times: [WallTime], isComplete: Bool) {
    let through = min(through, until ?? .last, .last)
    guard from <= through, start <= through else { return ([], true) }
    budget.begin()
    guard budget.take() else { return ([], false) }
    var expansion = RuleExpansion(rule, start, from: max(from, start), through: through)
    guard budget.take(expansion.times.count) else { return ([], false) }
    let isComplete =
      rule.frequency.rawValue <= RecurrenceRule.Frequency.daily.rawValue
      ? expansion.goThroughDays(&budget, limit) : expansion.goThroughSteps(&budget, limit)
    budget.takeTimes(expansion.found.count)
    return (expansion.found, isComplete)
  }

  private init(_ rule: RecurrenceRule, _ start: WallTime, from: WallTime, through: WallTime) {
    (self.rule, self.start, self.from, self.through) = (rule, start, from, through)
    days = RuleDays(rule, start: start.day)
    let second = start.secondOfDay
    let hours = rule.hours.isEmpty ? [second / 3600] : rule.hours
    let minutes = rule.minutes.isEmpty ? [second / 60 % 60] : rule.minutes
    let seconds = rule.seconds.isEmpty ? [second % 60] : rule.seconds
    times = hours.flatMap { hour in minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } } }
  }

  private var isCounting: Bool { rule.count != nil }

  /// Adds a time; false if there are no more to come.
  private mutating func take(_ time: WallTime, _ limit: Int) -> Bool {
    if time > through { return false }
    if time < start { return true }
    counted += 1
    if let count = rule.count, counted > count { return false }
    if time >= from { found.append(time) }
    return found.count < limit
  }

  private mutating func goThroughDays(_ budget: inout RuleBudget, _ limit: Int) -> Bool {
    var period = isCounting ? 0 : days.period(before: from.day)
    while let first = days.firstDay(of: period), first <= through.day {
      guard budget.take() else { return false }
      let candidates = days.days(in: period)
      guard budget.take(days.cost) else { return false }
      if rule.positions.isEmpty {
        for day in candidates {
          for time in times {
            guard budget.take() else { return false }
            if !take(WallTime(day, secondOfDay: time), limit) { return found.count < limit }
          }
        }
      } else {
        for index in positions(among: candidates.count * times.count) {
          guard budget.take() else { return false }
          let time = WallTime(candidates[index / times.count], secondOfDay: times[index % times.count])
          if !take(time, limit) { return found.count < limit }
        }
      }
      period += 1
    }
    return true
  }

  /// The indices that BYSETPOS selects among `count` times.
  private func positions(among count: Int) -> [Int] {
    Set(rule.positions.map { $0 > 0 ? $0 - 1 : count + $0 }.filter { (0..<count).contains($0) }).sorted()
  }

  private mutating func goThroughSteps(_ budget: inout RuleBudget, _ limit: Int) -> Bool {
    var steps = RuleSteps(rule, start: start, days: days)
    if !isCounting { steps.skip(to: from) }
    while steps.time <= through {
      guard budget.take() else { return false }
      if let next = steps.next {
        steps.skip(to: next)
      } else {
        let offsets = steps.offsets
        let indices = rule.positions.isEmpty ? Array(offsets.indices) : positions(among: offsets.count)
        for index in indices {
          guard budget.take() else { return false }
          if !take(steps.time + offsets[index], limit) { return found.count < limit }
        }
        steps.advance()
      }
    }
    return true
  }
}
