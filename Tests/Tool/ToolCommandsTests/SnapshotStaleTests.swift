import Foundation
import Testing

/// Unused references, with handmade lists.
@Suite struct SnapshotStaleTests {
  private let bench: ToolBench
  private let folder = "Tests/__Snapshots__/DayTests"

  init() throws {
    bench = try ToolBench()
    try FileManager.default.createDirectory(atPath: bench.path(folder), withIntermediateDirectories: true)
    for name in ["look.1.png", "look.2.png", "README.md"] {
      try Data("x".utf8).write(to: bench.folder.appending(path: "\(folder)/\(name)"))
    }
    try put("\(bench.folder.resolvingSymlinksInPath().path)/\(folder)/look.1.png")
  }

  private func put(_ line: String) throws {
    try Data("\(line)\n".utf8).write(to: bench.folder.appending(path: "met.txt"))
  }

  private func stale(_ arguments: String...) async throws -> ToolRun {
    try await bench.run(["snapshot", "stale"] + arguments)
  }

  @Test func `unused references are listed, also through a link, and removed on request`() async throws {
    try FileManager.default.createSymbolicLink(atPath: bench.path("link"), withDestinationPath: bench.path("Tests"))
    for place in ["Tests", "link", "."] {
      let run = try await stale("met.txt", place)
      #expect(run.exitCode == 2, Comment(rawValue: run.errors))
      #expect(run.text.contains("\(folder)/look.2.png\n1 references used, 1 stale\n"), "\(place)")
    }
    #expect(try await stale("met.txt", "--prune").exitCode == 0)
    #expect(try bench.names(in: folder) == ["README.md", "look.1.png"])
  }

  @Test func `a missing folder or list, and another folder's list, are errors`() async throws {
    #expect(try await stale("met.txt", "Testz", "--prune").exitCode == 66)
    #expect(try await stale("none.txt").exitCode == 66)
    try put("/elsewhere/\(folder)/look.1.png")
    let run = try await stale("met.txt", "--prune")
    #expect(run.exitCode == 65 && run.errors.contains("no reference on the list is in a __Snapshots__ folder"))
    #expect(try bench.names(in: folder).count == 3)
  }
}
