import DatabaseDriving
import Foundation
import Testing

@testable import PostgresClient

@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct PostgresStatementTests {
  private static let entries = "CREATE TABLE entry (id bigint PRIMARY KEY, name text)"
  private static let insertion: PostgresStatement = "INSERT INTO entry VALUES ($1, $2)"

  private func prepared(_ connection: PostgresConnection) throws -> [String] {
    try connection.run(
      "SELECT name FROM pg_prepared_statements WHERE statement NOT LIKE '%pg_prepared%' AND statement LIKE '%entry%'"
    ).map { try $0.text("name") }
  }

  @Test func `a statement is prepared once for each connection`() throws {
    let session = try Session(Self.entries)
    let connection = session.connection
    for number: Int64 in 0..<5 { try connection.run(Self.insertion, [.integer(number), .text("a")]) }
    #expect(try prepared(connection).count == 1)
    // A null has any type.
    try connection.run(Self.insertion, [.integer(5), .null])
    #expect(try prepared(connection).count == 1)
    // Another type is another statement.
    #expect(try connection.run("SELECT name FROM entry WHERE name = $1", [.text("a")]).count == 5)
    #expect(try prepared(connection).count == 2)
    let other = try session.other()
    #expect(try prepared(other).isEmpty)
    try other.run([6, 7].map { PostgresCommand(Self.insertion, [.integer($0), .text("b")]) })
    #expect(try prepared(other).count == 1)
  }

  @Test func `a connection prepares a limited number of statements`() {
    var statements = PreparedStatements()
    let names = (0..<300).compactMap { statements.add("SELECT \($0)", []) }
    #expect(names.count == PreparedStatements.limit && Set(names).count == names.count)
    #expect(statements.name(of: "SELECT 255", []) == names.last && statements.name(of: "SELECT 256", []) == nil)
    statements.remove(names[3])
    #expect(statements.name(of: "SELECT 3", []) == nil && statements.add("SELECT 3", []) != nil)
  }

  @Test func `statements beyond the limit are not prepared`() throws {
    let connection = try Session(Self.entries).connection
    for number in 0..<PreparedStatements.limit { _ = connection.prepared.add("SELECT \(number)", []) }
    for number: Int64 in 0..<3 { try connection.run(Self.insertion, [.integer(number), .null]) }
    #expect(try connection.run("SELECT name FROM entry WHERE id < $1", [.integer(2)]).count == 2)
    #expect(try prepared(connection).isEmpty)
  }

  @Test func `a statement is prepared again after its table has changed`() throws {
    let session = try Session(Self.entries)
    let connection = session.connection
    let all: PostgresStatement = "SELECT * FROM entry"
    try connection.run(Self.insertion, [.integer(1), .text("a")])
    #expect(try connection.run(all)[0].text("name") == "a")
    try session.administer("ALTER TABLE entry ADD number bigint DEFAULT 7")
    #expect(try connection.run(all)[0].integer("number") == 7)
    try session.administer("ALTER TABLE entry DROP number")
    // A transaction has to be repeated as a whole.
    let error = failure { try connection.transaction { try connection.run(all) } }
    #expect(error?.kind == .conflict && error?.isTransient == true)
    #expect(try connection.transaction { try connection.run(all).count } == 1)
    try connection.run(script: "DEALLOCATE ALL")
    #expect(try connection.run(all).count == 1)
  }

  @Test func `a command that fails undoes those before it`() throws {
    let connection = try Session(Self.entries).connection
    func commands(_ numbers: [Int64]) -> [PostgresCommand] {
      numbers.map { PostgresCommand(Self.insertion, [.integer($0), .text("\($0)")]) }
    }
    let error = failure { try connection.run(commands([1, 2, 3, 2, 4])) }
    #expect(error?.kind == .server(sqlState: "23505") && error?.command == 3 && error?.isTransient == false)
    #expect(error?.message == "duplicate key value violates unique constraint \"entry_pkey\"")
    #expect(try connection.run("SELECT * FROM entry").isEmpty)
    let results = try connection.run(
      commands([1, 2, 3]) + [
        PostgresCommand("SELECT name FROM entry ORDER BY id"), PostgresCommand("DELETE FROM entry"),
      ])
    #expect(results.map(\.affected) == [1, 1, 1, 3, 3] && results.map(\.count) == [0, 0, 0, 3, 0])
    #expect(try results[3].map { try $0.text("name") } == ["1", "2", "3"])
    #expect(try connection.run([]).isEmpty)
  }

  @Test func `a statement that cannot be prepared fails each time`() throws {
    let connection = try Session(Self.entries).connection
    for _ in 0..<2 {
      let error = failure {
        try connection.run([
          PostgresCommand("SELECT 1"), PostgresCommand("SELECT nothing"), PostgresCommand("SELECT 2"),
        ])
      }
      #expect(error?.kind == .server(sqlState: "42703") && error?.command == 1)
    }
    #expect(try connection.run("SELECT 2 AS two")[0].integer("two") == 2)
    #expect(failure { try connection.run("SELECT $1", []) }?.kind == .server(sqlState: "08P01"))
    #expect(!connection.isLost)
  }

  @Test func `a constraint that is checked at the end undoes all commands`() throws {
    let connection = try Session("CREATE TABLE entry (id bigint UNIQUE DEFERRABLE INITIALLY DEFERRED)").connection
    let commands = [1, 1].map { PostgresCommand("INSERT INTO entry VALUES ($1)", [.integer($0)]) }
    let error = failure { try connection.run(commands) }
    #expect(error?.kind == .server(sqlState: "23505") && error?.command == nil)
    #expect(try connection.run("SELECT 1 FROM entry").isEmpty)
  }

  @Test func `two thousand commands carry 100 kB each way`() throws {
    let connection = try Session().connection
    let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    let command = PostgresCommand("SELECT $1 AS bytes", [.bytes(data)])
    let results = try connection.run([PostgresCommand](repeating: command, count: 2_000))
    #expect(results.count == 2_000)
    #expect(try results.allSatisfy { try $0[0].bytes("bytes") == data })
  }

  @Test func `a transaction is committed, or rolled back with its error`() throws {
    struct Interruption: Error {}
    let connection = try Session(Self.entries).connection
    let count = try connection.transaction {
      try connection.run(Self.insertion, [.integer(1), .text("a")])
      return try connection.run("SELECT 1 FROM entry").count
    }
    #expect(count == 1)
    #expect(throws: Interruption.self) {
      try connection.transaction {
        try connection.run("DELETE FROM entry")
        throw Interruption()
      }
    }
    #expect(try connection.run("SELECT 1 FROM entry").count == 1)
    // A caught error does not turn a rollback into success.
    let error = failure {
      try connection.transaction {
        try connection.run("DELETE FROM entry")
        _ = try? connection.run("SELECT nothing")
      }
    }
    #expect(error?.kind == .server(sqlState: "25P02"))
    #expect(try connection.run("SELECT 1 FROM entry").count == 1)
    #expect(failure { try connection.transaction { try connection.transaction {} } }?.kind == .protocolError)
    #expect(try connection.run("SELECT 1 FROM entry").count == 1)
  }

  @Test func `a script is one transaction`() throws {
    let connection = try Session().connection
    let error = failure { try connection.run(script: "CREATE TABLE a (n int); CREATE TABLE b (n nothing); SELECT 1") }
    #expect(error?.kind == .server(sqlState: "42704"))
    #expect(failure { try connection.run("SELECT 1 FROM a") }?.kind == .server(sqlState: "42P01"))
    try connection.run(script: "CREATE TABLE a (n int); INSERT INTO a VALUES (1), (2);")
    #expect(try connection.run("SELECT n FROM a").count == 2)
    try connection.run(script: "")
    #expect(failure { try connection.run(script: "COPY a FROM STDIN") }?.kind == .protocolError)
    #expect(connection.isLost)
  }

  @Test func `a transaction that the server ends because of a deadlock is repeated`() throws {
    let session = try Session(Self.entries + "; INSERT INTO entry VALUES (1, ''), (2, '')")
    let (connection, address) = (session.connection, try PostgresServer.shared.address(session.database))
    let change: PostgresStatement = "UPDATE entry SET name = name || $2 WHERE id = $1"
    let hasEnded = DispatchSemaphore(value: 0)
    var isRepeated = false
    // The server ends one of the two.
    try connection.repeatingConflicts {
      try connection.transaction {
        try connection.run(change, [.integer(1), .text("a")])
        if !isRepeated {
          isRepeated = true
          Thread.detachNewThread {
            let commands = [2, 1].map { PostgresCommand(change, [.integer($0), .text("b")]) }
            _ = try? Session.connect(address).run(commands)
            hasEnded.signal()
          }
          while try connection.run("SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted").isEmpty {}
        }
        try connection.run(change, [.integer(2), .text("a")])
      }
    }
    hasEnded.wait()
    let names = try connection.run("SELECT name FROM entry").map { try $0.text("name").sorted() }
    #expect(names == [["a", "b"], ["a", "b"]])
  }

  @Test func `locks, read-only servers and full servers have kinds`() throws {
    let session = try Session(Self.entries)
    let connection = session.connection
    try connection.run(Self.insertion, [.integer(1), .text("a")])
    let other = try session.other()
    try other.run("SELECT set_config('lock_timeout', '1ms', false)")
    let blocked = try connection.transaction {
      try connection.run("UPDATE entry SET name = 'b'")
      return failure { try other.run("UPDATE entry SET name = 'c'") }
    }
    #expect(blocked?.kind == .locked && !other.isLost)
    let reader = try Session.connect(
      PostgresServer.shared.address(session.database) + " options='-c default_transaction_read_only=on'")
    let error = failure { try reader.run(Self.insertion, [.integer(2), .text("a")]) }
    #expect(error?.kind == .readOnly && error?.isTransient == true)
    let full = failure { try connection.run(script: "DO $$ BEGIN RAISE 'no space' USING ERRCODE = '53100'; END $$") }
    #expect(full == PostgresError(.diskFull, "no space"))
  }

  @Test func `the server ends what takes too long, and the connection goes on`() throws {
    let session = try Session()
    let connection = session.connection
    let settings = try ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "TimeZone"].map {
      try connection.run("SELECT current_setting($1) AS value", [.text($0)])[0].text("value")
    }
    #expect(settings == ["8min", "5min", "10min", "UTC"])
    // Only for these commands.
    let error = failure {
      try connection.run([
        PostgresCommand("SELECT set_config('statement_timeout', '1ms', true)"),
        PostgresCommand("SELECT pg_sleep(3600)"),
      ])
    }
    #expect(error == PostgresError(.timedOut, "canceling statement due to statement timeout", command: 1))
    #expect(error?.isTransient == true && !connection.isLost)
    #expect(try connection.run("SELECT 1 AS one")[0].integer("one") == 1)
  }

  @Test func `another thread cancels a statement`() throws {
    let session = try Session()
    let canceller = try session.connection.canceller()
    let backend = session.connection.backend
    let database = session.database
    Thread.detachNewThread {
      try? PostgresServer.shared.waitUntil(
        "SELECT count(*) FROM pg_stat_activity WHERE pid = \(backend) AND wait_event = 'PgSleep'", is: "1", in: database
      )
      canceller.cancelStatement()
    }
    #expect(failure { try session.connection.run("SELECT pg_sleep(3600)") }?.kind == .timedOut)
    #expect(!session.connection.isLost)
  }
}
