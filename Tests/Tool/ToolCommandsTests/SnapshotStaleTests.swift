import Foundation
import Testing

/// The references of tests for which no run asked, from lists that are put together here.
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

  @Test func `what nothing asked for is listed, also through a link, and removed on request`() async throws {
    try FileManager.default.createSymbolicLink(atPath: bench.path("link"), withDestinationPath: bench.path("Tests"))
    for place in ["Tests", "link", "."] {
      let run = try await stale("met.txt", place)
      #expect(run.exitCode == 2, Comment(rawValue: run.errors))
      #expect(run.text.contains("\(folder)/look.2.png\n1 references were asked for, 1 stale\n"), "\(place)")
    }
    #expect(try await stale("met.txt", "--prune").exitCode == 0)
    #expect(try bench.names(in: folder) == ["README.md", "look.1.png"])
  }

  @Test func `a folder or a list that is not there, and a list of elsewhere, are told`() async throws {
    #expect(try await stale("met.txt", "Testz", "--prune").exitCode == 66)
    #expect(try await stale("none.txt").exitCode == 66)
    try put("/elsewhere/\(folder)/look.1.png")
    let run = try await stale("met.txt", "--prune")
    #expect(run.exitCode == 65 && run.errors.contains("nothing on the list is in a folder __Snapshots__"))
    #expect(try bench.names(in: folder).count == 3)
  }
}
