import Foundation
import Testing

struct StatusCommandTests {
  private func bench(_ widgets: String) throws -> ToolBench {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 42, "name": "The Hollow Moon", "progress": 7}"#)
    try put(widgets, in: bench)
    return bench
  }

  private func put(_ widgets: String, in bench: ToolBench) throws {
    let text = "output: out\nscale: 1\nbudget: 9/day\nwidgets: [\(widgets)]\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
  }

  private func refresh(_ bench: ToolBench) async throws {
    let run = try await bench.run(["refresh", "--config", "w.yaml", "--at", ToolBench.date])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
  }

  private func status(_ bench: ToolBench, _ more: [String] = []) async throws -> ToolRun {
    try await bench.run(["status", "--output", "out", "--at", "2026-11-21T08:10:00Z"] + more)
  }

  private func places(_ bench: ToolBench, _ more: [String] = []) async throws -> [[String: Any]] {
    try #require(try await status(bench, more + ["--json"]).json()["places"] as? [[String: Any]])
  }

  private static let small = "{kind: comic, families: systemSmall}"
  private static let medium = "{kind: comic, families: systemMedium}"

  @Test func `the status has all documented fields, as text and as JSON`() async throws {
    let bench = try bench(Self.small)
    try await refresh(bench)
    let text = try await status(bench).text.withoutDistances
    for part in [
      "comic systemSmall  out/comic/systemSmall\n", "    shown: since 20", ", entry of 2026-11-21 08:00\n",
      "    next picture: none until the next reload\n",
      "    next reload: 2026-11-21 09:00, the policy's date was reached (.after)\n",
      "    reloads in 24 hours: 1 of 9\n",
    ] {
      #expect(text.contains(part), Comment(rawValue: text))
    }
    let place = try #require(try await places(bench).first)
    #expect(place["shownSince"] is String && place["entryDate"] as? String == "2026-11-21T08:00:00Z")
    #expect(place["nextReload"] as? String == "2026-11-21T09:00:00Z" && place["reason"] as? String == "after")
    #expect(place["reloads"] as? Int == 1 && place["budget"] as? Int == 9 && place["isAskedFor"] as? Bool == true)
  }

  @Test func `widgets that are no longer configured are marked, before and after the next pass`() async throws {
    let bench = try bench("\(Self.small), \(Self.medium)")
    try await refresh(bench)
    try put(Self.medium, in: bench)
    let words = "systemSmall\n    shown: since [^\n]*\n    no longer configured: not updated"
    let pattern = try Regex(words)
    #expect(try await !status(bench).text.contains(pattern))
    #expect(try await status(bench, ["--config", "w.yaml"]).text.contains(pattern))
    // Nothing is due, but the pass records the configuration.
    try await refresh(bench)
    #expect(try await status(bench).text.contains(pattern))
    #expect(try await places(bench).map { $0["isAskedFor"] as? Bool } == [true, false])
    try FileManager.default.removeItem(atPath: bench.path("out/comic/systemSmall"))
    #expect(try await places(bench).count == 1)
  }

  @Test func `configured widgets without a picture are listed`() async throws {
    let bench = try bench(Self.small)
    try await refresh(bench)
    try put("\(Self.small), \(Self.medium)", in: bench)
    let text = try await bench.run(["status", "--config", "w.yaml"]).text
    #expect(
      text.contains("comic systemMedium  \(bench.path("out/comic/systemMedium"))\n    shown: no picture yet"))
    #expect(text.contains("next reload: due, no timeline yet"))
    let place = try #require(try await places(bench, ["--config", "w.yaml"]).first)
    #expect(place["family"] as? String == "systemMedium" && place["shownSince"] == nil && place["entryDate"] == nil)
  }

  @Test func `widgets of several command lines add up`() async throws {
    let bench = try bench(Self.small)
    for family in ["systemSmall", "systemMedium"] {
      let run = try await bench.run(["refresh", "comic", "--family", family, "--scale", "1", "--output", "out"])
      #expect(run.exitCode == 0)
    }
    #expect(try await places(bench).map { $0["isAskedFor"] as? Bool } == [true, true])
  }

  @Test func `a damaged store is reported, with the next step`() async throws {
    let bench = try bench(Self.small)
    try await refresh(bench)
    try Data("{".utf8).write(to: bench.folder.appending(path: "out/comic/systemSmall/timeline.json"))
    let text = try await status(bench).text
    #expect(text.contains("stored files are damaged; the next refresh repairs them"), Comment(rawValue: text))
  }

  @Test func `an empty folder is an error`() async throws {
    let bench = try bench(Self.small)
    try FileManager.default.createDirectory(atPath: bench.path("out"), withIntermediateDirectories: true)
    let run = try await status(bench)
    #expect(run.exitCode == 66)
    let advice = "no pictures yet; create them with:"
    #expect(run.errors == "error: out: \(advice) almanac refresh --output out\n")
    let usual = try await bench.run(["status"])
    #expect(usual.exitCode == 66 && usual.errors.hasSuffix("\(advice) almanac refresh\n"), "\(usual.errors)")
    #expect(try await bench.run(["status", "--config", "none.yaml"]).exitCode == 66)
  }
}
