import Foundation
import Testing

@testable import ToolOptions

/// Moments near now. `DateFormTests` has the other forms.
@Suite struct MomentTests {
  @Test(
    arguments: [
      ("now", "2026-10-24T22:30:00Z"), ("+2h", "2026-10-25T00:30:00Z"), ("-90s", "2026-10-24T22:28:30Z"),
      ("+1d", "2026-10-25T22:30:00Z"), ("+2w", "2026-11-07T22:30:00Z"),
      // In Berlin it is half past midnight on the day on which clocks are set back.
      ("today", "2026-10-24T22:00:00Z"), ("8:05", "2026-10-25T07:05:00Z"), ("tomorrow", "2026-10-25T23:00:00Z"),
      ("tomorrow 08:00", "2026-10-26T07:00:00Z"), ("yesterday 23:59", "2026-10-24T21:59:00Z"),
    ])
  func `a moment is near now`(example: (text: String, date: String)) throws {
    let now = try Date("2026-10-24T22:30:00Z", strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(try Moment(argument: example.text, now: now).date(in: zone).formatted(.iso8601) == example.date)
  }

  /// At 2:30 in the night in which clocks are set forward.
  @Test func `a time that clocks skip is the next`() throws {
    let now = try Date("2026-03-28T12:00:00Z", strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(
      try Moment(argument: "tomorrow 2:30", now: now).date(in: zone).formatted(.iso8601) == "2026-03-29T01:00:00Z")
  }
}
