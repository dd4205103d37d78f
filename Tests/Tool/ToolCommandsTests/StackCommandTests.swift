import Foundation
import RepositoryFiles
import SystemIO
import Testing

/// Stacks of configuration files, with the built tool.
struct StackCommandTests {
  private static let stack = """
    output: out
    scale: 1
    stacks:
      - name: morning
        family: systemSmall
        rotate: 15m
        exec: [sh, -c, 'echo "$ALMANAC_STACK $ALMANAC_KIND $ALMANAC_FAMILY $ALMANAC_PICTURE" >> log']
        widgets: [comic, {kind: comic-classic, scheme: dark}]

    """
  private static let place = "out/morning/systemSmall"

  private func bench(_ text: String = stack) throws -> ToolBench {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 42, "name": "The Hollow Moon", "progress": 7}"#)
    try put(text, in: bench)
    return bench
  }

  private func put(_ text: String, in bench: ToolBench) throws {
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
  }

  private func refresh(_ bench: ToolBench, at time: String, _ more: [String] = []) async throws -> ToolRun {
    try await bench.run(["refresh", "--config", "w.yaml", "--at", "2026-11-21T\(time)Z"] + more)
  }

  @Test func `check lists the stack after its widgets, with their folders`() async throws {
    let bench = try bench()
    let run = try await bench.run(["check", "w.yaml"])
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(run.exitCode == 0 && lines.count == 3, Comment(rawValue: run.errors))
    let last = try #require(lines.last)
    #expect(last.hasPrefix(bench.path("\(Self.place)/current.png  stack of comic/systemSmall, comic-classic/")))
    let json = try await bench.run(["check", "w.yaml", "--json"])
    let places = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    #expect((places.last?["widgets"] as? [String])?.count == 2 && places.first?["widgets"] == nil)
  }

  @Test func `the example of the documentation is valid`() async throws {
    let page = try String(contentsOf: Repository.file("Docs/Scheduling.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: /```yaml\n(output: [^`]*stacks:.*?)```/.dotMatchesNewlines()))
    let run = try await bench(String(example.1)).run(["check", "w.yaml"])
    #expect(run.exitCode == 0 && run.text.split(separator: "\n").count == 3, Comment(rawValue: run.errors))
  }

  @Test func `a stack of pages has the extension of a page`() async throws {
    let bench = try bench(Self.stack.replacing("scale: 1", with: "scale: 1\nformat: html-map"))
    let run = try await refresh(bench, at: "08:00:00")
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    let page = try Data(contentsOf: bench.folder.appending(path: "\(Self.place)/current.html"))
    #expect(page.starts(with: Data("<!DOCTYPE html>".utf8)))
    let check = try await bench.run(["check", "w.yaml"])
    #expect(check.text.contains("\(Self.place)/current.html  stack of "))
  }

  @Test func `widgets of a stack take turns, the program runs for each, and status has the reason`() async throws {
    let bench = try bench()
    let first = try await refresh(bench, at: "08:00:00")
    #expect(first.exitCode == 0, Comment(rawValue: first.errors))
    #expect(first.text.withoutDistances.hasSuffix("\(bench.path(Self.place))/current.png\nnext: 2026-11-21 08:15\n"))
    let report = try bench.pair(Self.place)
    #expect(report["stack"] as? String == "morning" && report["nextDate"] as? String == "2026-11-21T08:15:00Z")
    let kinds = try [#require(report["kind"] as? String)] + ["comic", "comic-classic"]
    let other = try #require(kinds.last { $0 != kinds[0] })
    #expect(try await refresh(bench, at: "08:14:59").text.withoutDistances == "next: 2026-11-21 08:15\n")
    let second = try await refresh(bench, at: "08:15:00", ["--json"])
    let places = try #require(try second.json()["places"] as? [[String: Any]])
    #expect(places.count == 1 && (places[0]["shows"] as? String)?.hasPrefix("\(other)/") == true)
    #expect(try bench.pair(Self.place)["kind"] as? String == other)
    let log = String(decoding: try #require(bench.data("log")), as: UTF8.self)
    let picture = bench.path("\(Self.place)/current.png")
    #expect(log == "morning \(kinds[0]) systemSmall \(picture)\nmorning \(other) systemSmall \(picture)\n")
    let status = try await bench.run(["status", "morning", "--output", "out", "--at", "2026-11-21T08:20:00Z"])
    for text in [
      "morning systemSmall, a stack of 2  out/morning/systemSmall\n", "shown: \(other)/systemSmall",
      "since 2026-11-21 08:15\n", "why: no widget is relevant now; 2 take turns every 15 minutes\n",
      "next widget: \(kinds[0])/systemSmall", "at 2026-11-21 08:30\n",
    ] {
      #expect(status.text.withoutDistances.contains(text), Comment(rawValue: status.text))
    }
    let late = try await bench.run(["status", "morning", "--output", "out", "--at", "2026-11-21T08:31:00Z"])
    #expect(late.text.contains("due: \(kinds[0])/systemSmall"), Comment(rawValue: late.text))
    let json = try await bench.run(["status", "--output", "out", "--json", "--at", "2026-11-21T08:20:00Z"]).json()
    let stack = try #require((json["stacks"] as? [[String: Any]])?.first)
    #expect(stack["reason"] as? String == "idle" && stack["turn"] as? Double == 900)
    #expect(stack["shownSince"] as? String == "2026-11-21T08:15:00Z" && (stack["widgets"] as? [Any])?.count == 2)
    #expect((json["places"] as? [Any])?.count == 2)
  }

  @Test func `a reload of a stack reloads its widgets`() async throws {
    let bench = try bench()
    #expect(try await bench.run(["reload", "morning"]).exitCode == 64)
    _ = try await refresh(bench, at: "08:00:00")
    #expect(try await bench.run(["reload", "morning"]).exitCode == 0)
    #expect(try bench.names(in: "home/requests") == ["kind-comic", "kind-comic-classic"])
    let run = try await refresh(bench, at: "08:05:00")
    #expect(run.text.split(separator: "\n").count == 4, Comment(rawValue: run.text))
  }

  @Test func `a widget that is also listed separately has one slot`() async throws {
    let text = Self.stack + "widgets:\n  - {kind: comic, families: systemSmall"
    let bench = try bench(text + "}\n")
    #expect(try await bench.run(["check", "w.yaml"]).text.split(separator: "\n").count == 3)
    try put(text + ", scale: 3}\n", in: bench)
    let run = try await bench.run(["check", "w.yaml"])
    #expect(run.exitCode == 65)
    #expect(
      run.errors.contains("w.yaml:8:15: error: comic/systemSmall is already configured with another scale or format"))
  }

  @Test func `run keeps a stack up to date`() async throws {
    let bench = try bench()
    let tool = try RunningTool(["run", "--config", "w.yaml"], on: bench)
    var lines: [String] = []
    for _ in 0..<3 { lines.append(try #require(await tool.line())) }
    #expect(lines.last == bench.path("\(Self.place)/current.png"))
    _ = try bench.pair(Self.place)
    // Without the stack its folder stays, and is no longer configured.
    try put("output: out\nscale: 1\nwidgets: [{kind: comic, families: systemMedium}]\n", in: bench)
    tool.send(SIGHUP)
    var line = await tool.line()
    // The stack may change by its timeline before the configuration is read again.
    while line == bench.path("\(Self.place)/current.png") { line = await tool.line() }
    #expect(line == bench.path("out/comic/systemMedium/current.png"))
    let status = try await bench.run(["status", "morning", "--output", "out"])
    #expect(status.text.contains("no longer configured"), Comment(rawValue: status.text))
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  /// Passes are killed at random moments while a reader reads; `ALMANAC_TEST_KILLS` sets the number.
  @Test func `whenever a pass is killed, the stack's picture and report are complete, and the next pass continues`()
    async throws
  {
    let bench = try bench(Self.stack.replacing(/[ ]+exec.*\n/, with: ""))
    _ = try await refresh(bench, at: "00:00:00")
    let kills = ProcessInfo.processInfo.environment["ALMANAC_TEST_KILLS"].flatMap(Int.init) ?? 30
    let start = Date(timeIntervalSince1970: 1_795_219_200)
    var random = SystemRandomNumberGenerator()
    var time = ""
    for round in 1...kills {
      time = (start + Double(round) * 900).formatted(.iso8601)
      let process = try bench.start(["refresh", "--config", "w.yaml", "--at", time])
      // Reads are the clock: each takes a fraction of a millisecond.
      let looks = Int.random(in: 0...600, using: &random)
      var count = 0
      while count < looks && process.isRunning {
        _ = try bench.pair(Self.place)
        count += 1
      }
      kill(process.identifier, SIGKILL)
      _ = process.wait()
      _ = try bench.pair(Self.place)
    }
    let last = try await bench.run(["refresh", "--config", "w.yaml", "--at", time])
    #expect(last.exitCode == 0 || last.exitCode == 75, Comment(rawValue: last.errors))
    let status = try await bench.run(["status", "morning", "--output", "out", "--at", time])
    #expect(!status.text.contains("due:"), Comment(rawValue: status.text))
    #expect(try bench.names(in: "\(Self.place)/frames").count <= 2)
  }

  @Test(arguments: [
    ("stacks: a", "1:9: error: stacks must be a list"), ("stacks: []", "1:1: error: stacks must not be empty"),
    ("stacks: [a]", "1:10: error: a stack must be a mapping: name: NAME"),
    (
      "stacks:\n  - {name: comic, family: systemSmall, widgets: [comic]}",
      "2:12: error: the name 'comic' is the kind of a widget"
    ),
    ("stacks:\n  - {name: a, family: systemSmal, widgets: [comic]}", "2:23: error: unknown family 'systemSmal'."),
    (
      "stacks:\n  - {name: a, family: accessoryCorner, widgets: [comic]}",
      "2:23: error: accessoryCorner: not available on 430x932"
    ),
    (
      "stacks:\n  - {name: a, family: systemLarge, widgets: [comic]}", "2:46: error: comic does not support systemLarge"
    ),
    ("stacks:\n  - {name: a, family: systemSmall, widgets: [comix]}", "2:46: error: unknown widget 'comix'."),
    ("stacks:\n  - {name: a, family: systemSmall, widgets: []}", "2:45: error: widgets must not be empty"),
    ("stacks:\n  - {name: a, family: systemSmall}", "2:5: error: missing key 'widgets'"),
    (
      "stacks:\n  - {name: \"a\\u0001\", family: systemSmall, widgets: [comic]}",
      "2:12: error: name: a stack's name must be"
    ),
    (
      "stacks:\n  - {name: a, family: systemSmall, widgets: [comic, comic]}",
      "2:53: error: comic/systemSmall occurs twice in the"
    ),
    ("stacks:\n  - {name: a, family: systemSmall, widgets: [{scheme: dark}]}", "2:46: error: missing key 'kind'"),
    (
      "stacks:\n  - {name: a, family: systemSmall, widgets: [{kind: comic, scale: 3}]}",
      "2:60: error: unknown key 'scale'"
    ),
  ]) func `errors in a stack have line and column`(text: String, message: String) async throws {
    let run = try await bench("\(text)\n").run(["check", "w.yaml"])
    #expect(run.exitCode == 65 && run.errors.hasPrefix("w.yaml:\(message)"), Comment(rawValue: run.errors))
    #expect(run.errors.split(separator: "\n").count == 1, Comment(rawValue: run.errors))
  }

  @Test(arguments: ["0s", "15", "0.5s", "-3", "25h", "soon", "m", "1d", "1e3", "nan", "99999h", "\"\""])
  func `a turn is from a second to a day`(word: String) async throws {
    let text = Self.stack.replacing("rotate: 15m", with: "rotate: \(word)")
    let run = try await bench(text).run(["check", "w.yaml"])
    #expect(run.exitCode == 65 && run.errors.hasPrefix("w.yaml:6:13: error: "), Comment(rawValue: run.errors))
  }

  @Test(arguments: ["1s", "90s", "1.5h", "24h", "86400s"]) func `turns have several units`(word: String)
    async throws
  {
    let text = Self.stack.replacing("rotate: 15m", with: "rotate: \(word)")
    #expect(try await bench(text).run(["check", "w.yaml"]).exitCode == 0)
  }

  @Test func `two stacks of the same name are an error`() async throws {
    let again = "  - {name: morning, family: systemMedium, widgets: [comic]}\n"
    let run = try await bench(Self.stack.trimmingCharacters(in: .newlines) + "\n" + again).run(["check", "w.yaml"])
    #expect(run.errors.hasPrefix("w.yaml:9:12: error: duplicate stack 'morning'; the first is in line 4"))
  }
}
