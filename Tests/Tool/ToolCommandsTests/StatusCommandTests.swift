import Foundation
import Testing

/// `status`: that each of what it promises is said, in words and as JSON.
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

  @Test func `everything that is promised is there, in words and as JSON`() async throws {
    let bench = try bench(Self.small)
    try await refresh(bench)
    let text = try await status(bench).text.withoutDistances
    for part in [
      "comic systemSmall  out/comic/systemSmall\n", "    shown: since 20", ", the entry of 2026-11-21 08:00\n",
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

  @Test func `what a file asks for no more is told apart, before the next pass and after it`() async throws {
    let bench = try bench("\(Self.small), \(Self.medium)")
    try await refresh(bench)
    try put(Self.medium, in: bench)
    let words = "systemSmall\n    shown: since [^\n]*\n    not asked for any more: it stays"
    let pattern = try Regex(words)
    #expect(try await !status(bench).text.contains(pattern))
    #expect(try await status(bench, ["--config", "w.yaml"]).text.contains(pattern))
    // Nothing is due, and the pass notes it all the same.
    try await refresh(bench)
    #expect(try await status(bench).text.contains(pattern))
    #expect(try await places(bench).map { $0["isAskedFor"] as? Bool } == [true, false])
    try FileManager.default.removeItem(atPath: bench.path("out/comic/systemSmall"))
    #expect(try await places(bench).count == 1)
  }

  @Test func `what is asked for and not there yet is told`() async throws {
    let bench = try bench(Self.small)
    try await refresh(bench)
    try put("\(Self.small), \(Self.medium)", in: bench)
    let text = try await bench.run(["status", "--config", "w.yaml"]).text
    #expect(
      text.contains("comic systemMedium  \(bench.path("out/comic/systemMedium"))\n    shown: nothing is in place"))
    #expect(text.contains("next reload: due, no timeline yet"))
    let place = try #require(try await places(bench, ["--config", "w.yaml"]).first)
    #expect(place["family"] as? String == "systemMedium" && place["shownSince"] == nil && place["entryDate"] == nil)
  }

  @Test func `what the command line asked for adds up`() async throws {
    let bench = try bench(Self.small)
    for family in ["systemSmall", "systemMedium"] {
      let run = try await bench.run(["refresh", "comic", "--family", family, "--scale", "1", "--output", "out"])
      #expect(run.exitCode == 0)
    }
    #expect(try await places(bench).map { $0["isAskedFor"] as? Bool } == [true, true])
  }

  @Test func `a store that cannot be read is named, with what will be done`() async throws {
    let bench = try bench(Self.small)
    try await refresh(bench)
    try Data("{".utf8).write(to: bench.folder.appending(path: "out/comic/systemSmall/timeline.json"))
    let text = try await status(bench).text
    #expect(text.contains("what is stored is damaged; the next refresh makes it anew"), Comment(rawValue: text))
  }

  @Test func `a folder without widgets says so`() async throws {
    let bench = try bench(Self.small)
    try FileManager.default.createDirectory(atPath: bench.path("out"), withIntermediateDirectories: true)
    let run = try await status(bench)
    #expect(run.exitCode == 66)
    let advice = "no widgets are in place yet; put them there with:"
    #expect(run.errors == "error: out: \(advice) almanac refresh --output out\n")
    let usual = try await bench.run(["status"])
    #expect(usual.exitCode == 66 && usual.errors.hasSuffix("\(advice) almanac refresh\n"), "\(usual.errors)")
    #expect(try await bench.run(["status", "--config", "none.yaml"]).exitCode == 66)
  }
}
