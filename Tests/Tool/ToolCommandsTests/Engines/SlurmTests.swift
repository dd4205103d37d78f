import Foundation
import RepositoryFiles
import Testing

/// The script of Docs/Slurm.md on a cluster of one node.
@Suite(
  .enabled(if: SlurmCluster.isExpected, "needs root, Slurm and MUNGE; Scripts/bootstrap --tests installs them"),
  .timeLimit(.minutes(60)))
struct SlurmTests {
  private let bench: EngineBench
  private let cluster: SlurmCluster

  init() async throws {
    bench = try await EngineBench()
    cluster = try await SlurmCluster(on: bench.tools)
    let script = try Repository.example(in: "Docs/Slurm.md", with: "#SBATCH --array")
    try Data(script.utf8).write(to: bench.tools.folder.appending(path: "draw.sbatch"))
  }

  private func submit(_ options: String...) async throws {
    let run = try await cluster.run("sbatch", options + ["draw.sbatch"], environment: ["PATH": bench.path])
    try #require(run.exitCode == 0, "\(run.errors) \(logs)")
  }

  private var logs: String {
    ((try? bench.tools.names(in: "logs")) ?? []).compactMap { bench.tools.data("logs/\($0)") }
      .map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test func `the tasks of an array draw what one process draws, and bad requests are in the answers`() async throws {
    try bench.add(#"{"id": "bad", "kind": "clok", "output": "pictures/bad.png"}"#)
    try await submit("--wait")
    #expect(try bench.firstDifference() == nil && logs.isEmpty, "\(logs)")
    #expect(try bench.tools.names(in: "answers") == (0...9).map { "\($0).ndjson" })
    let answers = try bench.answers()
    #expect(answers.count == 61)
    #expect(answers.filter { $0["exitCode"] as? Int != 0 }.map { $0["id"] as? String } == ["bad"])
    let list = try await bench.shell(try Repository.example(in: "Docs/Batch.md", with: "select(.exitCode != 0)"))
    #expect(list.text.contains(#"{"id":"bad","exitCode":64,"error":"unknown widget 'clok'."#), "\(list)")
  }

  /// The first attempt of the second task draws three pictures, and then never ends.
  private func hang() throws {
    let tool = try ToolBench.tool().path
    let wrapper = """
      #!/bin/bash
      if [[ $SLURM_ARRAY_TASK_ID != 1 || -n ${SLURM_RESTART_COUNT:-} ]]; then exec \(tool) "$@"; fi
      head -n 3 | \(tool) "$@" >&2
      echo $PPID >task
      mv task hanging
      exec tail -f /dev/null

      """
    let file = bench.tools.folder.appending(path: "bin/almanac")
    try FileManager.default.removeItem(at: file)
    try Data(wrapper.utf8).write(to: file)
    chmod(file.path, 0o755)
  }

  @Test func `a task whose node crashes starts again, and draws what is missing`() async throws {
    try hang()
    try await submit("--array=0-3")
    try await cluster.wait(until: "three pictures are drawn") { bench.tools.data("hanging") != nil }
    let job = String(decoding: try #require(bench.tools.data("hanging")), as: UTF8.self)
    // The answers of a task get their name at its end.
    #expect(try !bench.tools.names(in: "answers").contains("1.ndjson"))
    try await cluster.crash(during: try #require(Int32(job.dropLast())))
    try await cluster.drain()
    #expect(try bench.firstDifference() == nil, "\(logs)")
    let answers = try bench.answers(in: "answers/1.ndjson")
    #expect(answers.filter { $0["skipped"] as? Bool == true }.map { $0["line"] as? Int } == [1, 2, 3])
    #expect(answers.count == 15 && answers.allSatisfy { $0["exitCode"] as? Int == 0 })
  }

  @Test func `the same array again draws what a cancelled one has not`() async throws {
    try hang()
    try await submit("--array=0-3")
    try await cluster.wait(until: "three pictures are drawn") { bench.tools.data("hanging") != nil }
    let cancelled = try await cluster.run("scancel", ["--name=pictures", "--full"])
    #expect(cancelled.exitCode == 0, "\(cancelled.errors)")
    try await cluster.drain()
    #expect(try bench.firstDifference() != nil)
    try FileManager.default.removeItem(atPath: bench.tools.path("bin/almanac"))
    try FileManager.default.createSymbolicLink(
      atPath: bench.tools.path("bin/almanac"), withDestinationPath: ToolBench.tool().path)
    try await submit("--array=0-3", "--wait")
    #expect(try bench.firstDifference() == nil, "\(logs)")
    let answers = try (0...3).flatMap { try bench.answers(in: "answers/\($0).ndjson") }
    #expect(answers.count == 60 && answers.contains { $0["skipped"] as? Bool == true })
  }
}
