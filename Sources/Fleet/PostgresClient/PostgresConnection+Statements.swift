internal import CPostgres

extension PostgresConnection {
  /// Runs a statement.
  ///
  /// - Throws: ``PostgresError``
  @discardableResult
  package func run(_ statement: PostgresStatement, _ values: [PostgresValue] = []) throws(PostgresError) -> PostgresRows
  {
    do throws(PostgresError) {
      let rows = try run([PostgresCommand(statement, values)])
      guard let first = rows.first else { throw PostgresError(.protocolError, "PostgreSQL sent no result") }
      return first
    } catch {
      var error = error
      error.command = nil
      throw error
    }
  }

  /// Runs commands in one round trip. They take effect together or not at all, so they must not begin or end a
  /// transaction. Without an open transaction they are one of their own, which is repeated after a conflict.
  ///
  /// - Returns: The result of each.
  /// - Throws: ``PostgresError`` of the first command that failed, with its index.
  @discardableResult
  package func run(_ commands: [PostgresCommand]) throws(PostgresError) -> [PostgresRows] {
    try results(of: commands).map { PostgresRows($0) }
  }

  /// Runs a script of several statements without COPY. Together they are one transaction, unless the script has its own.
  ///
  /// - Throws: ``PostgresError``
  package func run(script: String) throws(PostgresError) {
    guard !script.utf8.contains(0) else { throw PostgresError(.invalidValue, "a script contains U+0000") }
    let connection = try open()
    let error = try closingOnFailure { () throws(PostgresError) -> PostgresError? in
      guard cpostgres_send_script(connection, script) else { throw failure() }
      return try lastResults().failure
    }
    if let error { throw error }
  }

  /// Runs `work` in a transaction, and rolls it back if `work` throws. Transactions cannot be nested.
  ///
  /// - Throws: What `work` throws, or ``PostgresError``. After one with the kind `lost` or `timedOut`, it is not known
  ///   whether the transaction was committed.
  package func transaction<Value>(_ work: () throws -> Value) throws -> Value {
    guard cpostgres_is_idle(try open()) else { throw PostgresError(.protocolError, "a transaction is already open") }
    try run("BEGIN")
    do {
      let value = try work()
      let tag = try results(of: [PostgresCommand("COMMIT")]).first?.tag
      guard tag == "COMMIT" else {
        throw PostgresError(.server(sqlState: "25P02"), "the transaction was rolled back, as a statement in it failed")
      }
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs one transaction again if the server ended it in favour of another one. That one has the locks by then, so the
  /// next attempt waits for it.
  ///
  /// - Throws: What `work` throws; a ``PostgresError`` of the kind `conflict` only after some attempts.
  package func repeatingConflicts<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    for _ in 1..<Self.attempts {
      do throws(Failure) {
        return try work()
      } catch {
        guard (error as? PostgresError)?.kind == .conflict else { throw error }
      }
    }
    return try work()
  }

  private static let attempts = 4

  private func rollBack() {
    guard let handle, !cpostgres_is_idle(handle) else { return }
    do throws(PostgresError) {
      try run("ROLLBACK")
    } catch {
      // The server rolls back what a connection leaves.
      close()
    }
  }

  private func results(of commands: [PostgresCommand]) throws(PostgresError) -> [PostgresResult] {
    let connection = try open()
    guard !commands.isEmpty else { return [] }
    guard cpostgres_is_idle(connection) else { return try results(of: commands, isInTransaction: true) }
    return try repeatingConflicts { () throws(PostgresError) in try results(of: commands, isInTransaction: false) }
  }

  private func results(
    of commands: [PostgresCommand], isInTransaction: Bool
  ) throws(PostgresError) -> [PostgresResult] {
    var pipeline = try Pipeline(commands, on: self)
    try closingOnFailure { () throws(PostgresError) in try pipeline.run() }
    if pipeline.usesStaleStatements {
      // Tables were changed since a statement was prepared, or a pooler gave the connection another session.
      prepared.removeAll()
      if isInTransaction, var failure = pipeline.failure {
        failure = PostgresError(.conflict, failure.message, command: failure.command)
        throw failure
      }
      pipeline = try Pipeline(commands, on: self)
      try closingOnFailure { () throws(PostgresError) in try pipeline.run() }
    }
    if let failure = pipeline.failure { throw failure }
    return pipeline.results
  }
}

/// What the connection does with libpq.
extension PostgresConnection {
  /// The error of a function of libpq that failed.
  func failure() -> PostgresError {
    guard let handle, !cpostgres_is_bad(handle) else { return .closed }
    return PostgresError(.protocolError, PostgresError.line(String(cString: cpostgres_message(handle))))
  }

  /// Writes what is queued, as far as the network takes it.
  ///
  /// - Returns: Whether something is left.
  func flush() throws(PostgresError) -> Bool {
    guard let handle else { throw .closed }
    let result = cpostgres_flush(handle)
    if result < 0 {
      // The server may have said why, before it closed the connection.
      _ = cpostgres_consume(handle)
      try throwFarewell()
      throw failure()
    }
    return result > 0
  }

  /// Waits until the network moves something, reads what has arrived, and goes on to write.
  ///
  /// - Returns: Whether something is left to write.
  func move(isWriting: Bool) throws(PostgresError) -> Bool {
    guard let handle else { throw .closed }
    guard try SocketWait.wait(for: cpostgres_socket(handle), toWrite: isWriting, atMost: limit) else {
      throw PostgresError(.timedOut, "PostgreSQL did not answer within \(limit.inSeconds)")
    }
    if !cpostgres_consume(handle) {
      try throwFarewell()
      throw PostgresError.closed
    }
    return isWriting ? try flush() : false
  }

  /// Throws the error with which the server has ended the connection, if it has sent one.
  private func throwFarewell() throws(PostgresError) {
    // A lost connection has a few results at most: the last one is libpq's.
    for _ in 0..<4 {
      guard let handle, !cpostgres_is_busy(handle), let pointer = cpostgres_next_result(handle) else { continue }
      let result = PostgresResult(takingOwnershipOf: pointer)
      if result.isFatal { throw PostgresError(.lost, result.error.message) }
    }
  }

  /// The next result; nil at the end.
  ///
  /// - Throws: If it is the last one of the connection.
  func nextResult() throws(PostgresError) -> PostgresResult? {
    guard let handle else { throw .closed }
    guard let pointer = cpostgres_next_result(handle) else { return nil }
    let result = PostgresResult(takingOwnershipOf: pointer)
    if result.isFatal { throw PostgresError(.lost, result.error.message) }
    if result.kind == CPOSTGRES_ERROR, cpostgres_is_bad(handle) { throw .closed }
    return result
  }

  /// Waits for the remaining results of what was sent outside of a pipeline.
  ///
  /// - Returns: The last result, and the first error.
  func lastResults() throws(PostgresError) -> (last: PostgresResult?, failure: PostgresError?) {
    var (last, failure): (PostgresResult?, PostgresError?)
    var isWriting = try flush()
    while let handle {
      if isWriting || cpostgres_is_busy(handle) {
        isWriting = try move(isWriting: isWriting)
        continue
      }
      guard let result = try nextResult() else { break }
      switch result.kind {
      case CPOSTGRES_DONE, CPOSTGRES_ROWS: last = result
      case CPOSTGRES_ERROR: failure = failure ?? result.error
      default: throw PostgresError(.protocolError, "COPY must be run with copy")
      }
    }
    return (last, failure)
  }
}
