import Foundation
import Testing

struct ListTests {
  @Test func `list takes a language`() async throws {
    let run = try await ToolBench().run(["list", "--locale", "de_DE"])
    #expect(run.exitCode == 0 && !run.text.isEmpty)
    let wrong = try await ToolBench().run(["list", "--locale", "nowhere"])
    #expect(wrong.exitCode == 64 && wrong.errors.contains("unknown locale 'nowhere'"))
  }

  @Test(arguments: ["0", "-1", "nan", "soon", "1e9", "inf"])
  func `an invalid time limit is an error`(_ limit: String) async throws {
    let run = try await ToolBench().run(["render", "ComicWidget", "-o", "-", "--time-limit", limit])
    #expect(run.exitCode == 64 && run.errors.contains("invalid time limit"))
  }

  @Test func `the environment's time limit is the default, and an invalid one is an error`() async throws {
    let bench = try ToolBench()
    let render = ["render", "clock", "--family", "small", "-o", "c.png"]
    let wrong = try await bench.run(render, environment: ["ALMANAC_TIME_LIMIT": "soon"])
    #expect(wrong.exitCode == 64 && wrong.errors.contains("ALMANAC_TIME_LIMIT: invalid time limit 'soon'"))
    // Too short to draw anything.
    let short = try await bench.run(render, environment: ["ALMANAC_TIME_LIMIT": "0.000001"])
    #expect(short.exitCode == 75, Comment(rawValue: short.errors))
    let line = try await bench.run(
      ["schedule", "cron", "clock", "--family", "small", "--output", "out"], environment: ["ALMANAC_TIME_LIMIT": "90"])
    #expect(line.text.contains("ALMANAC_TIME_LIMIT=90"), Comment(rawValue: line.text + line.errors))
  }
}
