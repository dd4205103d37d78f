import Foundation
import Testing

@testable import TimetableLibrary

struct RuleTests {
  private func times(
    _ text: String, start: String = "20260907T080000", from: String? = nil, through: String = "20261231T235959",
    budget: inout RuleBudget
  ) throws -> (times: [String], isComplete: Bool) {
    let rule = try RecurrenceRule(text)
    let start = try #require(CalendarTime(start)).wall
    let from = try from.map { try #require(CalendarTime($0)).wall } ?? start
    let found = RuleExpansion.times(
      of: rule, start: start, until: nil, from: from, through: try #require(CalendarTime(through)).wall,
      budget: &budget,
      limit: 1000)
    return (found.times.map { $0.text() }, found.isComplete)
  }

  @Test(arguments: [
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-7", "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
    "FREQ=WEEKLY;INTERVAL=99999999999999999999",
    "FREQ=YEARLY;BYYEARDAY=366;BYMONTH=3",
  ])
  func `expanding a rule without occurrences ends`(rule: String) throws {
    var budget = RuleBudget()
    let found = try times(rule, from: "20260908T000000", through: "99991231T235959", budget: &budget)
    #expect(found.times == [])
    // The same with COUNT.
    _ = try times(rule + ";COUNT=5", from: "20260908T000000", through: "99991231T235959", budget: &budget)
    #expect(budget.left > 0)
  }

  @Test func `work beyond the budget is reported, not done`() throws {
    var budget = RuleBudget(1000)
    let found = try times("FREQ=SECONDLY;COUNT=1000000000", from: "20261230T000000", budget: &budget)
    #expect(!found.isComplete && found.times == [])
    budget = RuleBudget(1_000_000)
    let all = try times("FREQ=DAILY;BYHOUR=0,1,2,3,4,5;BYMINUTE=0,10,20", budget: &budget)
    #expect(!all.isComplete && all.times.count == 1000)
  }

  @Test func `an old rule is as fast as a new one`() throws {
    var budget = RuleBudget(2000)
    let found = try times(
      "FREQ=WEEKLY;BYDAY=MO,WE", start: "00010101T080000", from: "20261201T000000", through: "20261207T235959",
      budget: &budget)
    #expect(found.times == ["20261202T080000", "20261207T080000"] && found.isComplete)
    #expect(budget.left > 1900)
  }

  @Test func `BYWEEKNO without BYDAY uses the first occurrence's weekday`() throws {
    var budget = RuleBudget()
    let found = try times("FREQ=YEARLY;BYWEEKNO=40", through: "20281231T000000", budget: &budget)
    #expect(found.times == ["20260928T080000", "20271004T080000", "20281002T080000"])
  }

  @Test func `every ignored part is reported`() throws {
    #expect(
      try RecurrenceRule("FREQ=YEARLY;INTERVAL=0;COUNT=-4").ignoredPartsMessage
        == "has INTERVAL=0 and COUNT=-4, which are ignored")
    #expect(try RecurrenceRule("FREQ=YEARLY;COUNT=0").ignoredPartsMessage == "has COUNT=0, which is ignored")
    #expect(try RecurrenceRule("FREQ=YEARLY;COUNT=1").ignoredPartsMessage == nil)
  }

  @Test(arguments: [
    ("", "FREQ"), ("FREQ=FORTNIGHTLY", "FREQ"), ("FREQ=DAILY;BYDAY=XX", "BYDAY=XX"),
    ("FREQ=DAILY;UNTIL=soon", "UNTIL=soon"),
    ("FREQ=DAILY;BYEASTER=1", "BYEASTER"), ("FREQ=DAILY;COUNT", "COUNT"), ("FREQ=DAILY;BYMONTHDAY=0", "BYMONTHDAY=0"),
    ("RSCALE=HEBREW;FREQ=YEARLY", "RSCALE"), ("FREQ=DAILY;INTERVAL=two", "INTERVAL=two"),
  ])
  func `the error of an invalid rule names the part`(text: String, part: String) {
    let fault = #expect(throws: RecurrenceRule.RuleError.self) { try RecurrenceRule(text) }
    #expect(fault?.message.contains(part) == true)
  }
}
