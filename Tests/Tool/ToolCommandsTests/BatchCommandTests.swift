import Foundation
import Graphics
import ImageCodecs
import Testing

/// `render --batch` of the built tool.
struct BatchCommandTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func answers(_ run: ToolRun) throws -> [[String: Any]] {
    try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func batch(_ lines: String..., options: [String] = []) async throws -> ToolRun {
    let input = Data(lines.joined(separator: "\n").utf8)
    return try await bench.run(["render", "--batch", "--at", ToolBench.date] + options, input: input)
  }

  @Test func `pictures have the bytes and the report of plain commands, in the order of the requests`() async throws {
    let requests: [(json: String, words: [String])] = [
      (#""kind": "clock""#, ["clock"]),
      (
        #""kind": "clock", "family": "medium", "scale": 3, "set": {"zone": "Asia/Tokyo"}"#,
        ["clock", "--family", "medium", "--scale", "3", "--set", "zone=Asia/Tokyo"]
      ),
      (
        #""kind": "calendar", "locale": "ar", "time-zone": "Asia/Tokyo", "transparent": true"#,
        ["calendar", "--locale", "ar", "--time-zone", "Asia/Tokyo", "--transparent"]
      ),
      (
        #""kind": "comic", "device": "ipad-air", "scheme": "dark", "at": "2026-11-22", "type-size": "xLarge""#,
        ["comic", "--device", "ipad-air", "--scheme", "dark", "--at", "2026-11-22", "--type-size", "xLarge"]
      ),
      (#""kind": "system", "format": "svg", "mode": null"#, ["system", "--format", "svg"]),
    ]
    let lines = requests.enumerated().map { #"{\#($1.json), "output": "\#($0)", "id": "n\#($0)"}"# }
    let run = try await bench.run(
      ["render", "--batch", "--jobs", "2", "--at", ToolBench.date],
      input: Data(lines.joined(separator: "\n").utf8))
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let answers = try answers(run)
    #expect(answers.map { $0["line"] as? Int } == [1, 2, 3, 4, 5])
    #expect(answers.map { $0["id"] as? String } == ["n0", "n1", "n2", "n3", "n4"])
    for (index, request) in requests.enumerated() {
      let date = request.words.contains("--at") ? [] : ["--at", ToolBench.date]
      let plain = try await bench.run(["render"] + request.words + date + ["--json", "-o", "plain"])
      #expect(plain.exitCode == 0)
      // What the machine does changes between the two.
      guard !request.words.contains("system") else { continue }
      #expect(bench.data("\(index)") == bench.data("plain"), "\(request.json)")
      var (answer, report) = (answers[index], try plain.json())
      for key in ["line", "id", "exitCode", "file"] { answer[key] = nil }
      report["file"] = nil
      #expect(NSDictionary(dictionary: answer) == NSDictionary(dictionary: report))
    }
  }

  @Test(arguments: [
    (#"{"kind": "clok", "output": "x.png"}"#, 64, "unknown widget 'clok'. Did you mean 'clock'?"),
    (#"{"kind": "clock", "outptu": "x.png"}"#, 64, "unknown key 'outptu'. Did you mean 'output'? Choose from: kind, "),
    (#"{"kind": "clock"}"#, 64, "missing key 'output'"),
    (#"{"output": "x.png"}"#, 64, "missing key 'kind'"),
    (#"{"kind": "clock", "family": "huge", "output": "x.png"}"#, 64, "unknown family 'huge'"),
    (#"{"kind": "clock", "at": "never", "output": "x.png"}"#, 64, "invalid date 'never'"),
    (#"{"kind": "clock", "scale": 4, "output": "x.png"}"#, 64, "unknown scale '4'"),
    (#"{"kind": "clock", "scale": [1, 2], "output": "x.png"}"#, 64, "scale must be a text or a number, not an array"),
    (#"{"kind": "clock", "transparent": "yes", "output": "x.png"}"#, 64, "transparent must be true or false"),
    (#"{"kind": "clock", "set": {"zon": "GMT"}, "output": "x.png"}"#, 64, "Did you mean 'zone'?"),
    (#"{"kind": "clock", "set": "zone=GMT", "output": "x.png"}"#, 64, "set must be an object"),
    (#"{"kind": "clock", "output": 5}"#, 64, "output must be a text, not a number"),
    (#"{"kind": "clock", "output": "x.jpg"}"#, 64, "unsupported output format 'jpg'"),
    (#"{"kind": "clock", "output": "none/x.png"}"#, 73, "none/x.png: cannot be created: No such file or directory"),
    (#"{"kind": "clock", "output": "x\u0000.png"}"#, 64, "output must not contain a null byte"),
    (#"{"kind": "clock", "kind": "comic", "output": "x.png"}"#, 65, "line 3, column 19: duplicate key 'kind'"),
    (#"{"kind": "\ud83d", "output": "x.png"}"#, 65, "unpaired surrogate"),
    (#"{"kind": "clock", }"#, 65, "line 3, column 19: "),
    (#"["clock"]"#, 65, "line 3: a request must be an object, not an array"),
    (#""\#(String(repeating: "x", count: 1 << 20))""#, 65, "line 3: too long (limit 1048576 bytes)"),
  ])
  func `a bad request has an error, and the others are drawn`(request: (line: String, code: Int, message: String))
    async throws
  {
    let good = #"{"kind": "clock", "output": "-", "scale": 1}"#
    let run = try await batch(good, "", request.line, " \r", good)
    let answers = try answers(run)
    try #require(answers.count == 3)
    #expect(answers.map { $0["line"] as? Int } == [1, 3, 5])
    #expect(answers.map { $0["exitCode"] as? Int } == [0, request.code, 0])
    #expect((answers[1]["error"] as? String)?.contains(request.message) == true, "\(answers[1])")
    #expect(run.exitCode == request.code && run.errors.isEmpty)
    #expect(try bench.names() == [])
    let data = try #require((answers[2]["data"] as? String).flatMap { Data(base64Encoded: $0) })
    #expect(try PNGDecoder.decode(data).pixelSize.width == 170)
  }

  @Test func `invalid UTF-8 and a request that ends too soon are errors with their lines`() async throws {
    let input = Data(#"{"kind": ""#.utf8) + [0xFF] + Data("\"}\n".utf8) + Data(#"{"kind": "clock", "out"#.utf8)
    let run = try await bench.run(["render", "--batch"], input: input)
    let errors = try answers(run).map { $0["error"] as? String }
    #expect(errors == ["line 1, column 11: the text is not UTF-8", "line 2, column 23: unexpected end"])
    #expect(run.exitCode == 65)
  }

  @Test func `the last line needs no line break, and no input has no answers`() async throws {
    let run = try await batch(#"{"kind": "clock", "output": "x.png"}"#)
    #expect(try answers(run).map { $0["file"] as? String } == ["x.png"])
    #expect(bench.data("x.png") != nil)
    let none = try await bench.run(["render", "--batch"], input: Data())
    #expect(none.exitCode == 0 && none.output.isEmpty && none.errors.isEmpty)
  }

  @Test func `of two requests with one output the last stays`() async throws {
    let lines = (0..<12).map { #"{"kind": "clock", "at": "2026-11-21T08:\#(10 + $0)", "output": "x.png"}"# }
    let input = Data(lines.joined(separator: "\n").utf8)
    let run = try await bench.run(["render", "--batch", "--jobs", "4"], input: input)
    #expect(run.exitCode == 0)
    _ = try await bench.run(["render", "clock", "--at", "2026-11-21T08:21", "-o", "last.png"])
    #expect(bench.data("x.png") == bench.data("last.png"))
  }

  @Test func `the options of the command line are defaults`() async throws {
    let run = try await bench.run(
      ["render", "clock", "--batch", "--family", "medium", "--scale", "1", "--set", "zone=Asia/Tokyo"],
      input: Data(
        """
        {"output": "a.png"}
        {"output": "b.png", "family": "small", "scale": 2, "set": {"zone": "Europe/Berlin"}}
        """.utf8))
    let answers = try answers(run)
    #expect(answers.map { $0["family"] as? String } == ["systemMedium", "systemSmall"])
    #expect(answers.map { $0["scale"] as? Double } == [1, 2])
    #expect(run.exitCode == 0)
  }

  @Test func `the answer has the id of its request`() async throws {
    let ids = [#"{"b":[1.5,null],"c":9007199254740993}"#, "-0.25", #""\u00e4""#, "1e999"]
    let lines = ids.map { #"{"id": \#($0), "kind": "clok", "output": "x.png"}"# }
    let run = try await bench.run(["render", "--batch"], input: Data(lines.joined(separator: "\n").utf8))
    let answers = run.text.split(separator: "\n")
    try #require(answers.count == ids.count)
    for (answer, id) in zip(answers, [ids[0], ids[1], "\"ä\"", "\"1e999\""]) {
      #expect(answer.contains("\"id\":\(id),"), "\(answer)")
    }
  }

  @Test func `null in the settings counts as left out`() async throws {
    let run = try await bench.run(
      ["render", "clock", "--batch", "--set", "zone=Asia/Tokyo"],
      input: Data(
        """
        {"at": "2026-11-21T08:00:00Z", "output": "a.png", "set": {"zone": null}}
        {"at": "2026-11-21T08:00:00Z", "output": "b.png"}
        """.utf8))
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(bench.data("a.png") == bench.data("b.png") && bench.data("a.png") != nil)
  }

  @Test func `verbose notes name the line`() async throws {
    let run = try await batch("", #"{"kind": "clock", "output": "x.png", "verbose": true}"#)
    #expect(run.errors.hasPrefix("line 2: clock systemSmall on "), "\(run.errors)")
  }

  @Test func `strict requests with diagnostics have the exit code 2 and their picture`() async throws {
    try bench.put(chapter: "{")
    let run = try await batch(
      #"{"kind": "comic", "output": "a.png", "strict": true}"#, #"{"kind": "comic", "output": "b.png"}"#)
    #expect(try answers(run).map { $0["exitCode"] as? Int } == [2, 0])
    #expect(run.exitCode == 2)
    #expect(bench.data("a.png") == bench.data("b.png") && bench.data("a.png") != nil)
  }

  @Test(arguments: [
    (["render", "--batch", "-o", "x.png"], "--batch takes no --output"),
    (["render", "clock", "-o", "x.png", "--jobs", "2"], "--jobs needs --batch"),
    (["render", "--batch", "--jobs", "0"], "--jobs must be at least 1"),
    (["render", "clok", "--batch"], "Did you mean 'clock'?"),
    (["render", "comic", "--batch", "--family", "large"], "comic does not support systemLarge"),
    (["render", "--batch", "--family", "huge"], "unknown family 'huge'"),
  ])
  func `bad options of a batch are errors`(_ words: [String], _ message: String) async throws {
    let run = try await bench.run(words, input: Data())
    #expect(run.exitCode == 64 && run.errors.contains(message))
  }

  @Test func `closed input and output are errors, and do not hang`() async throws {
    let tool = try ToolBench.tool().path
    for (redirection, message) in [
      ("<&-", "standard input: cannot be read: Bad file descriptor"),
      (">&-", "standard output: cannot be written: Bad file descriptor"),
    ] {
      let script = "echo '{\"kind\": \"clock\", \"output\": \"-\"}' | \"$0\" render --batch \(redirection)"
      let run = try await bench.run(["-c", script, tool], executable: URL(fileURLWithPath: "/bin/bash"))
      #expect(run.exitCode == 74 && run.errors.contains(message), "\(redirection): \(run.exitCode) \(run.errors)")
    }
  }
}
