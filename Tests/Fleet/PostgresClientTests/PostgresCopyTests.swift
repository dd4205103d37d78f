import DatabaseDriving
import Foundation
import Testing

@testable import PostgresClient

@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct PostgresCopyTests {
  private static let table = """
    CREATE TABLE entry (id bigint PRIMARY KEY, name text, ratio double precision, isDone boolean, bytes bytea,
      date timestamptz, state jsonb, names text[], numbers bigint[], small integer)
    """

  private func row(_ number: Int64, small: Bool) -> [PostgresValue] {
    [
      .integer(number), .text("a\tb\\N\n'\"{}ü\r\(number)"), .real(number == 0 ? -.infinity : 0.5),
      .bool(number % 2 == 0),
      .bytes(Data([0, 0x5C, 0xFF])), .date(Date(timeIntervalSinceReferenceDate: 0.25)), .json(#"{"a":"\\\"\n"}"#),
      .texts(["", "a,b", "{\"\\}", "NULL"]), .integers([-1, .max]),
    ] + (small ? [.integer(7)] : [])
  }

  @Test(arguments: [true, false])
  func `a hundred thousand rows are copied`(isBinary: Bool) throws {
    let connection = try Session(Self.table).connection
    var next: Int64 = 0
    func rows() -> [PostgresValue]? {
      guard next < 100_000 else { return nil }
      defer { next += 1 }
      // Only the text format has integers of any size.
      return row(next, small: !isBinary)
    }
    let count =
      isBinary
      ? try connection.copy(
        "COPY entry (id, name, ratio, isDone, bytes, date, state, names, numbers) FROM STDIN (FORMAT binary)",
        rows: rows)
      : try connection.copy("COPY entry FROM STDIN", rows: rows)
    #expect(count == 100_000)
    let first = try connection.run("SELECT * FROM entry WHERE id = 0")[0]
    #expect(try first.text("name") == "a\tb\\N\n'\"{}ü\r0" && first.real("ratio") == -.infinity)
    #expect(try first.bool("isdone") && first.bytes("bytes") == Data([0, 0x5C, 0xFF]))
    #expect(try first.date("date") == Date(timeIntervalSinceReferenceDate: 0.25))
    #expect(try first.text("state") == #"{"a": "\\\"\n"}"#)
    #expect(try first.texts("names") == ["", "a,b", "{\"\\}", "NULL"] && first.integers("numbers") == [-1, .max])
    #expect(try first.integer(ifPresent: "small") == (isBinary ? nil : 7))
    #expect(try connection.run("SELECT count(DISTINCT name) AS count FROM entry")[0].integer("count") == 100_000)
    // The limit is back.
    #expect(try connection.run("SHOW statement_timeout")[0].text("statement_timeout") == "8min")
  }

  @Test func `nothing is copied if a row or its source fails`() throws {
    struct Interruption: Error {}
    let connection = try Session("CREATE TABLE entry (id bigint PRIMARY KEY)").connection
    var next: Int64 = 0
    #expect(throws: Interruption.self) {
      try connection.copy("COPY entry FROM STDIN") {
        next += 1
        if next == 50_000 { throw Interruption() }
        return [.integer(next)]
      }
    }
    next = 0
    let error = failure {
      try connection.copy("COPY entry FROM STDIN") {
        next += 1
        return next > 100_000 ? nil : [.integer(next % 70_000)]
      }
    }
    #expect(error?.kind == .server(sqlState: "23505"))
    #expect(
      failure { try connection.copy("COPY entry FROM STDIN", rows: Once([.text("\0")]).next) }?.kind == .invalidValue)
    #expect(failure { try connection.copy("COPY nothing FROM STDIN") { nil } }?.kind == .server(sqlState: "42P01"))
    #expect(failure { try connection.copy("SELECT 1") { nil } }?.kind == .protocolError)
    #expect(
      failure { try connection.copy("COPY entry FROM STDIN") { try connection.run("SELECT 1").map { _ in .null } } }?
        .kind == .protocolError)
    #expect(!connection.isLost)
    #expect(try connection.run("SELECT 1 FROM entry").isEmpty)
    #expect(try connection.copy("COPY entry FROM STDIN") { nil } == 0)
    // A failed COPY fails its transaction.
    let failed = failure {
      try connection.transaction { _ = try? connection.copy("COPY entry FROM STDIN", rows: Once([.text("a")]).next) }
    }
    #expect(failed?.kind == .server(sqlState: "25P02"))
    #expect(try connection.run("SHOW statement_timeout")[0].text("statement_timeout") == "8min")
  }
}
