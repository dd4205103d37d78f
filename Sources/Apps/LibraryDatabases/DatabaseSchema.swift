internal import CSQLite
import Foundation
public import GRDB
import SystemIO

/// The schema of a store's database, and its migrations.
public struct DatabaseSchema: Sendable {
  /// How long a call waits for other writers, in seconds.
  public static let busyTimeout = 5.0

  /// The size of the write-ahead log, in pages of 4,096 bytes, at which a program checkpoints it.
  private static let logPages = 200

  /// The size of the write-ahead log, in bytes, at which opening the database truncates it: about 100 pages. Opening
  /// reads the log, and truncating waits for the disk. At this size reading takes a quarter of a millisecond, and
  /// truncating is rare.
  static let logBytes = 400 << 10

  /// A name for debugging.
  let label: String
  /// Migrations are only added, never changed: they must produce what earlier releases produced.
  let migrator: DatabaseMigrator

  public init(label: String, migrator: DatabaseMigrator) { (self.label, self.migrator) = (label, migrator) }

  /// The state of a file for this release.
  enum State {
    case current
    /// Empty, or of an older release.
    case outdated(isEmpty: Bool)
    case newer(version: String)
    case foreign
  }

  /// Call this in a transaction, because another program may be creating the tables.
  func state(_ database: Database) throws -> State {
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    let names = try String.fetchSet(database, sql: tables)
    let applied = names.contains("grdb_migrations") ? try migrator.appliedIdentifiers(database) : []
    let known = Set(migrator.migrations)
    if applied == known { return .current }
    if let unknown = applied.subtracting(known).max() { return .newer(version: unknown) }
    if !applied.isEmpty { return .outdated(isEmpty: false) }
    return names.subtracting(["grdb_migrations"]).isEmpty ? .outdated(isEmpty: true) : .foreign
  }

  /// Throws for a state that this release cannot use.
  func checked(_ state: State, _ path: String) throws -> State {
    switch state {
    case .current, .outdated: return state
    case .newer(let version): throw LibraryDatabaseError.newerRelease(file: path, version: version)
    case .foreign: throw LibraryDatabaseError.foreign(file: path)
    }
  }

  /// Migrates the database, with a lock against other programs.
  func migrate(_ queue: DatabaseQueue, _ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // Locks the folder: changing the journal mode of a database does not wait for other connections.
    let lock: FileLock
    do throws(SystemError) { lock = try FileLock(folder: folder) } catch {
      throw LibraryDatabaseError.cannotCreate(file: folder, reason: "\(error)")
    }
    try? lock.acquire()
    defer { lock.release() }
    guard case .outdated = try checked(queue.read(state), path) else { return }
    try queue.inDatabase { database in try database.execute(sql: "PRAGMA journal_mode = WAL") }
    try migrator.migrate(queue)
  }

  func configuration(isReadOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.label = label
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(Self.busyTimeout)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = \(Self.logPages)")
      // SQLite without this option checkpoints when the connection closes, which is slower.
      _ = csqlite_keep_log(database.sqliteConnection.map { UnsafeMutableRawPointer($0) })
    }
    return configuration
  }
}
