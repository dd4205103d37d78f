import CFleetSchema
package import PostgresClient

/// The schema `almanac` of a database, and its migrations.
///
/// A migration only adds: workers of the version before it continue, so that a fleet is upgraded without a pause.
package enum FleetSchema {
  /// The last migration of this program.
  package static let version: Int64 = Int64(
    (0..<cfleetschema_count()).map { cfleetschema_script($0).migration }.max() ?? 0)

  /// The migrations that a database has: their last number, 0 for none.
  package static func version(of connection: PostgresConnection) throws(PostgresError) -> Int64 {
    let exists = try connection.run("SELECT to_regclass('almanac.migrations') IS NOT NULL AS exists")
    guard try exists.first?.bool("exists") == true else { return 0 }
    return try connection.run("SELECT coalesce(max(number), 0)::bigint AS number FROM almanac.migrations").first?
      .integer("number") ?? 0
  }

  /// Adds what a database lacks, the roles, and the partitions of the next days.
  ///
  /// - Returns: The numbers of the migrations that were run.
  /// - Throws: ``FleetError`` for a database of a newer version.
  package static func install(in connection: PostgresConnection, program: String) throws -> [Int64] {
    // Beside workers, whose functions lock the tables in another order.
    let added = try connection.repeatingConflicts {
      try connection.transaction { try migrate(connection, program: program) }
    }
    _ = try connection.run("SELECT almanac.keep_days(3)")
    return added
  }

  private static func migrate(_ connection: PostgresConnection, program: String) throws -> [Int64] {
    // Two programs may do this at once.
    _ = try connection.run("SELECT pg_advisory_xact_lock(hashtext('almanac.migrations'))")
    var added: [Int64] = []
    let present = try version(of: connection)
    try check(present, isNeeded: false)
    for number in (present + 1)..<(version + 1) {
      for script in scripts(of: number) { try connection.run(script: script) }
      _ = try connection.run(
        "INSERT INTO almanac.migrations (number, program) VALUES ($1::integer, $2)",
        [.integer(number), .text(program)])
      added.append(number)
    }
    // Roles are not part of a database, nor of its backup.
    for script in scripts(of: 0) { try connection.run(script: script) }
    return added
  }

  /// - Throws: ``FleetError`` if this program cannot work with the database.
  package static func check(_ connection: PostgresConnection) throws { try check(try version(of: connection)) }

  private static func check(_ present: Int64, isNeeded: Bool = true) throws(FleetError) {
    if present > version { throw FleetError.newerDatabase(present) }
    if isNeeded && present == 0 { throw FleetError.noSchema }
    if isNeeded && present < version { throw FleetError.olderDatabase(present) }
  }

  private static func scripts(of number: Int64) -> [String] {
    (0..<cfleetschema_count()).map { cfleetschema_script($0) }.filter { $0.migration == number }.map { script in
      String(decoding: UnsafeBufferPointer(start: script.bytes, count: script.count), as: UTF8.self)
    }
  }
}

/// Why a fleet's database cannot be used.
package enum FleetError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSchema
  case olderDatabase(Int64)
  case newerDatabase(Int64)
  /// A widget or a file that cannot be placed.
  case invalid(String)

  package var description: String {
    switch self {
    case .noSchema: "the database has no fleet; run 'almanac fleet init'"
    case .olderDatabase(let number):
      "the database has version \(number), and this program needs \(FleetSchema.version); run 'almanac fleet init'"
    case .newerDatabase(let number):
      "the database has version \(number), and this program knows \(FleetSchema.version); update the program"
    case .invalid(let reason): reason
    }
  }
}

extension PostgresError {
  /// The message, and what it means for a fleet.
  package var explanation: String {
    switch kind {
    case .readOnly: "the database accepts no changes, as a replica or in read-only mode: \(message)"
    case .diskFull: "the database's disk is full: \(message)"
    default: message
    }
  }
}
