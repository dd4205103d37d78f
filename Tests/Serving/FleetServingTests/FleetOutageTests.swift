import DatabaseDriving
import Foundation
import JSONText
import ServerDriving
import Testing

/// `almanac fleet serve` whose database goes away and comes back.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetOutageTests {
  @Test func `the last known pictures are served while the database is away`() async throws {
    let database = try PostgresServer()
    let bench = try FleetBench(on: database)
    try bench.show("first", of: "anna", "kitchen")
    try bench.show("other", of: "anna", "hall")
    let server = try await FleetServer(bench.address)
    let first = try await server.get("anna/kitchen.png")
    #expect(first.headers["cache-control"] == "max-age=900")
    database.stop()
    #expect(try await server.process.first { $0.contains("the database does not answer: ") ? true : nil })
    // It was asked for a moment ago.
    var known = try await server.get("anna/kitchen.png")
    while known.headers["cache-control"] == "max-age=900" { known = try await server.get("anna/kitchen.png") }
    #expect(known.status == 200 && known.text == "first" && known.headers["etag"] == first.headers["etag"])
    #expect(known.headers["cache-control"] == "max-age=5")
    let tag = try #require(first.headers["etag"])
    #expect(try await server.get("anna/kitchen.png", ["If-None-Match": tag]).status == 304)
    let unknown = try await server.get("anna/hall.png")
    #expect(unknown.status == 503 && unknown.headers["retry-after"] == "2", "\(unknown.text)")
    #expect(unknown.headers["cache-control"] == "no-store")
    #expect(try await server.get("healthz").status == 200)
    #expect(try await server.get("readyz").status == 503)
    #expect(try await server.metric("almanac_database_up") == 0)
    try database.start()
    // Nothing else was said meanwhile.
    #expect(try await server.process.line()?.contains("the database answers again") == true)
    #expect(try await server.get("readyz").status == 200)
    #expect(try await server.get("anna/hall.png").text == "other")
    #expect(try await server.get("anna/kitchen.png").headers["cache-control"] == "max-age=900")
  }

  @Test func `a replica is served, and listened to once it is the primary server`() async throws {
    let database = try PostgresServer()
    let bench = try FleetBench(on: database)
    try bench.show("first", of: "anna", "kitchen")
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-token-\(UUID())")
    try Data("0123456789abcdef\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try database.becomeReplica()
    let server = try await FleetServer(bench.address, ["--token-file", file.path])
    #expect(try await server.get("anna/kitchen.png").text == "first")
    #expect(try await server.get("readyz").status == 200)
    #expect(try await server.get("metrics").text.contains("almanac_fleet_widgets 1.0\n"))
    let headers = ["Authorization": "Bearer 0123456789abcdef"]
    let reload = try await server.client.send("POST", "reload/anna/kitchen", headers)
    #expect(reload.status == 503 && reload.text.contains("replica"), "\(reload.text)")
    let events = try EventReader(server.client.address + "events/anna/kitchen")
    let state = try await events.next()
    #expect(state["path"] == .string("anna/kitchen.png"))
    #expect(try bench.query("SELECT pg_promote()") == "t")
    try FleetBench(joining: bench).show("second", of: "anna", "kitchen")
    var event = try await events.next()
    // A server that has connected again repeats the state.
    if event["tag"] == state["tag"] { event = try await events.next() }
    #expect(event["tag"] != state["tag"])
    #expect(try await server.get("anna/kitchen.png").text == "second")
    #expect(try await server.client.send("POST", "reload/anna/kitchen", headers).status == 202)
  }

  @Test func `a right that was taken away is reported once`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let user = "reader_\(UUID().uuidString.prefix(8).lowercased())"
    try bench.query("CREATE ROLE \(user) LOGIN; GRANT almanac_reader TO \(user)")
    let server = try await FleetServer("\(bench.address) user=\(user)")
    #expect(try await server.get("anna/kitchen.png").text == "first")
    try bench.query("REVOKE EXECUTE ON FUNCTION almanac.current_hash FROM almanac_reader")
    for _ in 0..<3 {
      let answer = try await server.get("anna/hall.png")
      #expect(answer.status == 503 && !answer.text.contains("permission"), "\(answer.text)")
    }
    #expect(try await server.process.line()?.contains("permission denied for function current_hash") == true)
    #expect(try await server.get("readyz").status == 503)
    try bench.query("GRANT EXECUTE ON FUNCTION almanac.current_hash TO almanac_reader")
    // A balancer sends no requests until it is ready.
    #expect(try await server.process.line()?.contains("the database answers again") == true)
    #expect(try await server.get("anna/hall.png").status == 404)
  }

  @Test func `a server may start before its database`() async throws {
    let database = try PostgresServer()
    let bench = try FleetBench(on: database)
    try bench.show("first", of: "anna", "kitchen")
    database.stop()
    let process = try ServerProcess(
      ["fleet", "serve", "--port", "0", "--database", bench.address], reading: .errors)
    #expect(try await process.line()?.contains("the database does not answer: ") == true)
    let line = try #require(try await process.line())
    let client = ServerClient(String(line.split(separator: " ").last ?? ""))
    #expect(try await client.send("GET", "readyz").status == 503)
    #expect(try await client.send("GET", "anna/kitchen.png").status == 503)
    try database.start()
    #expect(try await process.line()?.contains("the database answers again") == true)
    #expect(try await client.send("GET", "anna/kitchen.png").text == "first")
  }

  @Test func `a network that swallows everything holds no request for long`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let network = try CutNetwork(to: bench.server.port)
    let server = try await FleetServer(bench.server.uri(bench.name, port: network.port))
    #expect(try await server.get("anna/kitchen.png").text == "first")
    network.cut()
    #expect(try await server.process.first { $0.contains("the database does not answer: ") ? true : nil })
    #expect(try await server.get("anna/kitchen.png").text == "first")
    #expect(try await server.get("anna/hall.png").status == 503)
    try network.join()
    #expect(try await server.process.first { $0.contains("the database answers again") ? true : nil })
    #expect(try await server.get("anna/hall.png").status == 404)
  }
}
