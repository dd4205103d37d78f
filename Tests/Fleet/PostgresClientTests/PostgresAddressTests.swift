import DatabaseDriving
import Foundation
import Testing

@testable import PostgresClient

@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct PostgresAddressTests {
  private static let who: PostgresStatement = """
    SELECT current_setting('application_name') AS program, coalesce(ssl, false) AS ssl,
      inet_client_addr() IS NOT NULL AS tcp, current_database()::text AS database
    FROM pg_stat_ssl WHERE pid = pg_backend_pid()
    """

  private func connect(_ address: String) throws -> PostgresConnection { try Session.connect(address) }

  @Test func `a socket of the file system and TCP lead to the server`() throws {
    let server = try PostgresServer.shared
    let local = try connect(server.address())
    #expect(local.serverVersion >= 150_000 && local.socket >= 0 && !local.isLost)
    let here = try local.run(Self.who)[0]
    #expect(try here.text("program") == "almanac-tests" && !here.bool("tcp") && !here.bool("ssl"))
    #expect(try local.run("SELECT pg_backend_pid() AS pid")[0].integer("pid") == Int64(local.backend))
    let row = try connect(server.uri() + "&application_name=other").run(Self.who)[0]
    #expect(try row.text("program") == "other" && row.bool("tcp") && !row.bool("ssl"))
    local.close()
    #expect(local.isLost && local.socket == -1)
    // Options of the address stay.
    let tuned = try connect(server.address() + " options='-c work_mem=5MB'")
    #expect(try tuned.run("SHOW work_mem")[0].text("work_mem") == "5MB")
  }

  @Test func `of several servers, the first that answers is taken`() throws {
    let server = try PostgresServer.shared
    let closed = try CutNetwork(to: server.port)
    closed.close()
    let hosts = "host=127.0.0.1,127.0.0.1 port=\(closed.port),\(server.port) sslmode=disable"
    let user = " user=almanac dbname=postgres password='\(PostgresServer.password)'"
    #expect(try connect(hosts + user).run(Self.who)[0].bool("tcp"))
    let reader = failure { try connect(hosts + user + " target_session_attrs=standby") }
    #expect(reader?.kind == .readOnly || reader?.kind == .unreachable, "\(reader as Any)")
  }

  @Test func `TLS verifies the certificate and the name of the server`() throws {
    let server = try PostgresServer.shared
    func address(_ host: String, _ authority: String) -> String {
      "host=\(host) hostaddr=127.0.0.1 port=\(server.port) user=\(PostgresServer.user) dbname=postgres "
        + "password='\(PostgresServer.password)' sslmode=verify-full sslrootcert=\(authority)"
    }
    let certificate = server.certificate.path
    let connection = try connect(address("localhost", certificate))
    #expect(try connection.run(Self.who)[0].bool("ssl"))
    let data = Data(repeating: 7, count: 5_000_000)
    #expect(try connection.run("SELECT $1 AS bytes", [.bytes(data)])[0].bytes("bytes") == data)
    for other in [address("example.org", certificate), address("localhost", "/etc/ssl/certs/nothing.pem")] {
      let error = failure { try connect(other) }
      #expect(error?.kind == .refused && error?.message.contains("certificate") == true, "\(error as Any)")
    }
  }

  @Test func `a server refuses what it does not know, and the password is not shown`() throws {
    let server = try PostgresServer.shared
    let wrong = failure { try connect(server.uri(password: "secret")) }
    #expect(wrong == PostgresError(.refused, "password authentication failed for user \"almanac\""))
    #expect(wrong?.isTransient == false)
    let none = failure {
      try connect("host=127.0.0.1 port=\(server.port) user=almanac dbname=postgres passfile=/dev/null")
    }
    #expect(none?.kind == .refused && none?.message.contains("no password supplied") == true, "\(none as Any)")
    let database = failure { try connect(server.address("nothing")) }
    #expect(database == PostgresError(.refused, "database \"nothing\" does not exist"))
    let user = failure { try connect("host=\(server.folder.path) port=\(server.port) user=nobody") }
    #expect(user?.kind == .refused)
  }

  @Test func `a server with as many connections as it may have says so`() throws {
    let session = try Session()
    try session.administer("ALTER DATABASE \(session.database) CONNECTION LIMIT 0")
    try session.administer("CREATE ROLE guest_\(session.database) LOGIN")
    let address = try PostgresServer.shared.address(session.database)
    let error = failure { try connect(address + " user=guest_\(session.database)") }
    #expect(error?.kind == .tooManyConnections && error?.isTransient == true)
    try session.administer("DROP ROLE guest_\(session.database)")
  }

  @Test(arguments: [
    "postgresql://almanac:se@cret@127.0.0.1/x", "postgresql://almanac:se/cret@127.0.0.1/x",
    "postgresql://almanac:secret%zz@127.0.0.1/x", "postgresql://almanac:secret", "user=almanac password=a secret",
    "port=secret", "postgresql://[secret", "password=secret nothing=1", "host=a\0secret",
  ])
  func `a wrong address is not shown`(address: String) {
    let error = failure { try connect(address) }
    #expect(error?.kind == .invalidAddress && error?.message.contains("cret") == false, "\(error as Any)")
  }

  @Test func `a wrong option is named`() throws {
    let error = failure { try connect("sslmode=sure") }
    #expect(error == PostgresError(.invalidAddress, "invalid sslmode value: \"sure\""))
  }

  @Test func `a library that is missing or too old is named`() throws {
    for library in ["libpq-is-not-there.so.5", "libm.so.6"] {
      let attempt = ConnectionAttempt(address: "", program: "tests", limit: .seconds(1), library: library)
      #expect(
        failure { try attempt.run() }
          == PostgresError(.missingLibrary, "libpq 14 or newer is not installed; install libpq5"))
    }
    // It changes nothing for others.
    #expect(!(try connect(PostgresServer.shared.address()).isLost))
  }

  @Test func `variables, a service file and a password file are read`() async throws {
    let server = try PostgresServer.shared
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-postgres-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (services, passwords) = (folder.appending(path: "services").path, folder.appending(path: "passwords").path)
    let database = try server.database(named: "service")
    try Data(
      "[fleet]\nhost=127.0.0.1\nport=\(server.port)\nuser=almanac\ndbname=\(database)\nsslmode=disable\n".utf8
    ).write(to: URL(fileURLWithPath: services))
    try Data("127.0.0.1:*:*:almanac:\(PostgresServer.password)\n".utf8).write(to: URL(fileURLWithPath: passwords))
    chmod(passwords, 0o600)
    // Variables are those of a process.
    await #expect(processExitsWith: .success) {
      [services = services as String, passwords = passwords as String, database = database as String] in
      setenv("PGSERVICEFILE", services, 1)
      setenv("PGPASSFILE", passwords, 1)
      #expect(Self.database(at: "service=fleet") == database)
      setenv("PGSERVICE", "fleet", 1)
      #expect(Self.database(at: "") == database)
      #expect(Self.database(at: "postgres") == "postgres")
      #expect(Self.database(at: "service=other") == "invalidAddress")
      // Without the file, there is no password.
      setenv("PGPASSFILE", "/dev/null", 1)
      #expect(Self.database(at: "") == "refused")
      setenv("PGPASSWORD", "wrong", 1)
      #expect(Self.database(at: "") == "refused")
    }
  }

  /// The database that an address leads to, or the kind of error.
  private static func database(at address: String) -> String? {
    do {
      return try Session.connect(address).run("SELECT current_database()::text AS name")[0].text("name")
    } catch {
      return (error as? PostgresError).map { "\($0.kind)" }
    }
  }
}
