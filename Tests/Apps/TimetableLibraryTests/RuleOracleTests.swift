import Foundation
import Testing

@testable import TimetableLibrary

/// Compares rules with python-dateutil, an independent implementation of RFC 5545.
struct RuleOracleTests {
  private struct Case: Codable {
    var rule: String
    var start: String
    var through: String
  }

  private static let program = """
    import json, itertools
    from datetime import datetime
    from dateutil.rrule import rrulestr
    form = "%Y%m%dT%H%M%S"
    results = []
    for case in json.load(open("in.json")):
        through = datetime.strptime(case["through"], form)
        try:
            # Without an end it goes on to the year 9999 where nothing meets.
            isOpen = "COUNT" not in case["rule"] and "UNTIL" not in case["rule"]
            rule = rrulestr(case["rule"] + (";UNTIL=" + case["through"] if isOpen else ""), dtstart=datetime.strptime(case["start"], form))
            times = itertools.takewhile(lambda time: time <= through, rule)
            results.append([time.strftime(form) for time in itertools.islice(times, 300)])
        except ValueError:
            # It refuses steps of hours or minutes that meet none of the rule's.
            results.append([])
    json.dump(results, open("out.json", "w"))
    """

  private func compare(_ cases: [Case]) throws {
    let wanted: [[String]] = try PythonOracle.answer(Self.program, cases)
    try #require(wanted.count == cases.count)
    for (item, times) in zip(cases, wanted) {
      let rule = try RecurrenceRule(item.rule)
      let start = try #require(CalendarTime(item.start)).wall
      let through = try #require(CalendarTime(item.through)).wall
      var budget = RuleBudget()
      let found = RuleExpansion.times(
        of: rule, start: start, until: rule.until?.wall, from: start, through: through, budget: &budget, limit: 300)
      #expect(found.times.map { $0.text() } == times, "\(item.rule) from \(item.start)")
      guard rule.count == nil, let middle = found.times.dropFirst(found.times.count / 2).first else { continue }
      // Starting from the middle gives the same.
      let later = RuleExpansion.times(
        of: rule, start: start, until: rule.until?.wall, from: middle, through: through, budget: &budget, limit: 300)
      #expect(
        Array(later.times.prefix(times.count / 2)) == Array(found.times.filter { $0 >= middle }.prefix(times.count / 2))
      )
    }
  }

  @Test func `the rules of RFC 5545 and of calendars equal dateutil's`() throws {
    let rules = [
      "FREQ=DAILY;COUNT=10", "FREQ=DAILY;INTERVAL=2", "FREQ=DAILY;INTERVAL=10;COUNT=5", "FREQ=WEEKLY;COUNT=10",
      "FREQ=YEARLY;UNTIL=20300131T140000;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      "FREQ=WEEKLY;UNTIL=20261224T000000;WKST=SU;BYDAY=TU,TH", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;WKST=SU",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
      "FREQ=MONTHLY;BYMONTHDAY=-3",
      "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", "FREQ=MONTHLY;BYMONTHDAY=31",
      "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", "FREQ=YEARLY;BYDAY=20MO", "FREQ=YEARLY;BYYEARDAY=-1,366",
      "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
      "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "FREQ=YEARLY;BYWEEKNO=1,53,-1;BYDAY=SU;WKST=SU",
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      "FREQ=HOURLY;INTERVAL=3;UNTIL=20260908T170000", "FREQ=MINUTELY;INTERVAL=15;COUNT=6",
      "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
      "FREQ=DAILY;BYHOUR=9,10,11;BYMINUTE=0,20,40;COUNT=80", "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11", "FREQ=YEARLY",
      "FREQ=SECONDLY;INTERVAL=45;COUNT=20;BYMINUTE=1,2", "FREQ=HOURLY;BYMINUTE=0,30;BYSETPOS=-1;COUNT=5",
      "FREQ=WEEKLY;BYDAY=SA,SU;WKST=SU", "FREQ=DAILY;BYMONTH=12;BYDAY=MO;BYHOUR=7",
      "FREQ=MONTHLY;BYDAY=2MO,4WE",
    ]
    let starts = ["20260907T080000", "20240229T093010", "20251231T235959"]
    try compare(
      rules.flatMap { rule in
        // A day is enough for seconds.
        starts.map {
          Case(rule: rule, start: $0, through: rule.contains("SECONDLY") ? "20260908T000000" : "20380101T000000")
        }
      })
  }

  @Test func `random rules equal dateutil's`() throws {
    var numbers = SeededNumbers(state: 8)
    let cases = (0..<300).map { _ in
      let start = CalendarTime(
        wall: WallTime(
          CivilDay(number: Int.random(in: 19_000...21_500, using: &numbers)),
          secondOfDay: Int.random(in: 0..<86_400, using: &numbers)))
      let rule = Self.rule(&numbers)
      let isQuick = rule.contains("HOURLY") || rule.contains("MINUTELY")
      let through = isQuick ? (start.wall + 40 * 86_400).text() : "20330101T000000"
      return Case(rule: rule, start: start.wall.text(), through: through)
    }
    try compare(cases)
  }

  private static func rule(_ numbers: inout SeededNumbers) -> String {
    let frequencies = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY"]
    let frequency = frequencies[Int.random(in: 0..<6, using: &numbers)]
    var parts = ["FREQ=\(frequency)"]
    func isIn(_ chance: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < chance }
    func list(_ range: ClosedRange<Int>, _ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &numbers)).map { _ in
        let number = Int.random(in: range, using: &numbers)
        return number == 0 && range.lowerBound < 0 ? "1" : "\(number)"
      }.joined(separator: ",")
    }
    if isIn(50) { parts.append("INTERVAL=\(Int.random(in: 1...5, using: &numbers))") }
    if isIn(30) { parts.append("WKST=\(weekdays[Int.random(in: 0..<7, using: &numbers)])") }
    if isIn(35) { parts.append("BYMONTH=\(list(1...12, 4))") }
    let hasWeeks = frequency == "YEARLY" && isIn(25)
    if hasWeeks { parts.append("BYWEEKNO=\(list(-53...53, 4))") }
    if frequency == "YEARLY", !hasWeeks, isIn(15) { parts.append("BYYEARDAY=\(list(-366...366, 5))") }
    if frequency != "WEEKLY", !hasWeeks, isIn(30) { parts.append("BYMONTHDAY=\(list(-31...31, 5))") }
    // dateutil differs from RFC 5545 for a mix of days with and without ordinals.
    let hasOrdinals = !hasWeeks && ["YEARLY", "MONTHLY"].contains(frequency) && isIn(50)
    if hasWeeks || isIn(40) {
      let days = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        (hasOrdinals ? [-2, -1, 1, 2, 3, 5][Int.random(in: 0..<6, using: &numbers)].description : "")
          + weekdays[Int.random(in: 0..<7, using: &numbers)]
      }
      parts.append("BYDAY=\(days.joined(separator: ","))")
    }
    if isIn(20) { parts.append("BYHOUR=\(list(0...23, 3))") }
    if isIn(15) { parts.append("BYMINUTE=\(list(0...59, 3))") }
    // dateutil ignores UNTIL if no day has so many positions, and counts the positions of the first week from the
    // first time.
    if ["YEARLY", "MONTHLY"].contains(frequency), parts.contains(where: { $0.hasPrefix("BY") }), isIn(20) {
      parts.append("BYSETPOS=\(list(-4...4, 2))")
    }
    // dateutil searches for COUNT times until the end of the calendar, however long that takes.
    let isSparse =
      ["HOURLY", "MINUTELY"].contains(frequency)
      || parts.contains { $0.contains("DAY=") || $0.contains("NO=") || $0.contains("POS=") }
    if isIn(40), !isSparse { parts.append("COUNT=\(Int.random(in: 1...40, using: &numbers))") }
    return parts.joined(separator: ";")
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
