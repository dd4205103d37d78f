/// Builds a time zone from its lines.
struct ZoneBuilder {
  private(set) var name: String?
  private(set) var observances: [ZoneRules.Observance] = []
  private(set) var faults: [CalendarDiagnostic] = []
  private var line: Int
  private var start: CalendarTime?
  private var offsetBefore: Int?
  private var offset: Int?
  private var rules: [RecurrenceRule] = []
  private var dates: [WallTime] = []

  init(line: Int) { self.line = line }

  /// Starts a STANDARD or DAYLIGHT component.
  mutating func begin(_ line: Int) {
    self.line = line
    (start, offsetBefore, offset, rules, dates) = (nil, nil, nil, [], [])
  }

  /// Ends it.
  mutating func end() {
    // No real time zone has more.
    guard observances.count < 1000 else { return }
    guard let start, let offset else {
      let message = "a part of the time zone \(name?.prefix(60) ?? "without a name") has no start or no offset"
      faults.append(CalendarDiagnostic(id: "calendar.value-unreadable", line: line, message: message))
      return
    }
    observances.append(
      ZoneRules.Observance(
        start: start.wall, offsetBefore: offsetBefore ?? offset, offset: offset, rules: rules, dates: dates))
  }

  mutating func take(_ line: ContentLine) {
    switch line.name {
    case "TZID": name = String(Substring(line.value).trimmedBlanks)
    case "DTSTART": start = CalendarTime(line.value)
    case "TZOFFSETFROM": offsetBefore = Self.offset(line.value)
    case "TZOFFSETTO": offset = Self.offset(line.value)
    case "RDATE":
      dates += line.value.split(separator: ",").compactMap { CalendarTime($0.prefix { $0 != "/" })?.wall }
    case "RRULE":
      do throws(RecurrenceRule.RuleError) {
        if rules.count < 4 { rules.append(try RecurrenceRule(line.value)) }
      } catch {
        let message = "the rule of a time zone \(error.message)"
        faults.append(CalendarDiagnostic(id: "calendar.rule-unreadable", line: line.number, message: message))
      }
    default: break
    }
  }

  /// `+0100`, `-0330`, `+005736`; less than a day.
  private static func offset(_ text: String) -> Int? {
    var digits = Substring(text).trimmedBlanks
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    digits = Substring(digits.filter { $0 != ":" })
    guard digits.count == 4 || digits.count == 6, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits.count == 4 ? digits + "00" : digits)
    else { return nil }
    let (hours, minutes, seconds) = (number / 10_000, number / 100 % 100, number % 100)
    guard hours < 24, minutes < 60, seconds < 60 else { return nil }
    return (hours * 3600 + minutes * 60 + seconds) * (isNegative ? -1 : 1)
  }
}
