import Testing

@testable import PostgresClient

struct PostgresErrorTests {
  @Test func `a message is one line`() {
    #expect(PostgresError.line("could not write. \n\tMore of it\n") == "could not write")
    #expect(PostgresError.line("\u{1B}[31mred\u{7}\r\n") == "[31mred")
    #expect(PostgresError.line("\n\n") == "PostgreSQL gave no reason")
    #expect(PostgresError.line(String(repeating: "a", count: 600)).count == 501)
  }

  @Test(
    arguments: [
      ("25006", .readOnly, true), ("53100", .diskFull, true), ("53300", .tooManyConnections, true),
      ("40001", .conflict, true), ("40P01", .conflict, true), ("55P03", .locked, true), ("57014", .timedOut, true),
      ("53200", .server(sqlState: "53200"), true), ("42601", .server(sqlState: "42601"), false),
      ("23505", .server(sqlState: "23505"), false),
    ] as [(String, PostgresError.Kind, Bool)])
  func `codes of the server have kinds`(state: String, kind: PostgresError.Kind, isTransient: Bool) {
    let error = PostgresError(state: state, message: "no.")
    #expect(error.kind == kind && error.isTransient == isTransient && "\(error)" == "no")
  }

  @Test(
    arguments: [
      ("FATAL:  57P03: the database system is starting up", .unreachable, "the database system is starting up"),
      ("FATAL:  53300: sorry, too many clients already", .tooManyConnections, "sorry, too many clients already"),
      ("FATAL:  28000: no pg_hba.conf entry for host", .refused, "no pg_hba.conf entry for host"),
      // With messages in another language.
      ("FATAL:  3D000: Datenbank »x« existiert nicht", .refused, "Datenbank »x« existiert nicht"),
      ("session is read-only", .readOnly, nil), ("server is in hot standby mode", .readOnly, nil),
      ("server does not support SSL, but SSL was required", .refused, nil),
      ("SSL error: certificate verify failed", .refused, nil), ("Connection refused", .unreachable, nil),
      ("server closed the connection unexpectedly", .unreachable, nil),
    ] as [(String, PostgresError.Kind, String?)])
  func `failures of a connection have kinds`(reason: String, kind: PostgresError.Kind, message: String?) {
    let place = "connection to server at \"db\" (10.0.0.1), port 5432 failed: "
    let text = place + reason + "\n\tIs the server running?\nLOCATION:  auth_failed, auth.c:338\n"
    let error = ConnectionFailure(message: message == nil ? place + reason + "\n\tHint\n" : text, needsPassword: false)
      .error
    #expect(error == PostgresError(kind, message ?? place + reason))
  }

  @Test func `a server without an address, and several servers`() {
    let unknown = "could not translate host name \"db\" to address: Name or service not known\n"
    #expect(ConnectionFailure(message: unknown, needsPassword: false).error.kind == .unreachable)
    let both =
      "connection to server at \"a\" failed: Connection refused\n\tHint?\nconnection to server at \"b\" failed: x\n"
    #expect(
      ConnectionFailure(message: both, needsPassword: false).error.message
        == "connection to server at \"a\" failed: Connection refused; connection to server at \"b\" failed: x")
  }
}
