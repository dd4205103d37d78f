import Foundation
import JSONText
import ServerDriving
import SystemIO
import Testing
import WebServing

/// `almanac serve` with the bundled clock, asked by real clients.
struct ServeTests {
  /// A server whose first pictures are in place.
  private final class Bench: Sendable {
    let server: ServerProcess
    let client: ServerClient

    init(_ arguments: [String] = []) async throws {
      server = try ServerProcess(
        ["serve", "--port", "0", "--output", "pictures"] + arguments, reading: .errors)
      let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
      client = ServerClient(String(line.drop { $0 != " " }.dropFirst().split(separator: " ").last ?? ""))
      // `run` prints each picture that it replaces.
      _ = try await server.first { $0.contains("clock/systemSmall/current.png") ? true : nil }
    }
  }

  @Test func `pictures, reports and pages are served, and say how long they are valid`() async throws {
    let bench = try await Bench()
    let picture = try await bench.client.send("GET", "clock/systemSmall.png")
    #expect(picture.status == 200 && picture.headers["content-type"] == "image/png")
    #expect(picture.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let age = try #require(picture.headers["cache-control"]?.split(separator: "=").last.flatMap { Int($0) })
    #expect((1...60).contains(age), "\(age)")
    #expect(picture.headers["expires"]?.hasSuffix(" GMT") == true)
    let report = try await bench.client.send("GET", "clock/systemSmall.json")
    #expect(report.object["kind"] == .string("clock"))
    let page = try await bench.client.send("GET", "clock/systemSmall.html")
    #expect(page.headers["refresh"] != nil && page.text.contains("<img src=\"systemSmall.png\""))
    let all = try await bench.client.send("GET", "")
    #expect(all.text.contains("<img src=\"/clock/systemSmall.png\""), "\(all.text)")
    #expect(try await bench.client.send("GET", "readyz").status == 200)
    #expect(try await bench.client.send("GET", "clock/systemHuge.png").status == 404)
    #expect(try await bench.client.send("PUT", "clock/systemSmall.png").status == 405)
    for method in ["POST", "DELETE", "QUERY"] {
      let answer = try await bench.client.send(method, "healthz")
      #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD", "\(method)")
    }
    #expect(try await bench.client.send("GET", "reload/clock").headers["allow"] == "POST")
    let head = try await bench.client.send("HEAD", "healthz")
    #expect(head.status == 200 && head.headers["content-length"] == "6" && head.data.isEmpty)
    #expect(try await bench.client.send("GET", "", ["Host": "evil.example"]).status == 421)
    let metrics = try await bench.client.send("GET", "metrics").text
    #expect(metrics.contains("almanac_requests_total{method=\"GET\",status=\"404\"} 1\n"), "\(metrics)")
    #expect(metrics.contains("almanac_next_change_timestamp_seconds{picture=\"clock/systemSmall\"}"))
    let file = bench.server.folder.appending(path: "metrics").path
    try Data(metrics.utf8).write(to: URL(fileURLWithPath: file))
    #expect(try Self.output("/bin/sh", ["-c", "promtool check metrics <'\(file)' 2>&1 && echo fine"]) == "fine\n")
  }

  @Test func `curl and wget fetch a picture only when it has changed`() async throws {
    let bench = try await Bench()
    let folder = bench.server.folder.path
    // The calendar changes at most once a day here.
    let address = bench.client.address + "calendar/systemSmall.png"
    func code(_ arguments: [String]) throws -> String {
      try Self.output(
        "/usr/bin/env", ["curl", "-s", "-o", "\(folder)/a.png", "-w", "%{http_code}"] + arguments + [address])
    }
    let tags = ["--etag-save", "\(folder)/tag", "--etag-compare", "\(folder)/tag"]
    #expect(try code(tags) == "200")
    #expect(try code(tags) == "304")
    #expect(try code(["-R"]) == "200")
    #expect(try code(["-z", "\(folder)/a.png"]) == "304")
    #expect(try code(["-z", "Sun, 06 Nov 1994 08:49:37 GMT"]) == "200")
    #expect(try code(["-I"]) == "200")
    let wget = ["wget", "-q", "-S", "-N", "-P", "\(folder)/wget", address]
    let log = "\(folder)/wget.log"
    let answers = try (0..<2).map { _ in
      _ = try Self.output("/usr/bin/env", wget + ["-o", log])
      return try String(contentsOfFile: log, encoding: .utf8)
    }
    #expect(answers[0].contains(" 200 OK") && answers[1].contains(" 304 Not Modified"), "\(answers)")
  }

