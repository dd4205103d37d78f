/// An error of a connection to PostgreSQL. It never contains the password.
package struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// libpq is not installed, or too old.
    case missingLibrary
    /// The address cannot be parsed, or has an unknown option.
    case invalidAddress
    /// A value that PostgreSQL cannot hold, or too many values.
    case invalidValue
    /// No connection could be made, or the server starts or stops.
    case unreachable
    /// The server does not accept the user, the password, the database or the kind of connection, or its certificate is
    /// not trusted.
    case refused
    /// The connection was lost, or had been lost before. It is not known whether the statements took effect.
    case lost
    /// The server canceled a statement, or did not answer. In the second case the connection is lost, too.
    case timedOut
    /// The server accepts no changes, as a replica does.
    case readOnly
    /// The server's disk is full.
    case diskFull
    /// The server, the database or the user has as many connections as it may have.
    case tooManyConnections
    /// The server ended the transaction in favour of another one, as after a deadlock: repeat the transaction.
    case conflict
    /// Another transaction holds a lock for longer than this one waits.
    case locked
    /// Another error of the server, with its SQLSTATE.
    case server(sqlState: String)
    /// The server sent what was not expected, or the connection was used in the wrong order.
    case protocolError
  }

  package let kind: Kind
  /// One line without a full stop.
  package let message: String
  /// Which of several commands failed; 0 for the first.
  package internal(set) var command: Int?

  package init(_ kind: Kind, _ message: String, command: Int? = nil) {
    (self.kind, self.message, self.command) = (kind, message, command)
  }

  package var description: String { message }

  /// Whether the same may succeed later, with nothing changed but the state of the server and of the network.
  package var isTransient: Bool {
    switch kind {
    case .unreachable, .lost, .timedOut, .readOnly, .diskFull, .tooManyConnections, .conflict, .locked: true
    case .server(let state): Self.transientClasses.contains(String(state.prefix(2)))
    case .missingLibrary, .invalidAddress, .invalidValue, .refused, .protocolError: false
    }
  }

  /// Transaction rollback, insufficient resources, operator intervention, system error.
  private static let transientClasses: Set<String> = ["40", "53", "57", "58"]

  static let closed = PostgresError(.lost, "the connection to PostgreSQL was lost")
}

extension PostgresError {
  /// An error of a statement.
  ///
  /// - Parameter state: Its SQLSTATE.
  init(state: String, message: String) { self.init(Self.kind(of: state), Self.line(message)) }

  private static func kind(of state: String) -> Kind {
    switch state {
    case "25006": .readOnly
    case "53100": .diskFull
    case "53300": .tooManyConnections
    case "40001", "40P01": .conflict
    case "55P03": .locked
    case "57014": .timedOut
    default: .server(sqlState: state)
    }
  }

  /// The first line of a message, without what programs do not show.
  static func line(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline).lazy.map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
    var line = lines.first { !$0.isEmpty } ?? "PostgreSQL gave no reason"
    while let last = line.last, last == "." || last == " " { line.removeLast() }
    return line.count > lengthLimit ? line.prefix(lengthLimit) + "…" : line
  }

  private static let lengthLimit = 500
}
