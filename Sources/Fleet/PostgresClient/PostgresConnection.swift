internal import CPostgres

/// A connection to PostgreSQL. Used on one thread at a time.
///
/// No call waits for the server longer than the limit while nothing moves: neither a cut network nor a server that hangs
/// holds a program. A connection that has reached its limit is closed, as it is not known what else arrives on it. The
/// server itself cancels a statement after four fifths of the limit, and a wait for a lock after half of it; such a
/// connection goes on. Notices of the server are ignored.
package final class PostgresConnection {
  /// Nil after the connection was lost or closed.
  private(set) var handle: OpaquePointer?
  var prepared = PreparedStatements()
  /// Whether a COPY takes rows.
  var isCopying = false
  /// Shorter than the client's, so that the connection goes on.
  private let statementLimit: Duration

  /// The longest time without progress. A change does not change the limits that the server was given at first.
  package var limit: Duration

  /// Such as 150018 for PostgreSQL 15.18.
  package let serverVersion: Int

  /// The process of the server for this connection, as in `pg_stat_activity`.
  package let backend: Int32

  /// Connects, and waits until the server accepts the connection.
  ///
  /// - Parameters:
  ///   - address: A URI `postgresql://…`, `key=value` text or the name of a database, as for psql. What it does not have,
  ///     libpq takes from the variables `PG…`, the service file and the password file.
  ///   - program: The name of the program in `pg_stat_activity`, unless the address has one.
  ///   - limit: The longest time for the connection, and without progress in later calls. The resolver of host names has
  ///     limits of its own.
  /// - Throws: ``PostgresError``; if it is transient, another attempt may succeed.
  package init(_ address: String, program: String, limit: Duration) throws(PostgresError) {
    let limit = min(limit, .longest)
    let handle = try ConnectionAttempt(address: address, program: program, limit: limit).run()
    self.handle = handle
    (self.limit, statementLimit) = (limit, limit * 0.8)
    serverVersion = Int(cpostgres_server_version(handle))
    backend = cpostgres_backend(handle)
    try configure()
  }

  deinit { close() }

  /// Whether the connection was lost or closed. A loss is noticed by the next call.
  package var isLost: Bool { handle == nil }

  /// A descriptor that becomes readable when something arrives; -1 after the connection was lost.
  package var socket: Int32 { handle.map(cpostgres_socket) ?? -1 }

  /// Ends the connection.
  package func close() {
    guard let handle else { return }
    self.handle = nil
    cpostgres_finish(handle)
  }

  /// Cancels statements of this connection from other threads.
  package func canceller() throws(PostgresError) -> PostgresCanceller {
    guard let cancel = cpostgres_make_cancel(try open()) else {
      throw PostgresError(.protocolError, "libpq is out of memory")
    }
    return PostgresCanceller(takingOwnershipOf: cancel)
  }

  /// The connection of libpq.
  func open() throws(PostgresError) -> OpaquePointer {
    guard let handle else { throw .closed }
    guard !isCopying else { throw PostgresError(.protocolError, "the connection is used by a COPY") }
    return handle
  }

  /// Calls what works with the server, and gives the connection up if it throws.
  func closingOnFailure<Value>(_ work: () throws(PostgresError) -> Value) throws(PostgresError) -> Value {
    do throws(PostgresError) {
      return try work()
    } catch {
      close()
      throw error
    }
  }

  /// Sets what the server watches. As options of the connection, they would replace those in the address, and poolers
  /// refuse them.
  private func configure() throws(PostgresError) {
    let statement: PostgresStatement = """
      SELECT set_config('TimeZone', 'UTC', false), set_config('standard_conforming_strings', 'on', false),
        set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
        set_config('idle_in_transaction_session_timeout', $3, false)
      """
    _ = try run(
      statement,
      [.text(Self.setting(statementLimit)), .text(Self.setting(limit / 2)), .text(Self.setting(limit))])
  }

  /// Limits statements, or with nil lets them take any time.
  func limitStatements(to limit: Duration?) throws(PostgresError) {
    let setting = limit.map(Self.setting) ?? "0"
    _ = try run("SELECT set_config('statement_timeout', $1, false)", [.text(setting)])
  }

  /// Calls `work` without a time limit for statements on the server's side.
  func withoutStatementLimit<Value>(_ work: () throws -> Value) throws -> Value {
    try limitStatements(to: nil)
    // In a failed transaction this fails, too; its end restores the setting.
    defer { try? limitStatements(to: statementLimit) }
    return try work()
  }

  /// In milliseconds, at least 1, because 0 means no limit.
  static func setting(_ limit: Duration) -> String { "\(min(max(limit.wholeMilliseconds, 1), Int64(Int32.max)))" }
}

/// Cancels statements of a connection. May be used on any thread, also after the connection has ended.
package final class PostgresCanceller: Sendable {
  private nonisolated(unsafe) let cancel: OpaquePointer

  init(takingOwnershipOf cancel: OpaquePointer) { self.cancel = cancel }

  deinit { cpostgres_free_cancel(cancel) }

  /// Asks the server to cancel what runs, which then fails with the kind `timedOut`. Connects to the server, and waits
  /// for it.
  ///
  /// - Returns: False if the server was not reached.
  @discardableResult
  package func cancelStatement() -> Bool { cpostgres_cancel_command(cancel) }
}

extension Duration {
  /// A year: times are added to dates.
  static let longest = Duration.seconds(31_536_000)

  /// Rounded up.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    guard abs(seconds) < .max / 1_001 else { return seconds < 0 ? .min : .max }
    return seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
