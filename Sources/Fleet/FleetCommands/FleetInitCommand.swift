import ArgumentParser
import FleetStore
import PostgresClient
import ToolReports

/// Creates or updates the schema.
struct FleetInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create the fleet's schema in a database, or update it.",
    discussion: """
      Creates the schema 'almanac', and the roles almanac_worker, almanac_editor and almanac_reader, to which an \
      administrator adds users. Needs the rights to create them. Workers of the version before continue, so it can be \
      run at any time.

      Example: almanac fleet init --database postgresql://postgres@db/widgets
      """)

  @OptionGroup var connection: FleetConnectionArguments

  func run() throws {
    try ToolError.reporting {
      try FleetFailure.translating {
        let connection = try PostgresConnection(
          connection.database, program: "almanac fleet", limit: .seconds(60))
        guard connection.serverVersion >= Self.oldestServer else {
          throw ToolError(
            "PostgreSQL 15 or later is needed, and the server has \(connection.serverVersion / 10_000)",
            exitCode: .unavailable)
        }
        let added = try FleetSchema.install(in: connection, program: ToolName.program)
        let version = FleetSchema.version
        try Console.print(
          added.isEmpty ? "The database has version \(version) already." : "The database has version \(version) now.")
      }
    }
  }

  private static let oldestServer = 150_000
}
