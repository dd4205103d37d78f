import Foundation
import RepositoryFiles
import Testing

private enum GNUParallel {
  /// Whether it is installed, or has to be: in CI. Debian's moreutils has another program of that name.
  static var isExpected: Bool {
    FileManager.default.fileExists(atPath: "/usr/share/doc/parallel/copyright")
      || ProcessInfo.processInfo.environment["CI"] != nil
  }
}

/// The command of Docs/Parallel.md.
@Suite(
  .enabled(if: GNUParallel.isExpected, "needs GNU parallel; Scripts/bootstrap --tests installs it"),
  .timeLimit(.minutes(60)))
struct ParallelTests {
  private let bench: EngineBench

  init() async throws { bench = try await EngineBench() }

  private func draw() async throws -> ToolRun {
    try await bench.shell(try Repository.example(in: "Docs/Parallel.md", with: "mkdir -p pictures"))
  }

  /// The exit codes and signals of blocks, in the order of their ends.
  private func log() throws -> [(block: Int, exitCode: Int, signal: Int)] {
    let text = String(decoding: try #require(bench.tools.data("jobs.tsv")), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map { Int($0) ?? 0 }
      return (fields[0], fields[6], fields[7])
    }
  }

  @Test func `blocks draw what one process draws, in the order of the requests`() async throws {
    let run = try await draw()
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try bench.firstDifference() == nil)
    let ids = try bench.answers(in: "answers.ndjson").map { $0["id"] as? String }
    #expect(ids == (0..<60).map { ($0 < 10 ? "0" : "") + "\($0)" })
    #expect(try log().map(\.block).sorted() == [1, 2, 3] && log().allSatisfy { $0.exitCode == 0 })
  }

  @Test func `a block with a request that fails is started again, and draws only that`() async throws {
    try bench.add(#"{"id": "late", "kind": "clock", "at": "2026-11-21", "output": "late/a.png"}"#)
    let first = try await draw()
    #expect(first.exitCode == 1)
    #expect(try log().filter { $0.exitCode != 0 }.map { [$0.block, $0.exitCode] } == [[4, 73]])
    let failures = try Repository.example(in: "Docs/Parallel.md", with: "group_by(.id)")
    #expect(try await bench.shell(failures).text.hasPrefix(#"{"id":"late","exitCode":73,"error":"late/a.png: "#))
    try FileManager.default.createDirectory(
      at: bench.tools.folder.appending(path: "late"), withIntermediateDirectories: true)
    let second = try await draw()
    #expect(second.exitCode == 0, "\(second.errors)")
    #expect(bench.tools.data("late/a.png") != nil)
    #expect(try bench.answers(in: "answers.ndjson").count == 62)
    #expect(try await bench.shell(failures).output.isEmpty)
    // All blocks have succeeded, so none is started.
    #expect(try await draw().exitCode == 0)
    #expect(try bench.answers(in: "answers.ndjson").count == 62)
  }

  @Test func `a block that is killed is started again, and draws what is missing`() async throws {
    let tool = try ToolBench.tool().path
    // The first process that gets the request 25 is killed after three pictures.
    let wrapper = """
      #!/bin/bash
      requests=$(cat)
      [[ $requests != *'"id": "25"'* || -e killed ]] || {
        touch killed
        head -n 3 <<<"$requests" | \(tool) "$@"
        kill -KILL $$
      }
      exec \(tool) "$@" <<<"$requests"

      """
    let file = bench.tools.folder.appending(path: "bin/almanac")
    try FileManager.default.removeItem(at: file)
    try Data(wrapper.utf8).write(to: file)
    chmod(file.path, 0o755)
    #expect(try await draw().exitCode == 1)
    #expect(try log().filter { $0.exitCode == 137 || $0.signal == 9 }.map(\.block) == [2])
    #expect(try bench.tools.names(in: "pictures").count == 43)
    let second = try await draw()
    #expect(second.exitCode == 0, "\(second.errors)")
    #expect(try bench.firstDifference() == nil)
    let skipped = try bench.answers(in: "answers.ndjson").filter { $0["skipped"] as? Bool == true }
    #expect(skipped.map { $0["id"] as? String } == ["20", "21", "22"])
  }
}
