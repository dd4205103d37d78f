import Foundation
import Testing

/// `--skip-existing` and `--exit-zero`: a batch that is repeated, and one whose failures are in its answers only.
struct BatchRepetitionTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func batch(_ options: [String], _ lines: String...) async throws -> (run: ToolRun, answers: [[String: Any]]) {
    let run = try await bench.run(
      ["render", "--batch", "--at", ToolBench.date] + options, input: Data(lines.joined(separator: "\n").utf8))
    let answers = try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (run, answers)
  }

  private func put(_ content: String, at name: String) throws {
    try Data(content.utf8).write(to: bench.folder.appending(path: name))
  }

  @Test func `what exists is not drawn again, and what is missing or empty is drawn`() async throws {
    try put("kept", at: "a.png")
    try put("", at: "b.png")
    let (run, answers) = try await batch(
      ["--skip-existing"], #"{"id": 1, "kind": "clock", "output": "a.png"}"#,
      #"{"id": 2, "kind": "clock", "output": "b.png"}"#, #"{"id": 3, "kind": "clock", "output": "c.png"}"#,
      #"{"id": 4, "kind": "clock", "output": "-"}"#)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.text.hasPrefix(#"{"exitCode":0,"file":"a.png","id":1,"line":1,"skipped":true}"# + "\n"), "\(run.text)")
    #expect(answers.map { $0["id"] as? Int } == [1, 2, 3, 4])
    #expect(answers.dropFirst().allSatisfy { $0["skipped"] == nil && $0["pixelWidth"] != nil })
    #expect(bench.data("a.png") == Data("kept".utf8))
    #expect(bench.data("b.png") == bench.data("c.png") && bench.data("c.png")?.isEmpty == false)
    #expect((answers[3]["data"] as? String).flatMap { Data(base64Encoded: $0) } == bench.data("c.png"))
  }

  @Test func `without the option, what exists is drawn again`() async throws {
    try put("old", at: "a.png")
    let (run, answers) = try await batch([], #"{"kind": "clock", "output": "a.png"}"#)
    #expect(run.exitCode == 0 && answers.first?["skipped"] == nil)
    #expect(bench.data("a.png") != Data("old".utf8))
  }

  @Test func `a folder is no picture, and a bad request is an error even if its output exists`() async throws {
    try FileManager.default.createDirectory(
      at: bench.folder.appending(path: "a.png"), withIntermediateDirectories: true)
    try put("kept", at: "b.png")
    let (run, answers) = try await batch(
      ["--skip-existing"], #"{"kind": "clock", "output": "a.png"}"#,
      #"{"kind": "clock", "scael": 2, "output": "b.png"}"#)
    #expect(answers.allSatisfy { $0["skipped"] == nil && $0["error"] != nil }, "\(run.text)")
    #expect(answers.map { $0["exitCode"] as? Int }.last == 64 && bench.data("b.png") == Data("kept".utf8))
  }

  @Test func `a batch that was killed is completed by the same command`() async throws {
    // It is killed after its first answer.
    let script = """
      request() { echo '{"kind": "clock", "output": "'$1'.png"}'; }
      coproc "$0" render --batch --at \(ToolBench.date) --skip-existing
      request 1 >&"${COPROC[1]}"
      read -r answer <&"${COPROC[0]}"
      kill -KILL "$COPROC_PID"
      { request 1; request 2; } | "$0" render --batch --at \(ToolBench.date) --skip-existing
      """
    let tool = try ToolBench.tool().path
    let run = try await bench.run(["-c", script, tool], executable: URL(filePath: "/bin/bash"))
    let lines = run.text.split(separator: "\n")
    try #require(lines.count == 2, "\(run.text) \(run.errors)")
    #expect(lines[0].contains(#""skipped":true"#) && !lines[1].contains("skipped"))
    #expect(bench.data("1.png") == bench.data("2.png") && bench.data("1.png") != nil)
  }

  @Test func `failures are in the answers only, and other errors have their exit codes`() async throws {
    try bench.put(chapter: "{")
    let (run, answers) = try await batch(
      ["--exit-zero"], #"{"kind": "clok", "output": "a.png"}"#, "{",
      #"{"kind": "comic", "output": "b.png", "strict": true}"#)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(answers.map { $0["exitCode"] as? Int } == [64, 65, 2])
    #expect(try await bench.run(["render", "clok", "--batch", "--exit-zero"], input: Data()).exitCode == 64)
    let script = "echo '{\"kind\": \"clock\", \"output\": \"-\"}' | \"$0\" render --batch --exit-zero >&-"
    let closed = try await bench.run(
      ["-c", script, try ToolBench.tool().path], executable: URL(filePath: "/bin/bash"))
    #expect(closed.exitCode == 74)
  }

  @Test(arguments: ["skip-existing", "exit-zero"])
  func `the options are of batches only`(name: String) async throws {
    let run = try await bench.run(["render", "clock", "-o", "a.png", "--\(name)"])
    #expect(run.exitCode == 64 && run.errors.contains("--\(name) needs --batch."))
  }
}
