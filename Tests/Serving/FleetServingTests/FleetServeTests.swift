import DatabaseDriving
import Foundation
import JSONText
import ServerDriving
import SystemIO
import Testing
import WebServing

/// `almanac fleet serve` with a database that workers of the tests fill.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetServeTests {
  @Test func `pictures, reports and pages are served, and say how long they are valid`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen", reload: 100)
    let server = try await FleetServer(bench.address)
    let picture = try await server.get("anna/kitchen.png")
    #expect(picture.status == 200 && picture.text == "first")
    #expect(picture.headers["content-type"] == "image/png")
    #expect(picture.headers["x-content-type-options"] == "nosniff")
    #expect(picture.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
    // The picture's SHA-256.
    #expect(picture.headers["etag"] == "\"a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e\"")
    let age = try #require(picture.headers["cache-control"]?.split(separator: "=").last.flatMap { Int($0) })
    #expect((1...100).contains(age), "\(age)")
    #expect(picture.headers["expires"]?.hasSuffix(" GMT") == true)
    let report = try await server.get("anna/kitchen.json")
    #expect(report.object["accessibilityText"] == .string("first"))
    let page = try await server.get("anna/kitchen.html")
    #expect(page.headers["refresh"] != nil)
    #expect(page.text.contains("<img src=\"kitchen.png\" width=\"4\""), "\(page.text)")
    #expect(page.text.contains("href=\"https://example.org/\""))
    let head = try await server.client.send("HEAD", "anna/kitchen.png")
    #expect(head.status == 200 && head.data.isEmpty && head.headers["content-length"] == "5")
    #expect(head.headers["etag"] == picture.headers["etag"])
    // Of another format, and of other widgets.
    for path in ["anna/kitchen.svg", "anna/hall.png", "bert/kitchen.png", "", "anna", "anna/", "openapi.json"] {
      let answer = try await server.get(path)
      #expect(answer.status == 404 && !answer.text.contains("anna"), "\(path): \(answer.status) \(answer.text)")
    }
    #expect(try await server.client.send("POST", "anna/kitchen.png").headers["allow"] == "GET, HEAD")
    #expect(try await server.get("reload/anna/kitchen").headers["allow"] == "POST")
    #expect(try await server.get("healthz").text == "alive\n")
    #expect(try await server.get("readyz").text == "ready\n")
    #expect(try await server.get("healthz", ["Host": "evil.example"]).status == 421)
  }

  @Test func `a picture without a known change is valid for a quarter of an hour`() async throws {
    let bench = try FleetBench()
    try bench.show("<svg/>", of: "anna", "kitchen", as: "svg")
    let server = try await FleetServer(bench.address)
    let picture = try await server.get("anna/kitchen.svg")
    #expect(picture.headers["content-type"] == "image/svg+xml")
    #expect(picture.headers["cache-control"] == "max-age=900")
    #expect(try await server.get("anna/kitchen.png").status == 404)
  }

  @Test func `a client that has the picture, report or page gets none`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address)
    for suffix in ["png", "json", "html"] {
      let path = "anna/kitchen.\(suffix)"
      let first = try await server.get(path)
      let (tag, date) = (try #require(first.headers["etag"]), try #require(first.headers["last-modified"]))
      for (header, status) in [
        (["If-None-Match": tag], 304), (["If-None-Match": "\"other\", W/\(tag)"], 304), (["If-None-Match": "*"], 304),
        (["If-None-Match": "\"other\""], 200), (["If-Modified-Since": date], 304),
        (["If-None-Match": "\"other\"", "If-Modified-Since": date], 200),
        (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], 200),
      ] {
        let answer = try await server.get(path, header)
        #expect(answer.status == status, "\(path) \(header)")
        #expect(answer.data.isEmpty == (status == 304) && answer.headers["etag"] == tag)
        #expect(answer.headers["cache-control"] == "max-age=900")
      }
    }
  }

  @Test func `two servers give equal answers`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let servers = [try await FleetServer(bench.address), try await FleetServer(bench.address)]
    for suffix in ["png", "json", "html"] {
      let first = try await servers[0].get("anna/kitchen.\(suffix)")
      let second = try await servers[1].get("anna/kitchen.\(suffix)")
      #expect(first.status == 200 && first.data == second.data)
      for name in ["etag", "last-modified", "content-type"] {
        #expect(first.headers[name] != nil && first.headers[name] == second.headers[name])
      }
      // A balancer may send a client to another server each time.
      let tag = try #require(first.headers["etag"])
      #expect(try await servers[1].get("anna/kitchen.\(suffix)", ["If-None-Match": tag]).status == 304)
    }
  }

  @Test func `clients hear of a new picture, which is there then`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    try bench.show("other", of: "bert", "kitchen")
    let server = try await FleetServer(bench.address)
    let tag = try #require(try await server.get("anna/kitchen.png").headers["etag"])
    let events = try EventReader(server.client.address + "events/anna/kitchen")
    let state = try await events.next()
    #expect(state["path"] == .string("anna/kitchen.png") && state["tag"] == .string(tag.filter { $0 != "\"" }))
    try bench.show("changed", of: "bert", "kitchen")
    for picture in ["second", "third"] {
      try bench.show(picture, of: "anna", "kitchen")
      let event = try await events.next()
      let answer = try await server.get("anna/kitchen.png", ["If-None-Match": tag])
      #expect(answer.status == 200 && answer.text == picture)
      #expect(event["tag"] == .string((answer.headers["etag"] ?? "").filter { $0 != "\"" }))
    }
    #expect(try await server.get("events/anna/hall").status == 404)
    #expect(try await server.get("events").status == 404)
  }

  @Test func `a report of the same picture is replaced, too`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address)
    #expect(try await server.get("anna/kitchen.json").object["accessibilityText"] == .string("first"))
    try bench.query(
      "UPDATE almanac.slots SET report = replace(report, 'first', 'second'), moved = clock_timestamp()")
    // The database says nothing of it, so it is found after a while.
    while try await server.get("anna/kitchen.json").object["accessibilityText"] != .string("second") {}
    #expect(try await server.get("anna/kitchen.png").text == "first")
  }

  @Test func `a widget without a picture says why, and when to ask again`() async throws {
    let bench = try FleetBench()
    try bench.place("anna", "kitchen")
    let server = try await FleetServer(bench.address)
    let early = try await server.get("anna/kitchen.png")
    #expect(early.status == 503 && early.text.contains("there is no picture yet"), "\(early.text)")
    #expect(early.headers["retry-after"].flatMap { Int($0) } ?? 0 > 0)
    #expect(early.headers["cache-control"] == "no-store")
    try bench.putAside("anna", "kitchen", because: "the \"file\" is missing")
    var late = early
    while late.text == early.text { late = try await server.get("anna/kitchen.html") }
    #expect(late.status == 503 && late.text.contains(#"yet: the \"file\" is missing"#), "\(late.text)")
    #expect(late.headers["retry-after"] == "60")
    try bench.show("first", of: "anna", "kitchen")
    while try await server.get("anna/kitchen.png").status == 503 {}
    #expect(try await server.get("anna/kitchen.png").text == "first")
    try bench.remove("anna", "kitchen")
    while try await server.get("anna/kitchen.png").status == 200 {}
    #expect(try await server.get("anna/kitchen.png").status == 404)
  }

  @Test func `names are texts, whatever they contain`() async throws {
    let bench = try FleetBench()
    let names = [
      "'; DROP TABLE almanac.slots; --", "a.png", "50%", "%2e%2e", "q?#", "a b", "שלום", "<script>", "a:b", "~a.b_c-",
      "caf\u{E9}", "cafe\u{301}", String(repeating: "n", count: 200),
    ]
    for (index, name) in names.enumerated() { try bench.show("picture \(index)", of: "o'Hara \(index % 2)", name) }
    let server = try await FleetServer(bench.address)
    for (index, name) in names.enumerated() {
      let path = try #require(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      let owner = "o%27Hara%20\(index % 2)"
      #expect(try await server.get("\(owner)/\(path).png").text == "picture \(index)", "\(name)")
      let page = try await server.get("\(owner)/\(path).html").text
      let source = try #require(page.firstMatch(of: /<img src="([^"]*)"/)?.1)
      #expect(try await server.get("\(owner)/\(source)").text == "picture \(index)", "\(source)")
    }
  }

  @Test func `owners may have the names of other addresses`() async throws {
    let bench = try FleetBench()
    let owners = ["events", "reload", "metrics", "healthz", "readyz"]
    for owner in owners { try bench.show("of \(owner)", of: owner, "a") }
    let server = try await FleetServer(bench.address)
    for owner in owners {
      #expect(try await server.get("\(owner)/a.png").text == "of \(owner)")
      let events = try EventReader(server.client.address + "events/\(owner)/a")
      #expect(try await events.next()["path"] == .string("\(owner)/a.png"))
    }
    #expect(try await server.client.send("POST", "reload/a.png").status == 405)
  }

  @Test func `SIGTERM ends it, and the streams of events`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address)
    let events = try EventReader(server.client.address + "events/anna/kitchen")
    _ = try await events.next()
    kill(server.process.process.identifier, SIGTERM)
    await #expect(throws: ServerProcessError.self) { try await events.next() }
    #expect(server.process.process.wait(atMost: 20) == .ended(.exit(0)))
  }

  @Test func `requests for what cannot be a widget find none`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address)
    for path in [
      "/../anna/kitchen.png", "/anna/../kitchen.png", "/anna/%2e%2e/kitchen.png", "/anna%2Fkitchen.png",
      "/anna/kitchen%00.png", "/anna/%FF%FE.png", "/anna/kitchen.png/", "//anna/kitchen.png", "/anna//kitchen.png",
      "/anna/kitchen%2epng", "/anna/' OR '1'='1.png".replacing(" ", with: "%20"), "/anna/*.png", "/%/%.png",
      "/anna/" + String(repeating: "x", count: 300) + ".png", "/" + String(repeating: "%C3%A9", count: 101) + "/a.png",
      "/events/anna%2Fkitchen", "/events/../anna/kitchen.png",
    ] {
      let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
      #expect(try RawConnection.statuses(of: request, port: server.port) == [404], "\(path)")
    }
    let null = "GET /anna/kit\u{0}chen.png HTTP/1.1\r\nHost: localhost\r\n\r\n"
    #expect(try RawConnection.statuses(of: null, port: server.port) == [400])
    // None of them asked for a picture.
    #expect(try await server.metric("almanac_database_reads_total{of=\"picture\"}") == 0)
  }

  @Test func `requests for one widget ask the database once`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address)
    let run = try FinishedTool(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "curl", "-sZ", "--parallel-immediate", "--parallel-max", "250", "-o", "/dev/null", "-w", "%{http_code}\n",
        server.client.address + "anna/kitchen.png?[1-500]",
      ], ProcessInfo.processInfo.environment)
    let codes = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(codes.count == 500 && codes.allSatisfy { $0 == "200" }, "\(Set(codes)) \(run.errors)")
    #expect(try await server.metric("almanac_database_reads_total{of=\"picture\"}") == 1)
    // Again after every two seconds.
    let frames = try #require(try await server.metric("almanac_database_reads_total{of=\"frame\"}"))
    #expect((1..<100).contains(frames), "\(frames)")
  }

  @Test func `metrics are of the server and of the fleet`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address)
    _ = try await server.get("anna/kitchen.png")
    _ = try await server.get("anna/hall.png")
    let answer = try await server.get("metrics")
    #expect(answer.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
    for line in [
      #"almanac_requests_total{method="GET",status="404"} 1"#, "almanac_fleet_widgets 1.0", "almanac_database_up 1",
      "almanac_known_widgets 1", #"almanac_database_reads_total{of="picture"} 1"#,
    ] { #expect(answer.text.contains(line + "\n"), "\(line)\n\(answer.text)") }
    #expect(!answer.text.contains("anna"))
    let file = server.process.folder.appending(path: "metrics").path
    try answer.data.write(to: URL(fileURLWithPath: file))
    #expect(try Self.output("promtool check metrics <'\(file)' 2>&1 && echo fine") == "fine\n")
  }

  @Test func `a reload needs the token, and makes the widget due`() async throws {
    let token = "0123456789abcdef0123"
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-token-\(UUID())")
    try Data("\(token)\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let server = try await FleetServer(bench.address, ["--token-file", file.path])
    func status(_ path: String, _ token: String?) async throws -> Int {
      try await server.client.send("POST", path, token.map { ["Authorization": "Bearer \($0)"] } ?? [:]).status
    }
    #expect(try await status("reload/anna/kitchen", nil) == 401)
    #expect(try await status("reload/anna/kitchen", "0123456789abcdef0124") == 401)
    #expect(try await status("reload/anna/hall", token) == 404)
    #expect(try await status("reload/anna", token) == 405)
    #expect(try bench.query("SELECT count(*) FROM almanac.reloads") == "0")
    #expect(try await status("reload/anna/kitchen", token) == 202)
    #expect(try bench.query("SELECT count(*) FROM almanac.reloads") == "1")
    let other = try await FleetServer(bench.address)
    #expect(try await other.client.send("POST", "reload/anna/kitchen", ["Authorization": "Bearer "]).status == 403)
  }

  @Test func `a user of the database who may only read is enough`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let user = "reader_\(UUID().uuidString.prefix(8).lowercased())"
    try bench.query("CREATE ROLE \(user) LOGIN; GRANT almanac_reader TO \(user)")
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-token-\(UUID())")
    try Data("0123456789abcdef\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try await FleetServer("\(bench.address) user=\(user)", ["--token-file", file.path])
    #expect(try await server.get("anna/kitchen.png").text == "first")
    #expect(try await server.get("readyz").status == 200)
    #expect(try await server.get("metrics").text.contains("almanac_fleet_widgets 1.0\n"))
    let answer = try await server.client.send(
      "POST", "reload/anna/kitchen", ["Authorization": "Bearer 0123456789abcdef"])
    #expect(answer.status == 500 && !answer.text.contains("permission denied"))
  }

  @Test func `almanac fleet serve starts the server`() async throws {
    let run = try FinishedTool(
      ServerProcess.tool, ["fleet", "serve", "--help"], ProcessInfo.processInfo.environment)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(run.code == 0 && text.contains("almanac-server fleet serve"), "\(text)")
  }

  @Test(arguments: [
    (["--port", "70000"], 64), (["--connections", "0"], 64), (["--memory", "0"], 64),
    (["--token-file", "nothing"], 66), (["--database", "postgresql://a@b:c@d/e"], 64),
  ])
  func `invalid options are errors`(options: [String], code: Int) async throws {
    try await Self.expectFailure(options, code)
  }

  @Test func `a database that will never answer ends the server`() async throws {
    let shared = try PostgresServer.shared
    try await Self.expectFailure(["--database", shared.address(try shared.database())], 69)
    try await Self.expectFailure(["--database", shared.uri(password: "wrong")], 77)
  }

  private static func expectFailure(_ options: [String], _ code: Int) async throws {
    let server = try ServerProcess(["fleet", "serve"] + options, reading: .errors)
    var lines: [String] = []
    while let line = try await server.line() { lines.append(line) }
    #expect(server.process.wait() == .exit(Int32(code)), "\(options): \(lines)")
    #expect(lines.contains { $0.lowercased().hasPrefix("error: ") }, "\(lines)")
  }

  private static func output(_ script: String) throws -> String {
    let run = try FinishedTool(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], ProcessInfo.processInfo.environment)
    return String(decoding: run.output, as: UTF8.self)
  }
}
