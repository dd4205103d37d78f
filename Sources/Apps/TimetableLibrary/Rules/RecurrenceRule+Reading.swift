extension RecurrenceRule {
  /// What is wrong with a rule, in words that follow "the rule".
  struct RuleError: Error {
    let message: String
  }

  /// Parses `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270115T120000Z`.
  ///
  /// White space and vendor parts (`X-…`) are ignored. Invalid numbers of a part are left out. A part without valid
  /// values, or an unknown part, makes the rule invalid, because it would give wrong times.
  init(_ text: some StringProtocol) throws(RuleError) {
    var parts: [(name: String, value: Substring)] = []
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else {
        if Substring(part).trimmedBlanks.isEmpty { continue }
        throw RuleError(message: "has no value for “\(part.prefix(40))”")
      }
      parts.append((Substring(pair[0]).trimmedBlanks.uppercased(), Substring(pair[1]).trimmedBlanks))
    }
    guard let name = parts.first(where: { $0.name == "FREQ" })?.value,
      let frequency = Self.frequencies[name.uppercased()]
    else { throw RuleError(message: "has no valid FREQ") }
    self.init(frequency)
    for part in parts where part.name != "FREQ" { try take(part.name, part.value) }
  }

  private static let frequencies: [String: Frequency] = [
    "YEARLY": .yearly, "MONTHLY": .monthly, "WEEKLY": .weekly, "DAILY": .daily, "HOURLY": .hourly,
    "MINUTELY": .minutely, "SECONDLY": .secondly,
  ]

  private mutating func take(_ name: String, _ value: Substring) throws(RuleError) {
    switch name {
    // Some programs write COUNT=-1 for a rule without an end.
    case "INTERVAL", "COUNT":
      let number = try Self.number(name, value)
      if number < 1, ignored.count < 4 { ignored.append("\(name)=\(value.prefix(40))") }
      if number > 0, name == "COUNT" { count = number }
      if number > 0, name == "INTERVAL" { interval = number }
    case "UNTIL":
      guard let time = CalendarTime(value) else { throw Self.unreadable(name, value) }
      until = time
    case "WKST":
      guard let day = Self.weekday(value), day.ordinal == 0 else { throw Self.unreadable(name, value) }
      weekStart = day.day
    case "BYDAY":
      let days = Set(value.split(separator: ",").compactMap { Self.weekday($0.trimmedBlanks) })
      guard !days.isEmpty else { throw Self.unreadable(name, value) }
      weekdays = days.sorted { ($0.day, $0.ordinal) < ($1.day, $1.ordinal) }
    case "BYMONTH": months = try Self.numbers(name, value, 1...12)
    case "BYWEEKNO": weeks = try Self.numbers(name, value, -53...53)
    case "BYYEARDAY": yearDays = try Self.numbers(name, value, -366...366)
    case "BYMONTHDAY": monthDays = try Self.numbers(name, value, -31...31)
    case "BYSETPOS": positions = try Self.numbers(name, value, -366...366)
    case "BYHOUR": hours = try Self.numbers(name, value, 0...23, hasZero: true)
    case "BYMINUTE": minutes = try Self.numbers(name, value, 0...59, hasZero: true)
    case "BYSECOND": seconds = try Self.numbers(name, value, 0...59, hasZero: true)
    case "RSCALE" where value.uppercased() == "GREGORIAN": break
    // Days that a month does not have are skipped, which is the default.
    case "SKIP" where value.uppercased() == "OMIT": break
    case _ where name.hasPrefix("X-"): break
    default: throw RuleError(message: "has the unknown part \(name.prefix(40))")
    }
  }

  private static func unreadable(_ name: String, _ value: Substring) -> RuleError {
    RuleError(message: "has the invalid part \(name)=\(value.prefix(40))")
  }

  /// Limited to what real calendars need.
  private static func number(_ name: String, _ value: Substring) throws(RuleError) -> Int {
    guard let number = Int(value) else {
      // Too large for `Int`.
      if !value.isEmpty, value.allSatisfy({ $0.isASCII && $0.isNumber }) {
        return 1_000_000_000
      }
      throw unreadable(name, value)
    }
    return min(number, 1_000_000_000)
  }

  private static func numbers(
    _ name: String, _ value: Substring, _ range: ClosedRange<Int>, hasZero: Bool = false
  ) throws(RuleError) -> [Int] {
    let numbers = Set(
      value.split(separator: ",").compactMap { Int($0.trimmedBlanks) }.filter {
        range.contains($0) && (hasZero || $0 != 0)
      })
    guard !numbers.isEmpty else { throw unreadable(name, value) }
    return numbers.sorted()
  }

  private static let weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// `MO`, `2MO`, `-1SU`.
  private static func weekday(_ text: Substring) -> Weekday? {
    guard let day = weekdayNames.firstIndex(of: text.suffix(2).uppercased()) else { return nil }
    let ordinal = text.dropLast(2).trimmedBlanks
    if ordinal.isEmpty { return Weekday(ordinal: 0, day: day) }
    guard let number = Int(ordinal), (-53...53).contains(number), number != 0 else { return nil }
    return Weekday(ordinal: number, day: day)
  }
}
