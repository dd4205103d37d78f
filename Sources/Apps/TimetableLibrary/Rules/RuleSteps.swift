/// Iterates over the hours, minutes or seconds of a rule.
struct RuleSteps {
  private let rule: RecurrenceRule
  private let days: RuleDays
  /// The length of an hour, minute or second, in seconds.
  private let unit: Int
  /// Seconds between two steps.
  private let step: Int
  private let base: WallTime
  /// The start of the current step.
  private(set) var time: WallTime
  /// The times within a step, in seconds from its start.
  let offsets: [Int]

  init(_ rule: RecurrenceRule, start: WallTime, days: RuleDays) {
    (self.rule, self.days) = (rule, days)
    let second = start.secondOfDay
    let seconds = rule.seconds.isEmpty ? [second % 60] : rule.seconds
    switch rule.frequency {
    case .hourly:
      unit = 3600
      let minutes = rule.minutes.isEmpty ? [second / 60 % 60] : rule.minutes
      offsets = minutes.flatMap { minute in seconds.map { minute * 60 + $0 } }
    case .minutely: (unit, offsets) = (60, seconds)
    default: (unit, offsets) = (1, [0])
    }
    step = unit * rule.interval
    base = start + -(second % unit)
    time = base
  }

  mutating func advance() { time = time + step }

  /// Moves forward to the first step that does not end before `wanted`.
  mutating func skip(to wanted: WallTime) {
    let count = floorDivide(wanted - base - unit, step) + 1
    time = max(time, base + max(count, 0) * step)
  }

  /// Where to continue if the rule excludes the current step's day, hour, minute or second; nil if it does not.
  var next: WallTime? {
    let (day, second) = (time.day, time.secondOfDay)
    if !days.hasAll(day) { return WallTime(CivilDay(number: day.number + 1)) }
    if !rule.hours.isEmpty, !rule.hours.contains(second / 3600) { return time + (3600 - second % 3600) }
    guard rule.frequency != .hourly else { return nil }
    if !rule.minutes.isEmpty, !rule.minutes.contains(second / 60 % 60) { return time + (60 - second % 60) }
    guard rule.frequency != .minutely else { return nil }
    return rule.seconds.isEmpty || rule.seconds.contains(second % 60) ? nil : time + 1
  }
}