  @Test func `a reload needs the token, and reaches the picture`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-token-\(UUID())")
    try Data("0123456789abcdef0123\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try await Bench(["--token-file", file.path])
    func status(_ path: String, _ token: String?) async throws -> Int {
      try await bench.client.send("POST", path, token.map { ["Authorization": "Bearer \($0)"] } ?? [:]).status
    }
    #expect(try await status("reload/clock", nil) == 401)
    #expect(try await status("reload/clock", "0123456789abcdef0124") == 401)
    #expect(try await status("reload/moon", "0123456789abcdef0123") == 404)
    #expect(try await status("reload/clock", "0123456789abcdef0123") == 202)
    let requests = try FileManager.default.contentsOfDirectory(
      atPath: bench.server.folder.appending(path: "home/requests").path)
    #expect(requests == ["kind-clock"])
  }

  @Test func `without a token nobody can request reloads`() async throws {
    let bench = try await Bench()
    #expect(try await bench.client.send("POST", "reload/clock", ["Authorization": "Bearer "]).status == 403)
  }

  @Test func `pictures are drawn on demand, if the file allows it`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-serve-\(UUID()).yaml")
    try Data("widgets:\n  - kind: clock\n    families: [systemSmall]\nserve:\n  on-demand: [calendar]\n".utf8).write(
      to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try await Bench(["--config", file.path])
    func answer(_ path: String) async throws -> ServerClient.Answer {
      try await bench.client.send("GET", "render/" + path)
    }
    let small = try await answer("calendar?family=systemSmall&at=2026-11-26T08:00:00Z&locale=de_DE&scale=1")
    #expect(small.status == 200 && small.headers["content-type"] == "image/png", "\(small.text)")
    // The size is at a fixed place of a PNG.
    #expect(small.data.count > 24 && Array(small.data[16..<24]) == [0, 0, 0, 170, 0, 0, 0, 170])
    let tag = try #require(small.headers["etag"])
    let again = try await bench.client.send(
      "GET", "render/calendar?scale=1&family=systemSmall&at=2026-11-26T08:00:00Z&locale=de_DE", ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(try await answer("clock").status == 404)
    for wrong in ["calendar?family=huge", "calendar?scale=9", "calendar?allow-host=x", "calendar?output=/etc/passwd"] {
      let answer = try await answer(wrong)
      #expect(answer.status == 400 && answer.text.contains("message"), "\(wrong): \(answer.status) \(answer.text)")
    }
  }

  @Test func `a requested reload renews pictures that are drawn on demand`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-serve-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let config = try file(
      "a.yaml", "widgets:\n  - kind: clock\n    families: [systemSmall]\nserve:\n  on-demand: [calendar]\n")
    let token = "0123456789abcdef"
    let bench = try await Bench(["--config", config, "--token-file", try file("token", token)])
    func tag() async throws -> String? {
      let path = "render/calendar?family=systemMedium&at=2026-11-26T08:00:00Z"
      return try await bench.client.send("GET", path).headers["etag"]
    }
    let first = try #require(try await tag())
    let calendar = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20261126T000000Z\r
      DTSTART:20261126T100000Z\r\nDTEND:20261126T110000Z\r\nSUMMARY:Tide\r\nEND:VEVENT\r\nEND:VCALENDAR\r

      """
    let importing = try FinishedTool(
      ServerProcess.tool, ["calendar", "import", try file("a.ics", calendar)], bench.server.environment)
    #expect(importing.code == 0, "\(importing.errors)")
    let answer = try await bench.client.send("POST", "reload/calendar", ["Authorization": "Bearer \(token)"])
    #expect(answer.status == 202, "\(answer.text)")
    let second = try #require(try await tag())
    #expect(second != first)
    #expect(try await tag() == second)
  }

  @Test func `SIGTERM ends it and its run`() async throws {
    let bench = try await Bench()
    // A client that listens is no reason to stay.
    let channel = try PipeChannel(for: "curl")
    let listener = try ChildProcess(
      "/usr/bin/env", ["curl", "-sN", bench.client.address + "events"],
      environment: ProcessInfo.processInfo.environment, streams: .init(output: channel.writing))
    close(channel.writing)
    let lines = try LineReader(channel.reading, limit: 1 << 16)
    let event = try (await lines.next(), await lines.next())
    #expect(event.0 == .bytes(Array("event: state".utf8)))
    if case .bytes(let data) = event.1 { #expect(data.starts(with: Array("data: {\"pictures\"".utf8))) }
    kill(bench.server.process.identifier, SIGTERM)
    #expect(bench.server.process.wait(atMost: 20) == .ended(.exit(0)))
    #expect(listener.wait(atMost: 20) == .ended(.exit(0)))
    // The lock of the daemon is free again.
    let next = try Self.output(
      "/bin/sh", ["-c", "flock -n '\(bench.server.folder.path)/pictures/.almanac/daemon.lock' echo free"])
    #expect(next == "free\n")
  }

  @Test func `serve takes over when another run has ended`() async throws {
    let bench = try OutputBench()
    let mark = bench.folder.appending(path: "mark").path
    // The output is in use at the first start.
    let tool = try bench.tool(
      "[ -e '\(mark)' ] || { touch '\(mark)'; exit 75; }; echo taken over; exec tail -f /dev/null")
    let server = try ServerProcess(
      ["serve", "--port", "0", "--tool", tool.path, "--output", bench.folder.path], reading: .errors)
    #expect(
      try await server.first { $0.contains("another run") || $0 == "taken over" ? $0 : nil }.contains("another run"))
    #expect(try await server.first { $0 == "taken over" ? true : nil })
  }

  @Test func `an answer that has begun is finished when the server ends`() async throws {
    // More than the system holds for a client that does not read.
    let (bench, size) = (try OutputBench(), 15_000_000)
    try bench.put([String(repeating: "a", count: size)])
    let tool = try bench.tool("exit 75")
    let server = try ServerProcess(
      ["serve", "--port", "0", "--tool", tool.path, "--output", bench.folder.path], reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    let channel = try PipeChannel(for: "curl")
    let client = try ChildProcess(
      "/usr/bin/env", ["curl", "-sN", "\(line.split(separator: " ").last ?? "")tide/systemSmall.png"],
      environment: ProcessInfo.processInfo.environment, streams: .init(output: channel.writing))
    close(channel.writing)
    var byte: UInt8 = 0
    #expect(read(channel.reading, &byte, 1) == 1)
    kill(server.process.identifier, SIGTERM)
    var count = 1
    channel.readToEnd { count += $0.count }
    #expect(count == size)
    #expect(client.wait(atMost: 20) == .ended(.exit(0)))
    #expect(server.process.wait(atMost: 20) == .ended(.exit(0)))
  }

  @Test func `a widget that hangs is ended with the server`() async throws {
    let bench = try OutputBench()
    let lock = bench.folder.appending(path: "lock").path
    let script = """
      case $1 in
      served-configuration) echo '{"output":"\(bench.folder.path)","onDemand":["clock"]}' ;;
      preview-session) trap '' TERM; exec 9>'\(lock)'; flock 9; read request; echo drawing >&2; exec tail -f /dev/null ;;
      *) exit 75 ;;
      esac
      """
    let server = try ServerProcess(
      ["serve", "--port", "0", "--tool", bench.tool(script).path, "--config", "any"], reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    let channel = try PipeChannel(for: "curl")
    let client = try ChildProcess(
      "/usr/bin/env", ["curl", "-s", "-w", "%{http_code}", "\(line.split(separator: " ").last ?? "")render/clock"],
      environment: ProcessInfo.processInfo.environment, streams: .init(output: channel.writing))
    close(channel.writing)
    _ = try await server.first { $0 == "drawing" ? true : nil }
    kill(server.process.identifier, SIGTERM)
    var answer: [UInt8] = []
    channel.readToEnd { answer += $0 }
    // On a machine that is so busy that the signal comes late, the widget has had its time before.
    let text = String(decoding: answer, as: UTF8.self)
    let late = text.hasSuffix("500") && text.contains("did not answer within")
    #expect(text == #"{"error":{"message":"the server ends"}}503"# || late, "\(text)")
    #expect(client.wait(atMost: 20) == .ended(.exit(0)))
    #expect(server.process.wait(atMost: 20) == .ended(.exit(0)))
    #expect(try Self.output("/bin/sh", ["-c", "flock -w 20 '\(lock)' echo ended"]) == "ended\n")
  }

  @Test func `a process whose widget does not return is ended, and another draws the rest`() async throws {
    let bench = try OutputBench()
    let (lock, mark) = (bench.folder.appending(path: "lock").path, bench.folder.appending(path: "mark").path)
    // The second process waits for the end of the first.
    let script = """
      case $1 in
      served-configuration) echo '{"output":"\(bench.folder.path)","onDemand":["clock", "calendar"]}' ;;
      preview-session)
        exec 9>'\(lock)'; flock 9; read request
        if [ -e '\(mark)' ]; then echo '{"id":1,"body":{"data":"ZHJhd24="}}'; cat; exit; fi
        read request; touch '\(mark)'
        echo '{"id":1,"error":"drawing did not finish","exitCode":75,"isStillRunning":true}'; exec tail -f /dev/null ;;
      *) exit 75 ;;
      esac
      """
    let server = try ServerProcess(
      ["serve", "--port", "0", "--tool", bench.tool(script).path, "--config", "any"], reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    let client = ServerClient(String(line.split(separator: " ").last ?? ""))
    async let first = client.send("GET", "render/clock")
    async let second = client.send("GET", "render/calendar")
    let answers = try await [first, second].sorted { $0.status < $1.status }
    #expect(answers.map(\.status) == [200, 500])
    #expect(answers[0].text == "drawn" && answers[1].text.contains("drawing did not finish"))
  }

  @Test func `the socket of a server that was killed is replaced, and nothing else`() async throws {
    func lines(_ socket: String, killing isKilled: Bool) async throws -> [String] {
      let server = try ServerProcess(["serve", "--output", "pictures", "--socket", socket], reading: .errors)
      var lines: [String] = []
      while let line = try await server.line() {
        lines.append(line)
        if line.hasPrefix("Serving ") { kill(server.process.identifier, isKilled ? SIGKILL : SIGTERM) }
      }
      return lines
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-socket-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (socket, file) = (folder.appending(path: "s").path, folder.appending(path: "file").path)
    #expect(try await lines(socket, killing: true).contains { $0.hasPrefix("Serving ") })
    #expect(try await lines(socket, killing: false).contains { $0.hasPrefix("Serving ") })
    try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
    #expect(try await lines(file, killing: false).contains { $0.contains("the file exists") })
    let first = try ServerProcess(["serve", "--output", "pictures", "--socket", socket], reading: .errors)
    _ = try await first.first { $0.hasPrefix("Serving ") ? true : nil }
    #expect(try await lines(socket, killing: false).contains { $0.contains("another server listens on it") })
    #expect(access(socket, F_OK) == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  @Test(arguments: [
    (["serve", "--port", "70000"], 64), (["serve", "--config", "nothing.yaml"], 66),
    (["serve", "--token-file", "nothing"], 66), (["serve", "--tool", "nothing"], 66),
  ])
  func `invalid options are errors`(arguments: [String], code: Int) async throws {
    let server = try ServerProcess(arguments, reading: .errors)
    var lines: [String] = []
    while let line = try await server.line() { lines.append(line) }
    #expect(server.process.wait() == .exit(Int32(code)), "\(lines)")
    #expect(lines.contains { $0.lowercased().hasPrefix("error: ") }, "\(lines)")
  }

  private static func output(_ program: String, _ arguments: [String]) throws -> String {
    let run = try FinishedTool(URL(fileURLWithPath: program), arguments, ProcessInfo.processInfo.environment)
    return String(decoding: run.output, as: UTF8.self)
  }
}
