import DatabaseDriving
import PostgresClient

/// A database of its own on the server that all tests share, and connections to it.
struct Session {
  let database: String
  let connection: PostgresConnection

  /// Longer than any test: the server's own limits are those of a busy machine.
  static let limit = Duration.seconds(600)

  init(_ script: String = "") throws {
    database = try PostgresServer.shared.database()
    connection = try Self.connect(PostgresServer.shared.address(database))
    if !script.isEmpty { try connection.run(script: script) }
  }

  static func connect(_ address: String) throws -> PostgresConnection {
    try PostgresConnection(address, program: "almanac-tests", limit: limit)
  }

  /// Another connection to the database.
  func other() throws -> PostgresConnection { try Self.connect(PostgresServer.shared.address(database)) }

  /// Runs SQL on another connection, as an administrator does.
  @discardableResult
  func administer(_ sql: String) throws -> String { try PostgresServer.shared.query(sql, in: database) }
}

/// The error that something throws.
func failure(_ work: () throws -> some Any) -> PostgresError? {
  do {
    _ = try work()
    return nil
  } catch {
    return error as? PostgresError
  }
}
