import ArgumentParser
import FleetStore
import PostgresClient
import ToolReports

/// Which database a command uses.
package struct FleetConnectionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The database, as psql takes it: postgresql://user@host/name, or key=value text (default: the PG… variables).",
      valueName: "address"))
  package var database = ""

  package init() {}

  /// Runs `work` with the database.
  func use(_ work: (FleetDatabase) throws -> Void) throws {
    try ToolError.reporting {
      try FleetFailure.translating { try work(try FleetDatabase(database, program: "almanac fleet")) }
    }
  }
}

/// Translates errors of a database to the tool's errors.
package enum FleetFailure {
  package static func translating<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as PostgresError {
      throw ToolError(error.explanation, exitCode: exitCode(of: error.kind))
    } catch let error as FleetError {
      throw ToolError(error.description, exitCode: exitCode(of: error))
    }
  }

  private static func exitCode(of kind: PostgresError.Kind) -> ExitCode {
    switch kind {
    case .missingLibrary: .unavailable
    case .invalidAddress: .validationFailure
    case .invalidValue: .badData
    case .refused: .noPermission
    case .unreachable, .lost, .timedOut, .readOnly, .tooManyConnections, .conflict, .locked: .temporary
    case .diskFull: .inputOutput
    case .server("42501"): .noPermission
    // No such schema or database.
    case .server("3F000"), .server("3D000"): .unavailable
    case .server: .software
    case .protocolError: .software
    }
  }

  private static func exitCode(of error: FleetError) -> ExitCode {
    switch error {
    case .noSchema, .olderDatabase, .newerDatabase: .unavailable
    case .invalid: .badData
    }
  }
}

extension ExitCode {
  fileprivate static let noPermission = ExitCode(77)
}
