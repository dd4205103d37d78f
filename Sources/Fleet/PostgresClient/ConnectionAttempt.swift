internal import CPostgres
import Glibc

/// The way to a connection.
struct ConnectionAttempt {
  let address: String
  let program: String
  let limit: Duration
  var library = CPOSTGRES_LIBRARY

  /// Connects.
  ///
  /// - Returns: A connection of libpq; the caller ends it.
  func run() throws(PostgresError) -> OpaquePointer {
    guard cpostgres_load(library) else {
      throw PostgresError(.missingLibrary, "libpq 14 or newer is not installed; install libpq5")
    }
    try check()
    guard let connection = start() else { throw PostgresError(.protocolError, "libpq is out of memory") }
    do throws(PostgresError) {
      try finish(connection)
      return connection
    } catch {
      cpostgres_finish(connection)
      throw error
    }
  }

  /// For each address of the server: if one does not answer, another is tried.
  private var attemptLimit: Duration { limit / 2 }

  /// Gives a connection the whole limit, unless the address has one of its own. The system would end it also while the
  /// server is too busy to read.
  private func relax(_ connection: OpaquePointer) {
    var (milliseconds, size): (UInt32, socklen_t) = (0, socklen_t(MemoryLayout<UInt32>.size))
    let socket = cpostgres_socket(connection)
    guard
      getsockopt(socket, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds, &size) == 0,
      "\(milliseconds)" == PostgresConnection.setting(attemptLimit)
    else { return }
    milliseconds = UInt32(PostgresConnection.setting(limit)) ?? milliseconds
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds, size)
  }

  private func start() -> OpaquePointer? {
    // What follows the address replaces what is in it.
    let parameters = [
      ("fallback_application_name", program), ("keepalives_idle", "15"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", PostgresConnection.setting(attemptLimit)), ("dbname", address),
      ("client_encoding", "UTF8"),
    ]
    let texts = parameters.map { (strdup($0.0), strdup($0.1)) }
    defer {
      for text in texts {
        free(text.0)
        free(text.1)
      }
    }
    return cpostgres_start(texts.map { UnsafePointer($0.0) } + [nil], texts.map { UnsafePointer($0.1) } + [nil])
  }

  private func finish(_ connection: OpaquePointer) throws(PostgresError) {
    let end = SuspendingClock.Instant.after(limit)
    var progress = cpostgres_is_bad(connection) ? CPOSTGRES_FAILED : CPOSTGRES_WAIT_TO_WRITE
    while progress != CPOSTGRES_CONNECTED {
      guard progress != CPOSTGRES_FAILED else {
        throw ConnectionFailure(
          message: String(cString: cpostgres_message(connection)), needsPassword: cpostgres_needs_password(connection)
        ).error
      }
      let isWriting = progress == CPOSTGRES_WAIT_TO_WRITE
      let left = SuspendingClock.now.duration(to: end)
      guard
        try SocketWait.wait(
          for: cpostgres_socket(connection), toRead: !isWriting, toWrite: isWriting, atMost: left)
      else {
        throw PostgresError(.unreachable, "PostgreSQL did not accept the connection within \(limit.inSeconds)")
      }
      progress = cpostgres_continue(connection)
    }
    relax(connection)
  }

  /// Checks the syntax of the address. libpq's own messages quote the address with its password, or parts of a password
  /// that was taken for a host.
  private func check() throws(PostgresError) {
    guard !address.utf8.contains(0) else {
      throw PostgresError(.invalidAddress, "the address of PostgreSQL contains U+0000")
    }
    let isURI = address.hasPrefix("postgresql://") || address.hasPrefix("postgres://")
    // Any other text is the name of a database.
    guard isURI || address.contains("=") else { return }
    guard let options = cpostgres_parse(address) else {
      throw PostgresError(
        .invalidAddress, "invalid address of PostgreSQL: write postgresql://user@host/database or key=value")
    }
    defer { cpostgres_free_options(options) }
    func option(_ name: String) -> String { cpostgres_option(options, name).map { String(cString: $0) } ?? "" }
    let hasPort = option("port").unicodeScalars.allSatisfy { ("0"..."9").contains($0) || $0 == "," }
    guard hasPort, !isURI || !(option("host") + option("dbname")).contains("@") else {
      throw PostgresError(
        .invalidAddress,
        "invalid address of PostgreSQL: check its host, port and database; a password must be percent-encoded")
    }
  }
}

/// Why a connection failed, from libpq's message: it leaves nothing else.
struct ConnectionFailure {
  let message: String
  let needsPassword: Bool

  var error: PostgresError {
    // With verbose messages, an error of the server is `FATAL:  28P01: password authentication failed`.
    if let match = message.firstMatch(of: /:  ([0-9A-Z]{5}): (.*)/) {
      return PostgresError(Self.kind(of: String(match.1)), PostgresError.line(String(match.2)))
    }
    // Hints are indented. There is a line for each address.
    let lines = message.split(whereSeparator: \.isNewline).filter { $0.first?.isWhitespace == false }
    return PostgresError(kind, PostgresError.line(lines.joined(separator: "; ")))
  }

  private static func kind(of state: String) -> PostgresError.Kind {
    switch state {
    case "53100": .diskFull
    case "53300": .tooManyConnections
    // Such as a server that starts or stops.
    case _ where ["08", "53", "57", "58", "XX"].contains(state.prefix(2)): .unreachable
    default: .refused
    }
  }

  private var kind: PostgresError.Kind {
    func says(_ text: String) -> Bool { message.contains(text) }
    if needsPassword || says("certificate") || says("does not support SSL") { return .refused }
    if says("session is read-only") || says("hot standby mode") { return .readOnly }
    if says("connection to server") || says("could not translate host name") { return .unreachable }
    return .invalidAddress
  }
}

extension Duration {
  /// Such as `10 s`.
  var inSeconds: String {
    let milliseconds = wholeMilliseconds
    return milliseconds.isMultiple(of: 1_000) ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}
