import Foundation
import LoopbackServing
import Synchronization
import SystemIO
import Testing

/// `push:` in configuration files.
struct PushCommandTests {
  private func configure(_ push: String, _ bench: ToolBench) throws {
    let widgets = "widgets:\n  - {kind: comic, families: systemSmall}\n"
    let text = "output: out\nscale: 1\n\(widgets)push:\n\(push)\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
  }

  @Test func `refresh sends new pictures, and the next one what failed`() async throws {
    let bench = try ToolBench()
    let isDown = Mutex(true)
    let server = try LoopbackServer { _ in .init(isDown.withLock { $0 } ? 500 : 200) }
    defer { server.close() }
    try configure("  - to: \(server.url("/pictures/"))", bench)
    let words = ["refresh", "--config", "w.yaml", "--at", ToolBench.date]
    let first = try await bench.run(words)
    #expect(first.exitCode == 75 && first.text.contains("comic/systemSmall/current.png"))
    #expect(
      first.errors == "error: push to \(server.url("/pictures/")): comic/systemSmall: HTTP status 500; "
        + "the next pass tries again\n")
    let status = try await bench.run(["status", "--config", "w.yaml", "--at", ToolBench.date])
    #expect(status.text.contains("push to \(server.url("/pictures/"))"), Comment(rawValue: status.text))
    isDown.withLock { $0 = false }
    // Nothing is due.
    #expect(try await bench.run(words).exitCode == 0)
    #expect(try await bench.run(words).exitCode == 0)
    #expect(server.requests.map(\.path) == Array(repeating: "/pictures/comic/systemSmall.png", count: 2))
    #expect(server.requests.last?.body == bench.data("out/comic/systemSmall/current.png"))
    #expect(try await !bench.run(["status", "--config", "w.yaml"]).text.contains("push"))
  }

  @Test func `run sends pictures until it works`() async throws {
    let bench = try ToolBench()
    let answers = Mutex([500, 200])
    let server = try LoopbackServer { _ in .init(answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }) }
    defer { server.close() }
    try configure("  - {to: '\(server.url("/frame"))', method: POST}", bench)
    let tool = try RunningTool(["run", "--config", "w.yaml"], on: bench)
    let error = try #require(await tool.errorLine())
    #expect(error.hasSuffix("comic/systemSmall: HTTP status 500; trying again until it works"))
    #expect(await tool.errorLine() == "note: push to \(server.url("/frame")): works again")
    #expect(server.requests.map(\.method) == ["POST", "POST"])
    // SIGHUP: the new target gets the picture, too.
    try configure("  - {to: '\(server.url("/other"))'}\n  - exec: [sh, -c, 'exit 3']", bench)
    tool.send(SIGHUP)
    #expect(
      await tool.errorLine()?.hasPrefix("error: push to sh: comic/systemSmall: exited with code 3") == true)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test(arguments: [
    ("  - to: ftp://frame/", "w.yaml:6:9: error: invalid address 'ftp://frame/'. Use https://HOST/…"),
    ("  - {}", "a target of push needs either 'to' or 'exec'"),
    ("  - {to: 'http://a/', exec: [b]}", "a target of push needs either 'to' or 'exec'"),
    ("  - {to: 'http://a/', method: GET}", "unknown method 'GET'"),
    ("  - {to: 'mqtt://a', method: PUT}", "method does nothing for mqtt://a"),
    ("  - {to: 'mqtt://a/#'}", "a topic must not contain + or #"),
    ("  - {to: 'mqtt://a/+'}", "a topic must not contain + or #"),
    ("  - {exec: [a], ca-file: b}", "ca-file does nothing for a"),
    ("  - {to: 'http://a/', headers: {'X Y': b}}", "invalid header 'X Y'"),
    ("  - {to: 'http://a/', headers: {X: \"b\\r\\nc\"}}", "invalid header 'X'"),
    ("  - {to: 'http://a/', pictures: comi}", "unknown picture 'comi'. Did you mean 'comic'?"),
    ("  - to: http://u:word@a/\n  - to: http://u:word@a/", "duplicate target http://a/"),
    ("  - {to: 'http://a/', headers: {Content-Length: 5}}", "the header Content-Length is part of each request"),
    ("  - {to: 'http://a/', ca-file: b}", "ca-file does nothing for http://a/"),
    ("  - {to: 'https://a/', token-file: none}", "none: No such file or directory"),
    ("  - {to: 'http://a/', pictures: []}", "pictures must not be empty"), ("  - {exec: []}", "the program is missing"),
    ("  - {to: 'mqtt://a/$SYS'}", "a topic must not"), ("  - http://a/", "a target of push must be a mapping"),
    ("  - {to: 'http://a/', at: b}", "unknown key 'at'"),
  ])
  func `errors have their place, and show no passwords`(push: String, message: String) async throws {
    let bench = try ToolBench()
    try configure(push, bench)
    let run = try await bench.run(["check", "w.yaml"])
    #expect(run.exitCode == 65 && (run.errors + run.text).contains(message), Comment(rawValue: run.errors))
    #expect(!(run.errors + run.text).contains(":word"))
  }

  @Test func `pictures that fail alike are one line`() async throws {
    let bench = try ToolBench()
    let server = try LoopbackServer { _ in .init(403) }
    defer { server.close() }
    let text = "output: out\nscale: 1\nwidgets:\n  - {kind: comic}\npush:\n  - to: \(server.url("/"))\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let run = try await bench.run(["refresh", "--config", "w.yaml", "--at", ToolBench.date])
    #expect(run.errors.contains(" and 1 more: HTTP status 403") && run.errors.count { $0 == "\n" } == 1)
  }

  @Test func `an address of one picture does not get several`() async throws {
    let bench = try ToolBench()
    try configure("  - {to: 'http://a/b'}", bench)
    #expect(try await bench.run(["check", "w.yaml"]).exitCode == 0)
    let text = "output: out\nwidgets:\n  - {kind: comic}\npush:\n  - to: http://a/b\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let run = try await bench.run(["check", "w.yaml"])
    let message = "w.yaml:5:9: error: http://a/b would get several pictures"
    #expect(run.exitCode == 65 && (run.errors + run.text).contains(message), Comment(rawValue: run.errors))
  }
}
