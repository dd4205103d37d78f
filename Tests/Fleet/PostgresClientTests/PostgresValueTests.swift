import DatabaseDriving
import Foundation
import Testing

@testable import PostgresClient

@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct PostgresValueTests {
  @Test func `texts come back as they were`() throws {
    let connection = try Session().connection
    let texts = [
      "", " ", "'", "\"", "\\", "\\x00", "\\N", "$1", "{a,b}", "NULL", "Robert'); DROP TABLE widget;--", "a\nb\tc\r\n",
      "😀 👩‍👩‍👧 e\u{301} \u{FFFD} العربية", String(repeating: "ä", count: 100_000),
    ]
    for text in texts {
      let rows = try connection.run("SELECT $1 AS text, length($1) AS length", [.text(text)])
      #expect(try rows[0].text("text") == text)
      #expect(try rows[0].integer("length") == Int64(text.unicodeScalars.count))
    }
    let rows = try connection.run("SELECT $1 AS texts, cardinality($1) AS count", [.texts(texts)])
    #expect(try rows[0].texts("texts") == texts)
    #expect(try rows[0].integer("count") == Int64(texts.count))
  }

  @Test func `numbers and booleans come back as they were`() throws {
    let connection = try Session().connection
    let integers: [Int64] = [0, 1, -1, .max, .min, 1 << 40]
    for number in integers {
      let row = try connection.run("SELECT $1 AS number, $1::text AS text", [.integer(number)])[0]
      #expect(try row.integer("number") == number)
      #expect(try row.text("text") == "\(number)")
    }
    let row = try connection.run("SELECT $1 AS numbers, $2 AS none", [.integers(integers), .integers([])])[0]
    #expect(try row.integers("numbers") == integers)
    #expect(try row.integers("none") == [])
    for number in [0, -0.1, 1e300, .infinity, -.infinity, .leastNonzeroMagnitude] {
      #expect(try connection.run("SELECT $1 AS number", [.real(number)])[0].real("number") == number)
    }
    #expect(try connection.run("SELECT $1 AS number", [.real(.nan)])[0].real("number").isNaN)
    for value in [true, false] {
      let row = try connection.run("SELECT $1 AS value, NOT $1 AS other", [.bool(value)])[0]
      #expect(try row.bool("value") == value)
      #expect(try row.bool("other") == !value)
    }
    let small = try connection.run(
      "SELECT (-7)::smallint AS a, 8::integer AS b, 4e9::bigint::oid AS c, 0.5::real AS d")[0]
    #expect(try small.integer("a") == -7 && small.integer("b") == 8 && small.integer("c") == 4_000_000_000)
    #expect(try small.real("d") == 0.5)
  }

  @Test func `bytes come back as they were, up to twenty megabytes`() throws {
    let connection = try Session("CREATE TABLE picture (bytes bytea NOT NULL)").connection
    let large = Data((0..<20_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    for data in [Data(), Data([0]), Data(0...255), large] {
      let rows = try connection.run("INSERT INTO picture VALUES ($1) RETURNING bytes", [.bytes(data)])
      #expect(try rows[0].bytes("bytes") == data)
    }
    let row = try connection.run(
      "SELECT array_agg(octet_length(bytes)::bigint ORDER BY octet_length(bytes)) AS counts FROM picture")[0]
    #expect(try row.integers("counts") == [0, 1, 256, 20_000_000])
    let list = try connection.run("SELECT ($1::bytea[])[2] AS second", [.bytesList([Data([1]), Data([0, 2])])])[0]
    #expect(try list.bytes("second") == Data([0, 2]))
  }

  @Test(arguments: [
    (0, "2001-01-01 00:00:00+00"), (0.000_001, "2001-01-01 00:00:00.000001+00"),
    (-31_622_400, "2000-01-01 00:00:00+00"), (-31_622_400.25, "1999-12-31 23:59:59.75+00"),
    (-978_307_200, "1970-01-01 00:00:00+00"), (-12_622_780_800, "1601-01-01 00:00:00+00"),
    (-3_187_296_000, "1900-01-01 00:00:00+00"), (-26_438_400, "2000-03-01 00:00:00+00"),
    (-26_524_800, "2000-02-29 00:00:00+00"), (817_257_599.5, "2026-11-24 23:59:59.5+00"),
    (TimeInterval.infinity, "infinity"), (-TimeInterval.infinity, "-infinity"),
  ])
  func `dates are those of the server`(seconds: TimeInterval, text: String) throws {
    let connection = try Session("CREATE TABLE moment (date timestamptz)").connection
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let row = try connection.run("SELECT $1 AS date, $1::text AS text, $2 AS dates", [.date(date), .dates([date])])[0]
    #expect(try row.text("text") == text)
    let expected = seconds.isFinite ? date : seconds < 0 ? .distantPast : .distantFuture
    #expect(abs(try row.date("date").timeIntervalSince(expected)) < 1e-6)
    // The text that a COPY sends.
    try connection.copy("COPY moment FROM STDIN", rows: Once([.date(date)]).next)
    #expect(try connection.run("SELECT date::text AS text FROM moment")[0].text("text") == text)
  }

  @Test func `null is no value`() throws {
    let connection = try Session("CREATE TABLE entry (name text, number bigint)").connection
    let row = try connection.run("INSERT INTO entry VALUES ($1, $2) RETURNING *", [.null, .null])[0]
    #expect(try row.text(ifPresent: "name") == nil && row.integer(ifPresent: "number") == nil)
    #expect(try row.isNull("name"))
    #expect(failure { try row.text("name") } == PostgresError(.protocolError, "column name is null"))
    #expect(failure { try row.text("other") } == PostgresError(.protocolError, "the result has no column other"))
    #expect(failure { try row.date(ifPresent: "name") } == nil)
    let filled = try connection.run("INSERT INTO entry VALUES ($1, $2) RETURNING *", [.text("a"), .integer(1)])[0]
    #expect(failure { try filled.integer("name") }?.kind == .protocolError)
    #expect(failure { try filled.text("number") }?.message == "column number is not text (type 20)")
  }

  @Test func `other types and other arrays are errors`() throws {
    let row = try Session().connection.run(
      """
      SELECT 1.5 AS number, ARRAY['a', NULL] AS nulls, ARRAY[[1, 2], [3, 4]] AS square, now()::date AS day,
        'a'::varchar(3) AS short, 'b'::char(3) AS padded, 'c'::name AS name, '{1,2}'::int[] AS small
      """)[0]
    #expect(failure { try row.real("number") }?.message == "column number is not a real number (type 1700)")
    #expect(failure { try row.texts("nulls") }?.message == "column nulls has an array with nulls, or a damaged one")
    #expect(
      failure { try row.integers("square") }?.message == "column square is not an array of one dimension (type 1007)")
    #expect(failure { try row.date("day") }?.kind == .protocolError)
    #expect(failure { try row.texts("short") }?.kind == .protocolError)
    #expect(try row.text("short") == "a" && row.text("padded") == "b  " && row.text("name") == "c")
    #expect(try row.integers("small") == [1, 2])
  }

  @Test func `JSON and enumerations are text`() throws {
    let connection = try Session("CREATE TYPE state AS ENUM ('due', 'done')").connection
    let row = try connection.run(
      "SELECT $1 AS binary, $1::json AS text, ($1->>'a') AS a, $2::state AS state",
      [.json(#"{"a": "ü\n"}"#), .text("done")])[0]
    #expect(try row.text("binary") == #"{"a": "ü\n"}"#)
    #expect(try row.text("text") == #"{"a": "ü\n"}"#)
    #expect(try row.text("a") == "ü\n")
    #expect(try row.text("state") == "done")
  }

  @Test func `what PostgreSQL cannot hold is an error, and nothing is sent`() throws {
    let connection = try Session("CREATE TABLE entry (name text)").connection
    for value: PostgresValue in [
      .text("a\0b"), .json("\"\0\""), .texts(["a", "\0"]), .date(Date(timeIntervalSinceReferenceDate: .nan)),
    ] {
      let error = failure { try connection.run("SELECT $1", [value]) }
      #expect(error?.kind == .invalidValue && error?.isTransient == false)
    }
    let commands = [PostgresCommand("INSERT INTO entry VALUES ($1)", [.text("a")])]
    let error = failure { try connection.run(commands + [PostgresCommand("SELECT $1", [.text("\0")])]) }
    #expect(error?.kind == .invalidValue && error?.command == 1)
    #expect(failure { try connection.run(script: "SELECT '\0'") }?.kind == .invalidValue)
    let many = [PostgresValue](repeating: .integer(1), count: 65_536)
    #expect(failure { try connection.run("SELECT 1", many) }?.message == "too many values (limit 65535)")
    #expect(try connection.run("SELECT 1 FROM entry").isEmpty)
  }

  @Test func `text of the server that is not UTF-8 is an error`() throws {
    // The server converts all text, but types of a database may have any bytes.
    let connection = try Session("CREATE TYPE pair AS (number bigint)").connection
    let row = try connection.run("SELECT ROW(-1)::pair AS text")[0]
    #expect(failure { try row.text("text") } == PostgresError(.protocolError, "column text is not UTF-8"))
  }

  @Test func `rows are a collection`() throws {
    let rows = try Session().connection.run("SELECT n, n * n AS square FROM generate_series(1, $1) AS n", [.integer(5)])
    #expect(rows.count == 5 && rows.affected == 5)
    #expect(try rows.map { try $0.integer("square") } == [1, 4, 9, 16, 25])
    #expect(try rows.last?.integer("n") == 5)
  }
}

/// A single row for a COPY.
final class Once {
  private var row: [PostgresValue]?

  init(_ row: [PostgresValue]) { self.row = row }

  func next() -> [PostgresValue]? {
    defer { row = nil }
    return row
  }
}
