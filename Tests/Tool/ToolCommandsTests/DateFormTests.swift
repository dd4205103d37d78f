import Foundation
import Testing

/// The forms of `--at`.
@Suite struct DateFormTests {
  @Test(
    arguments: [
      ("2026-11-21T08:00:00Z", "2026-11-21T08:00:00Z"),
      ("2026-11-21T08:00:00+02:00", "2026-11-21T06:00:00Z"),
      ("2026-11-21T08:00:30-0330", "2026-11-21T11:30:30Z"),
      ("2026-11-21T08:00Z", "2026-11-21T08:00:00Z"),
      ("2026-11-21T00:30+01:00", "2026-11-20T23:30:00Z"),
      ("2026-11-21", "2026-11-21T00:00:00Z"),
      ("2028-02-29", "2028-02-29T00:00:00Z"),
      ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    ])
  func `a date sets the clock`(form: (argument: String, date: String)) async throws {
    let run = try await ToolBench().run(["render", "comic", "--at", form.argument, "--json", "-o", "x.png"])
    #expect(run.exitCode == 0)
    #expect(try run.json()["entryDate"] as? String == form.date)
  }

  /// Half of all milliseconds are slightly less in binary than in decimal.
  @Test(arguments: ["250", "759", "001", "999"]) func `milliseconds are kept`(digits: String) async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["timeline", "comic", "--at", "2026-11-21T08:00:00.\(digits)Z", "--output", "t"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(try bench.names(in: "t") == ["20261121T080000.\(digits)Z.png", "timeline.json"])
  }

  @Test(
    arguments: [
      "", "soon", "25:00", "8:60", "tomorrow ", "+2", "2h", "next 8:00", "1700000000", "2026-13-01",
      "2026-11-32T08:00:00Z", "21.11.2026", "2026-11",
      "2026-02-30T08:00:00+01:00",
      "2026-11-21T25:00:00+01:00", "2026-11-21T08:61+01:00", "2026-11-21T08:00:00+24:00", "2026-11-21T24:00Z",
    ])
  func `an invalid date is an error`(argument: String) async throws {
    let run = try await ToolBench().run(["render", "comic", "--at", argument, "-o", "x.png"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("invalid date '\(argument)'"))
  }

  /// Otherwise each would silently be midnight of that day, or another day.
  @Test(arguments: ["2026-11-21T08", "2026-11-21T08:00:0", "2026-11-21 08:00:00Z", "2026-11-21x", "2026-02-30"])
  func `an incomplete date is an error`(argument: String) async throws {
    let run = try await ToolBench().run(["render", "comic", "--at", argument, "-o", "x.png"])
    #expect(run.exitCode == 64)
  }
}
