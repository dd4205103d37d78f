package import PostgresClient

/// A fleet's widgets in a database. Used on one thread at a time.
///
/// Everything that changes something is one call of a function of the schema, which is a short transaction: none is open
/// while something is drawn.
package final class FleetDatabase {
  package let connection: PostgresConnection

  /// Connects.
  ///
  /// - Parameters:
  ///   - address: As psql takes it; empty for the `PG…` variables.
  ///   - program: The name that the server shows for the connection.
  /// - Throws: ``PostgresError``; ``FleetError`` if the database has no fleet, or one of another version.
  package init(_ address: String, program: String, limit: Duration = .seconds(10)) throws {
    connection = try PostgresConnection(address, program: program, limit: limit)
    try FleetSchema.check(connection)
  }

  /// For workers, whose functions exist in older and newer databases alike.
  package init(_ connection: PostgresConnection) { self.connection = connection }

  /// The channel on which the database says that something has become due.
  package static let dueChannel = "almanac_due"
  /// The channel on which it says which pictures were replaced: numbers of widgets, or `*` for many.
  package static let shownChannel = "almanac_shown"

  package func listenForDue() throws(PostgresError) { _ = try connection.run("LISTEN almanac_due") }

  package func listenForShown() throws(PostgresError) { _ = try connection.run("LISTEN almanac_shown") }
}
