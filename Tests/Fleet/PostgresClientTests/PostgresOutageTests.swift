import DatabaseDriving
import Foundation
import Testing

@testable import PostgresClient

/// Servers that stop, and networks that are cut.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct PostgresOutageTests {
  private static let sleep: PostgresStatement = "SELECT pg_sleep(3600)"

  /// Calls `work` on another thread once a connection sleeps in the server.
  private func whenAsleep(_ backend: Int32, on server: PostgresServer, _ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      try? server.waitUntil(
        "SELECT count(*) FROM pg_stat_activity WHERE pid = \(backend) AND wait_event = 'PgSleep'", is: "1")
      work()
    }
  }

  @Test func `a connection that the server ends is lost`() throws {
    let session = try Session()
    let connection = session.connection
    let backend = connection.backend
    let server = try PostgresServer.shared
    whenAsleep(backend, on: server) { _ = try? server.query("SELECT pg_terminate_backend(\(backend))") }
    let error = failure { try connection.run(Self.sleep) }
    #expect(error == PostgresError(.lost, "terminating connection due to administrator command"))
    #expect(error?.isTransient == true && connection.isLost)
    #expect(failure { try connection.run("SELECT 1") } == PostgresError(.lost, "the connection to PostgreSQL was lost"))
    #expect(failure { try connection.transaction {} }?.kind == .lost)
    // While nothing runs, it is noticed by the next call.
    let idle = try session.other()
    try session.administer("SELECT pg_terminate_backend(\(idle.backend), 600000)")
    #expect(failure { try idle.run("SELECT 1") }?.kind == .lost)
  }

  @Test func `what was committed survives a server that stops at once`() throws {
    let server = try PostgresServer(isDurable: true)
    let connection = try Session.connect(server.address())
    try connection.run(script: "CREATE TABLE entry (id bigint)")
    try connection.run("INSERT INTO entry VALUES (1)")
    whenAsleep(connection.backend, on: server) { server.stop(.immediate) }
    let error = failure {
      try connection.transaction {
        try connection.run("INSERT INTO entry VALUES (2)")
        try connection.run(Self.sleep)
      }
    }
    #expect(error?.kind == .lost && connection.isLost)
    server.stop()
    let refused = failure { try Session.connect(server.address()) }
    #expect(refused?.kind == .unreachable && refused?.isTransient == true)
    try server.start()
    let again = try Session.connect(server.address())
    #expect(try again.run("SELECT id FROM entry").map { try $0.integer("id") } == [1])
  }

  @Test func `a replica accepts no changes until it is promoted`() throws {
    let server = try PostgresServer()
    _ = try server.query("CREATE TABLE entry (id bigint)")
    try server.becomeReplica()
    let connection = try Session.connect(server.address())
    for statement: PostgresStatement in ["INSERT INTO entry VALUES (1)", "LISTEN fleet"] {
      #expect(failure { try connection.run(statement) }?.kind == .readOnly)
    }
    #expect(failure { try connection.copy("COPY entry FROM STDIN") { nil } }?.kind == .readOnly)
    #expect(!connection.isLost)
    let writing = server.address() + " target_session_attrs=read-write"
    let error = failure { try Session.connect(writing) }
    #expect(error?.kind == .readOnly && error?.isTransient == true, "\(error as Any)")
    #expect(try server.query("SELECT pg_promote()") == "t")
    try connection.run("INSERT INTO entry VALUES (1)")
    #expect(try Session.connect(writing).run("SELECT id FROM entry").count == 1)
  }

  @Test func `a COPY is lost with its server`() throws {
    let server = try PostgresServer()
    let connection = try Session.connect(server.address())
    try connection.run(script: "CREATE TABLE entry (id bigint)")
    var next: Int64 = 0
    let error = failure {
      try connection.copy("COPY entry FROM STDIN") {
        next += 1
        if next == 1_000 { server.stop(.immediate) }
        return next < 1_000_000 ? [.integer(next)] : nil
      }
    }
    #expect(error?.kind == .lost && connection.isLost)
  }

  @Test(arguments: [false, true])
  func `a network that is cut does not hold a program`(isSecure: Bool) throws {
    let session = try Session()
    let server = try PostgresServer.shared
    let network = try CutNetwork(to: server.port)
    defer { network.close() }
    let uri = server.uri(session.database, port: network.port, isSecure: isSecure)
    let connection = try Session.connect(uri)
    #expect(try connection.run("SELECT 1 AS one")[0].integer("one") == 1)
    network.cut()
    connection.limit = .milliseconds(100)
    let error = failure { try connection.run("SELECT 1 AS one") }
    #expect(error == PostgresError(.timedOut, "PostgreSQL did not answer within 100 ms"))
    #expect(error?.isTransient == true && connection.isLost)
    let attempt = failure { try PostgresConnection(uri, program: "tests", limit: .milliseconds(100)) }
    #expect(attempt == PostgresError(.unreachable, "PostgreSQL did not accept the connection within 100 ms"))
    try network.join()
    let again = try Session.connect(uri)
    #expect(try again.run("SELECT 2 AS two")[0].integer("two") == 2)
    network.close()
    #expect(failure { try again.run("SELECT 1") }?.kind == .lost)
    #expect(failure { try Session.connect(uri) }?.kind == .unreachable)
    try network.join()
    #expect(try Session.connect(uri).run("SELECT 3 AS three")[0].integer("three") == 3)
  }

  @Test(arguments: [false, true])
  func `a network that is cut in the middle of much data does not hold a program`(isSecure: Bool) throws {
    let session = try Session("CREATE TABLE entry (bytes bytea)")
    let server = try PostgresServer.shared
    let network = try CutNetwork(to: server.port)
    defer { network.close() }
    let uri = server.uri(session.database, port: network.port, isSecure: isSecure)
    let connection = try Session.connect(uri)
    let block = Data(count: 1_000_000)
    var count = 0
    let copy = failure {
      try connection.copy("COPY entry FROM STDIN") {
        count += 1
        if count == 3 {
          network.cut()
          connection.limit = .milliseconds(100)
        }
        return count < 100 ? [.bytes(block)] : nil
      }
    }
    #expect(copy?.kind == .timedOut && connection.isLost)
    try network.join()
    let other = try Session.connect(uri)
    network.cut()
    other.limit = .milliseconds(100)
    let commands = [PostgresCommand](repeating: PostgresCommand("SELECT $1", [.bytes(block)]), count: 100)
    #expect(failure { try other.run(commands) }?.kind == .timedOut)
    network.waitForHeldBytes()
    // The server kept nothing of both.
    try network.join()
    #expect(try session.connection.run("SELECT 1 FROM entry").isEmpty)
  }

  @Test func `delays grow, and differ between programs`() {
    var backoff = PostgresBackoff()
    var generator = Highest()
    let delays = (0..<10).map { _ in backoff.fail(using: &generator) / .milliseconds(1) }
    #expect(
      zip(delays, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]).allSatisfy {
        abs($0 - $1) < 1
      })
    for _ in 0..<1_000 {
      let delay = backoff.fail()
      #expect(delay >= .seconds(15) && delay <= .seconds(30))
    }
    #expect(backoff.failures > 0)
    backoff.succeed()
    #expect(backoff.failures == 0 && backoff.fail() <= .milliseconds(500))
  }
}

private struct Highest: RandomNumberGenerator {
  func next() -> UInt64 { .max }
}
