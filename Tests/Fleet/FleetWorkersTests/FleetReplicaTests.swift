import DatabaseDriving
import FleetStore
import Foundation
import SystemIO
import Testing

/// Databases that accept no changes: clear messages, and workers go on when they do again.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetReplicaTests {
  private static let refusal = "the database accepts no changes, as a replica or in read-only mode: "

  /// Asks for all pictures, and waits for them.
  private func redraw(_ bench: WorkerBench) throws {
    let before = try bench.query("SELECT max(asked) FROM almanac.slots")
    #expect(try bench.run(["reload", "--all"]).exit == .exit(0))
    try bench.waitUntil("SELECT count(*) FROM almanac.slots WHERE asked > '\(before)'", is: "3")
  }

  private func expectRefusals(_ bench: WorkerBench) throws {
    for words in [
      ["place", "clock", "--owner", "ben", "--name", "hall"], ["reload", "--all"], ["remove", "--all"],
      ["import", "-"],
    ] {
      let line = #"{"owner": "ben", "name": "hall", "kind": "clock"}"#
      let run = try bench.run(words, input: line)
      #expect(run.text.hasPrefix("error: \(Self.refusal)cannot execute ") && run.exit == .exit(75), "\(run)")
    }
    #expect(try bench.run(["list"]).text.split(separator: "\n").count == 3)
  }

  @Test func `a replica in place of the primary is named, and workers go on when it is promoted`() throws {
    let bench = try WorkerBench(try PostgresServer())
    try bench.placeWidgets(3)
    let worker = try bench.start()
    try bench.waitForPictures(3)
    try bench.server.becomeReplica()
    let status = try bench.run(["status", "--strict"])
    #expect(status.exit == .exit(2))
    #expect(status.text.contains("problem: this is a replica, which accepts no changes; workers need the primary\n"))
    try expectRefusals(bench)
    let late = try bench.start(through: bench.logging(to: "late"))
    // Those of both workers: each attempt is a session.
    let sessions = try bench.sessions()
    try bench.server.waitUntil(
      "SELECT sessions > \(sessions + 7) FROM pg_stat_database WHERE datname = '\(bench.name)'", is: "t")
    _ = try bench.query("SELECT pg_promote()")
    try redraw(bench)
    #expect(bench.end(worker) == .exit(0))
    try redraw(bench)
    #expect(bench.end(late) == .exit(0))
    #expect(
      try bench.messages(in: "late") == [
        "note: \(Self.refusal)cannot execute LISTEN during recovery; what is drawn meanwhile is kept, and the worker "
          + "connects again", "note: connected to PostgreSQL again",
      ])
    #expect(try !bench.run(["status"]).text.contains("replica"))
  }

  @Test func `a worker that is stopped while the database is away has nothing to report`() throws {
    let server = try PostgresServer()
    let bench = try WorkerBench(server)
    try bench.placeWidgets(1)
    let worker = try bench.start()
    try bench.waitForPictures(1)
    server.stop()
    #expect(bench.end(worker) == .exit(0))
    try server.start()
  }

  @Test func `read-only mode is named, and workers go on after it`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(3)
    let worker = try bench.start(through: bench.logging(to: "log"))
    try bench.waitForPictures(3)
    let end = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '\(bench.name)'"
    _ = try bench.query("ALTER DATABASE \(bench.name) SET default_transaction_read_only = on")
    _ = try bench.server.query(end)
    let status = try bench.run(["status", "--strict"])
    #expect(status.exit == .exit(2))
    #expect(status.text.contains("problem: the database is in read-only mode (default_transaction_read_only = on)"))
    try expectRefusals(bench)
    let sessions = try bench.sessions()
    try bench.server.waitUntil(
      "SELECT sessions > \(sessions + 2) FROM pg_stat_database WHERE datname = '\(bench.name)'", is: "t")
    _ = try bench.server.query("ALTER DATABASE \(bench.name) RESET default_transaction_read_only")
    _ = try bench.server.query(end)
    try redraw(bench)
    #expect(bench.end(worker) == .exit(0))
    // The loss of the connection, and its end.
    #expect(try bench.messages(in: "log").count == 2)
    #expect(try !bench.run(["status"]).text.contains("read-only"))
  }

  @Test func `the setting of one user is not the mode of the database`() throws {
    let bench = try WorkerBench()
    let user = "reader_\(bench.name)"
    _ = try bench.query(
      "CREATE ROLE \(user) LOGIN; GRANT almanac_reader TO \(user); ALTER ROLE \(user) SET default_transaction_read_only = on"
    )
    let fleet = try FleetDatabase("\(bench.address) user=\(user)", program: "tests")
    #expect(try fleet.status().isReadOnly == false)
  }
}

extension WorkerBench {
  /// How often somebody connected to the database.
  fileprivate func sessions() throws -> Int {
    let text = try server.query("SELECT sessions FROM pg_stat_database WHERE datname = '\(name)'")
    return Int(text) ?? 0
  }
}
