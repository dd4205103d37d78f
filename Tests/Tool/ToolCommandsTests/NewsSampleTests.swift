import Foundation
import RepositoryFiles
import Testing

/// The output of `Scripts/feeds`.
struct NewsSampleTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func script(_ words: String...) async throws -> ToolRun {
    let script = Repository.file("Scripts/feeds")
    return try await bench.run(
      [script.standardized.path] + words, executable: URL(fileURLWithPath: "/usr/bin/env"))
  }

  @Test func `the sample is drawn without diagnostics`() async throws {
    let made = try await script(
      "--widget-data", "home/groups/group.com.ranchero.NetNewsWire.iOS/widget-data.json", "--at", ToolBench.date)
    try #require(made.exitCode == 0, Comment(rawValue: made.errors))
    let run = try await bench.run([
      "render", "today", "--family", "systemLarge", "--at", ToolBench.date, "--strict", "--json", "-o", "today.png",
    ])
    #expect(run.exitCode == 0 && run.errors.isEmpty, Comment(rawValue: run.errors))
    let text = try #require(try run.json()["accessibilityText"] as? String)
    #expect(text.hasPrefix("Today 7 · 7 unread The lighthouse that counts whales, Coastal Notes, 25 min "))
    #expect(try (run.json()["links"] as? [Any])?.count == 8)
  }

  @Test func `equal dates give equal feeds`() async throws {
    for folder in ["a", "b"] { #expect(try await script(folder, "--at", ToolBench.date).exitCode == 0) }
    #expect(try await script("c", "--at", "2026-11-22T08:00:00Z").exitCode == 0)
    let names = ["coastal-notes.xml", "kitchen-post.json", "slow-engineer.xml", "wiesenblatt.xml"]
    #expect(try bench.names(in: "a") == names)
    for name in names {
      #expect(bench.data("a/\(name)") == bench.data("b/\(name)"))
      #expect(bench.data("a/\(name)") != bench.data("c/\(name)"))
    }
  }

  @Test func `invalid arguments and paths have exit codes`() async throws {
    #expect(try await script().exitCode == 64)
    #expect(try await script("a", "--at", "2026-11-22T08:00:00").exitCode == 64)
    #expect(try await script("--widget-data", "/proc/none/data.json").exitCode == 73)
  }
}
