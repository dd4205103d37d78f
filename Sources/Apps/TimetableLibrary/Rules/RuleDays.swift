/// The days that a rule gives, by period: every `interval`th year, month, week or day from the first.
///
/// As in python-dateutil, the tests' oracle, the parts of a rule filter the days of a period. Missing parts are
/// derived from the first occurrence (RFC 5545, 3.3.10).
struct RuleDays {
  private let rule: RecurrenceRule
  private let start: CivilDay.Parts
  private let startDay: CivilDay
  /// From the first occurrence, if the rule does not specify the day.
  private let monthDays: [Int]
  private let weekdays: [RecurrenceRule.Weekday]
  private let months: [Int]

  init(_ rule: RecurrenceRule, start day: CivilDay) {
    (self.rule, startDay, start) = (rule, day, day.parts)
    let own = RecurrenceRule.Weekday(ordinal: 0, day: day.weekday)
    let isOpen = rule.yearDays.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty
    var (months, monthDays, weekdays) = (rule.months, rule.monthDays, rule.weekdays)
    switch rule.frequency {
    case .yearly where isOpen && rule.weeks.isEmpty:
      if months.isEmpty { months = [start.month] }
      monthDays = [start.day]
    // RFC 5545 derives it from the first occurrence; libical and ical.js do the same.
    case .yearly where isOpen: weekdays = [own]
    case .monthly where isOpen && rule.weeks.isEmpty: monthDays = [start.day]
    case .weekly where isOpen && rule.weeks.isEmpty: weekdays = [own]
    default: break
    }
    (self.months, self.monthDays, self.weekdays) = (months, monthDays, weekdays)
  }

  /// How many days are examined for a period.
  var cost: Int {
    switch rule.frequency {
    case .yearly: 31 * (months.isEmpty ? 12 : months.count)
    case .monthly: 31
    case .weekly: 7
    default: 1
    }
  }

  private var startOfWeek: Int { startDay.number - (startDay.weekday - rule.weekStart + 7) % 7 }

  /// The period that contains a day, or the last one before it.
  func period(before day: CivilDay) -> Int {
    let distance =
      switch rule.frequency {
      case .yearly: day.parts.year - start.year
      case .monthly: (day.parts.year - start.year) * 12 + day.parts.month - start.month
      case .weekly: floorDivide(day.number - startOfWeek, 7)
      default: day.number - startDay.number
      }
    return max(0, floorDivide(distance, rule.interval))
  }

  /// The start of a period; nil after the year 9999.
  func firstDay(of period: Int) -> CivilDay? {
    let distance = period * rule.interval
    let day: CivilDay
    switch rule.frequency {
    case .yearly: day = CivilDay(start.year + distance, 1, 1)
    case .monthly:
      let month = start.month - 1 + distance
      day = CivilDay(start.year + month / 12, month % 12 + 1, 1)
    case .weekly: day = CivilDay(number: startOfWeek + distance * 7)
    default: day = CivilDay(number: startDay.number + distance)
    }
    return day <= WallTime.last.day ? day : nil
  }

  /// The days of a period, in order.
  func days(in period: Int) -> [CivilDay] {
    guard let first = firstDay(of: period) else { return [] }
    switch rule.frequency {
    case .yearly:
      let year = first.parts.year
      return (months.isEmpty ? Array(1...12) : months).flatMap { days(ofMonth: $0, in: year) }
    case .monthly:
      let parts = first.parts
      return months.isEmpty || months.contains(parts.month) ? days(ofMonth: parts.month, in: parts.year) : []
    case .weekly: return (first.number..<first.number + 7).map { CivilDay(number: $0) }.filter(hasAll)
    default: return hasAll(first) ? [first] : []
    }
  }

  private func days(ofMonth month: Int, in year: Int) -> [CivilDay] {
    let first = CivilDay(year, month, 1).number
    let count = CivilDay.count(ofMonth: month, in: year)
    return (0..<count).compactMap { index in
      let day = CivilDay(number: first + index)
      return has(day, CivilDay.Parts(year: year, month: month, day: index + 1)) ? day : nil
    }
  }

  /// Whether a day passes all parts of the rule.
  func hasAll(_ day: CivilDay) -> Bool {
    let parts = day.parts
    return (months.isEmpty || months.contains(parts.month)) && has(day, parts)
  }

  private func has(_ day: CivilDay, _ parts: CivilDay.Parts) -> Bool {
    if !monthDays.isEmpty {
      let fromEnd = parts.day - CivilDay.count(ofMonth: parts.month, in: parts.year) - 1
      if !monthDays.contains(parts.day) && !monthDays.contains(fromEnd) { return false }
    }
    if !weekdays.isEmpty && !isWeekday(day, parts) { return false }
    if !rule.yearDays.isEmpty {
      let number = day.number - CivilDay(parts.year, 1, 1).number + 1
      let fromEnd = number - CivilDay.count(ofYear: parts.year) - 1
      if !rule.yearDays.contains(number) && !rule.yearDays.contains(fromEnd) { return false }
    }
    return rule.weeks.isEmpty || isInWeek(day, parts.year)
  }

  private func isWeekday(_ day: CivilDay, _ parts: CivilDay.Parts) -> Bool {
    let weekday = day.weekday
    // The nth of a month or a year; RFC 5545 does not define it for other frequencies.
    let isMonth = rule.frequency == .monthly || (rule.frequency == .yearly && !rule.months.isEmpty)
    let hasOrdinals = isMonth || (rule.frequency == .yearly && rule.weeks.isEmpty)
    return weekdays.contains { wanted in
      guard wanted.day == weekday else { return false }
      if wanted.ordinal == 0 || !hasOrdinals { return true }
      let first = isMonth ? CivilDay(parts.year, parts.month, 1) : CivilDay(parts.year, 1, 1)
      let count = isMonth ? CivilDay.count(ofMonth: parts.month, in: parts.year) : CivilDay.count(ofYear: parts.year)
      let index = day.number - first.number
      return wanted.ordinal > 0 ? index / 7 + 1 == wanted.ordinal : (count - 1 - index) / 7 + 1 == -wanted.ordinal
    }
  }

  /// ISO 8601 weeks that start with WKST: the first has at least four days of the year.
  private func isInWeek(_ day: CivilDay, _ year: Int) -> Bool {
    let monday = day.number - (day.weekday - rule.weekStart + 7) % 7
    // A week belongs to the year of its fourth day.
    let weekYear = CivilDay(number: monday + 3).parts.year
    let (first, next) = (firstWeek(of: weekYear), firstWeek(of: weekYear + 1))
    let number = (monday - first) / 7 + 1
    return rule.weeks.contains(number) || rule.weeks.contains(number - (next - first) / 7 - 1)
  }

  private func firstWeek(of year: Int) -> Int {
    let fourth = CivilDay(year, 1, 4)
    return fourth.number - (fourth.weekday - rule.weekStart + 7) % 7
  }
}
