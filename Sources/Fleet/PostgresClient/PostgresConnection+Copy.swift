internal import CPostgres

extension PostgresConnection {
  /// Runs `COPY … FROM STDIN`, in its text or binary format. The text format converts values to the types of the columns;
  /// the binary format is faster, and needs columns with the types of ``PostgresValue``.
  ///
  /// The server has no time limit for it, and rows take little memory. Do not use the connection in `rows`.
  ///
  /// - Parameter rows: Returns the next row, or nil at the end. If it throws, no row is copied.
  /// - Returns: The number of rows.
  /// - Throws: ``PostgresError``, or what `rows` throws.
  @discardableResult
  package func copy(_ statement: PostgresStatement, rows: () throws -> [PostgresValue]?) throws -> Int {
    try withoutStatementLimit {
      let format = try startCopy(statement)
      do {
        isCopying = true
        defer { isCopying = false }
        try send(rows, in: format)
      } catch {
        // Ends the COPY on the server, unless the connection itself has failed.
        if !isLost { _ = try? endCopy(failure: "the rows ended with an error") }
        throw error
      }
      return try endCopy(failure: nil)
    }
  }

  private func startCopy(_ statement: PostgresStatement) throws(PostgresError) -> CopyFormat {
    let connection = try open()
    let (format, failure) = try closingOnFailure { () throws(PostgresError) -> (CopyFormat?, PostgresError?) in
      guard cpostgres_send_script(connection, statement.text) else { throw self.failure() }
      var isWriting = try flush()
      while isWriting || cpostgres_is_busy(connection) { isWriting = try move(isWriting: isWriting) }
      guard let result = try nextResult() else { return (nil, nil) }
      switch result.kind {
      case CPOSTGRES_COPY_IN: return (CopyFormat(isBinary: cpostgres_is_binary(result.pointer)), nil)
      case CPOSTGRES_ERROR: return (nil, try lastResults().failure ?? result.error)
      default: return (nil, try lastResults().failure)
      }
    }
    guard let format else {
      throw failure ?? PostgresError(.protocolError, "the statement is not COPY … FROM STDIN")
    }
    return format
  }

  private func send(_ rows: () throws -> [PostgresValue]?, in format: CopyFormat) throws {
    var bytes = format.start
    while let row = try rows() {
      try format.encode(row, into: &bytes)
      if bytes.count >= Self.blockSize {
        try send(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try send(bytes + format.end)
  }

  private static let blockSize = 65_536
  private static let messageLimit = 1 << 24

  /// Sends bytes, and waits until the network has taken them.
  private func send(_ bytes: [UInt8]) throws(PostgresError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.messageLimit)
      rest = rest.dropFirst(part.count)
      try closingOnFailure { () throws(PostgresError) in
        try queue { connection in
          part.withUnsafeBytes {
            cpostgres_copy(connection, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count))
          }
        }
        while try flush() { _ = try move(isWriting: true) }
      }
    }
  }

  /// Repeats a call while the queue is full.
  private func queue(_ call: (OpaquePointer) -> Int32) throws(PostgresError) {
    while true {
      guard let handle else { throw .closed }
      let result = call(handle)
      if result > 0 { return }
      guard result == 0 else { throw failure() }
      _ = try move(isWriting: true)
    }
  }

  private func endCopy(failure: String?) throws(PostgresError) -> Int {
    let (last, failure) = try closingOnFailure { () throws(PostgresError) in
      try queue { cpostgres_end_copy($0, failure) }
      return try lastResults()
    }
    if let failure { throw failure }
    return last.map { PostgresRows($0).affected } ?? 0
  }
}
