import Foundation
import RepositoryFiles
import SystemIO
import Testing

/// The commands of Docs/Snapshots.md.
@Suite struct SnapshotRecipeTests {
  private let bench: ToolBench
  private let page: String
  /// A `PATH` with the tool under the name that the page uses.
  private let path: String

  init() throws {
    bench = try ToolBench()
    page = try String(contentsOf: Repository.file("Docs/Snapshots.md"), encoding: .utf8)
    path = "\(try ToolBench.tool().deletingLastPathComponent().path):/usr/bin:/bin"
    try bench.put(chapter: #"{"number": 42, "name": "The Hollow Moon", "progress": 7}"#)
  }

  /// The commands of the page's blocks in a language that begin with the tool's name, without YAML prefixes.
  private func commands(in language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().flatMap { block in
      (block.components(separatedBy: "\n```").first ?? "").split(separator: "\n").compactMap { line in
        let line = line.trimmingCharacters(in: ["-", " "])
        return line.hasPrefix("almanac snapshot ") ? line : nil
      }
    }
  }

  private func shell(_ command: String) async throws -> ToolRun {
    try await bench.run(
      ["-e", "-c", command], environment: ["PATH": path, "CI": "true"], executable: URL(filePath: "/bin/sh"))
  }

  @Test func `every command of the page works, in order`() async throws {
    let commands = commands(in: "sh")
    try #require(commands.count == 5)
    // A second matrix: the first one's references are reported, and removed by the last command.
    for command in commands {
      let run = try await shell(command)
      #expect(run.exitCode == 0, "\(command): \(run.errors)")
    }
    #expect(try bench.names(in: "Snapshots/comic").count == 4)
  }

  @Test func `the CI recipes pass, and fail with a report if a picture differs`() async throws {
    let recipes = commands(in: "yaml")
    try #require(recipes.count == 2 && Set(recipes).count == 1)
    try #require(try await shell("almanac snapshot record").exitCode == 0)
    let passed = try await shell(recipes[0])
    #expect(passed.exitCode == 0, "\(passed.errors)")
    #expect(bench.data("snapshot-report.xml") != nil)
    try FileManager.default.removeItem(atPath: bench.path("Snapshots/comic/systemSmall-dark.png"))
    let run = try await shell(recipes[0])
    #expect(run.exitCode == 2)
    #expect(run.text.contains("Snapshots/comic/systemSmall-dark: there is no reference"))
    let results = String(decoding: try #require(bench.data("snapshot-report.xml")), as: UTF8.self)
    #expect(results.components(separatedBy: "<failure").count == 2)
    #expect(try bench.names().contains("snapshot-report"))
    // CI keeps the paths that the recipes name.
    #expect(page.contains("            snapshot-report/\n") && page.contains("      - snapshot-report/\n"))
    #expect(page.contains("junit: snapshot-report.xml"))
  }
}
