import Foundation
import Testing

/// Commands that print times warn if the configured zone is unknown.
struct ZoneFindingTests {
  private let bench: ToolBench
  private let warning = "warning: TZ is 'Nowhere/Land', which is not a time zone; using GMT"

  init() throws {
    bench = try ToolBench()
    try bench.putDocuments("Tide")
  }

  private func warnings(_ words: String, zone: String = "Nowhere/Land") async throws -> [String] {
    let run = try await bench.run(words.split(separator: " ").map(String.init), environment: ["TZ": zone])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    return run.errors.split(separator: "\n").map(String.init)
  }

  @Test func `lists of lessons, events and articles, and status, report an unknown zone`() async throws {
    _ = try await bench.run(["timetable", "import", "a.ics"])
    _ = try await bench.run(["calendar", "import", "a.ics"])
    let refresh = ["refresh", "clock", "--family", "small", "--scale", "1", "--at", ToolBench.date]
    #expect(try await bench.run(refresh).exitCode == 0)
    #expect(try await warnings("feeds add feed.json --no-icons").count == 1)
    let commands = [
      "timetable list --day 2026-11-21", "calendar list --week --json --day 2026-11-21", "feeds list",
      "feeds list --today", "feeds read --all", "status",
    ]
    for command in commands {
      let said = try await warnings(command)
      #expect(said.count == 1 && said[0].hasPrefix(warning) && said[0].hasSuffix("[time-zone.unknown]"), "\(command)")
      #expect(try await warnings(command, zone: "Europe/Berlin") == [], "\(command)")
    }
    // No warning if no time is printed, or a zone was given.
    #expect(try await warnings("feeds list --feeds") == [])
    #expect(try await warnings("timetable list --day 2026-11-21 --time-zone Asia/Tokyo") == [])
  }
}
