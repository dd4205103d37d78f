internal import CPostgres

/// Commands that are sent without waiting for the results of earlier ones, up to one synchronization.
///
/// Sending stops while the network takes nothing, and results are read meanwhile: otherwise the program and the server
/// would both wait for the other to read.
struct Pipeline {
  /// What the server answers, in this order.
  private enum Step {
    case preparation(name: String, command: Int)
    case command(Int)
    case synchronization
  }

  private let connection: PostgresConnection
  /// Values are released once they are sent.
  private var commands: [(text: String, values: ParameterBuffer?)]
  private var steps: [Step] = []
  private var answered = 0
  private var reusesStatements = false

  /// One for each command, unless one failed.
  private(set) var results: [PostgresResult] = []
  /// What the server answered to the command that failed.
  private(set) var failure: PostgresError?

  init(_ commands: [PostgresCommand], on connection: PostgresConnection) throws(PostgresError) {
    self.connection = connection
    var encoded: [(String, ParameterBuffer?)] = []
    for (index, command) in commands.enumerated() {
      do throws(PostgresError) {
        encoded.append((command.statement.text, try ParameterBuffer(command.values)))
      } catch {
        throw PostgresError(error.kind, error.message, command: index)
      }
    }
    self.commands = encoded
  }

  /// Whether it failed because of a statement that was prepared before.
  var usesStaleStatements: Bool {
    // "cached plan must not change result type", "prepared statement does not exist"
    reusesStatements && [.server(sqlState: "0A000"), .server(sqlState: "26000")].contains(failure?.kind)
  }

  /// Runs the commands.
  ///
  /// - Throws: If the connection is of no more use.
  mutating func run() throws(PostgresError) {
    let handle = try connection.open()
    try check(cpostgres_enter_pipeline(handle))
    var isWriting = false
    var sent = 0
    while sent < commands.count || answered < steps.count {
      while !isWriting, sent < commands.count {
        try send(sent, to: handle)
        sent += 1
        if sent == commands.count {
          try check(cpostgres_send_sync(handle))
          steps.append(.synchronization)
        }
        isWriting = try connection.flush()
      }
      try receive(from: handle)
      guard answered < steps.count || sent < commands.count else { break }
      isWriting = try connection.move(isWriting: isWriting)
    }
    try check(cpostgres_exit_pipeline(handle))
  }

  private func check(_ isDone: Bool) throws(PostgresError) {
    guard isDone else { throw connection.failure() }
  }

  private mutating func send(_ index: Int, to handle: OpaquePointer) throws(PostgresError) {
    guard case (let text, let values?) = commands[index] else { return }
    commands[index].values = nil
    let types = values.types.map(\.rawValue)
    var name = connection.prepared.name(of: text, values.types)
    if name != nil {
      reusesStatements = true
    } else if let new = connection.prepared.add(text, values.types) {
      try check(cpostgres_send_prepare(handle, new, text, Int32(types.count), types))
      steps.append(.preparation(name: new, command: index))
      name = new
    }
    try check(
      values.send { count, values, lengths, formats in
        if let name {
          cpostgres_send_prepared(handle, name, count, values, lengths, formats)
        } else {
          cpostgres_send_statement(handle, text, count, types, values, lengths, formats)
        }
      })
    steps.append(.command(index))
  }

  /// Takes the results that have arrived.
  private mutating func receive(from handle: OpaquePointer) throws(PostgresError) {
    var ends = 0
    while answered < steps.count, !cpostgres_is_busy(handle) {
      guard let result = try connection.nextResult() else {
        // The results of each command have an end. After two, nothing has arrived yet.
        ends += 1
        if ends == 2 { return }
        continue
      }
      ends = 0
      try take(result)
    }
  }

  private mutating func take(_ result: PostgresResult) throws(PostgresError) {
    switch (steps[answered], result.kind) {
    case (.preparation, CPOSTGRES_DONE), (.command, CPOSTGRES_SKIPPED), (.synchronization, CPOSTGRES_SYNC): break
    case (.command, CPOSTGRES_DONE), (.command, CPOSTGRES_ROWS): results.append(result)
    case (.preparation(let name, _), CPOSTGRES_SKIPPED): connection.prepared.remove(name)
    case (.preparation(let name, let command), CPOSTGRES_ERROR):
      connection.prepared.remove(name)
      note(result.error, of: command)
    case (.command(let command), CPOSTGRES_ERROR): note(result.error, of: command)
    case (.synchronization, CPOSTGRES_ERROR):
      // It was found when the transaction ended, such as a constraint that is deferred. The synchronization follows.
      return note(result.error, of: nil)
    default: throw PostgresError(.protocolError, "a COPY must be run with copy")
    }
    answered += 1
  }

  private mutating func note(_ error: PostgresError, of command: Int?) {
    failure = failure ?? PostgresError(error.kind, error.message, command: command)
  }
}
