import Foundation
import Testing

/// Passes over a configuration file that have nothing to do, and do not parse the file.
struct IdlePassTests {
  private let bench: ToolBench
  private let file = "output: out\nscale: 1\nwidgets:\n  - {kind: comic, families: [systemSmall]}\n"
  private static let next = "next: 2026-11-21 09:00\n"
  private static let picture = "out/comic/systemSmall/current.png\n"

  init() throws {
    bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "Chapter", "progress": 7}"#)
    try write(file)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
  }

  private func refresh(at time: String = "08:00:00", _ more: [String] = []) async throws -> ToolRun {
    try await bench.run(["refresh", "--config", "w.yaml", "--at", "2026-11-21T\(time)Z"] + more)
  }

  /// Whether a picture was replaced. Expects success.
  private func isReplaced(_ run: ToolRun, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    #expect(run.exitCode == 0, Comment(rawValue: run.errors), sourceLocation: sourceLocation)
    return run.text.contains("current.png\n")
  }

  @Test func `an idle pass repeats the report of the one before it`() async throws {
    #expect(isReplaced(try await refresh()))
    let marks = try bench.names(in: "cache/almanac/quiet-passes")
    #expect(marks.count == 1)
    for time in ["08:00:00", "08:59:59"] {
      let quiet = try await refresh(at: time)
      #expect(quiet.text.withoutDistances == Self.next && quiet.errors.isEmpty)
      #expect(try await refresh(at: time, ["--json"]).json()["next"] as? String == "2026-11-21T09:00:00Z")
    }
    #expect(try bench.names(in: "cache/almanac/quiet-passes") == marks)
    #expect(isReplaced(try await refresh(at: "09:00:00")))
    #expect(try await refresh(at: "09:00:01").text.withoutDistances == "next: 2026-11-21 10:00\n")
  }

  @Test func `a changed file is read`() async throws {
    _ = try await refresh()
    try write(file + "  - {kind: comic, families: [systemMedium]}\n")
    #expect(try await refresh().text.contains("systemMedium"))
    try write(file + "  - {kind: comics}\n")
    #expect(try await refresh().exitCode == 65)
    try write(file)
    #expect(try await refresh().text.withoutDistances == Self.next)
    try write(file.replacing("scale: 1", with: "scale: 3"))
    #expect(isReplaced(try await refresh()))
    try FileManager.default.removeItem(at: bench.folder.appending(path: "w.yaml"))
    #expect(try await refresh().exitCode == 66)
  }

  @Test func `requests are served, and the clock may be set back`() async throws {
    _ = try await refresh()
    try bench.put(chapter: #"{"number": 2, "name": "Chapter", "progress": 7}"#)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    #expect(isReplaced(try await refresh(at: "08:00:10")))
    #expect(try await refresh(at: "08:00:11").text.withoutDistances == "next: 2026-11-21 09:00:10\n")
    #expect(try await refresh(at: "07:00:00").exitCode == 0)
    #expect(try bench.pair("out/comic/systemSmall")["entryDate"] as? String != nil)
  }

  @Test(arguments: [
    "out/comic/systemSmall/current", "out/comic/systemSmall/current.png", "out/comic/systemSmall/current.json",
    "out/comic/systemSmall", "out/.almanac/due", "out",
  ]) func `removed files are created again`(path: String) async throws {
    _ = try await refresh()
    #expect(try await refresh().text.withoutDistances == Self.next)
    try FileManager.default.removeItem(at: bench.folder.appending(path: path))
    _ = try await refresh(at: "08:02:00")
    _ = try bench.pair("out/comic/systemSmall")
    #expect(try bench.names(in: "out/.almanac").contains("due"))
  }

  @Test func `another output has its own pictures, and a damaged cache does no harm`() async throws {
    _ = try await refresh()
    #expect(isReplaced(try await refresh(at: "08:00:00", ["--output", "other"])))
    for name in try bench.names(in: "cache/almanac/quiet-passes") {
      try Data("{".utf8).write(to: bench.folder.appending(path: "cache/almanac/quiet-passes/\(name)"))
    }
    #expect(try await refresh().text.withoutDistances == Self.next)
  }
}
