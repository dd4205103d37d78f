internal import CSQLite
import Foundation
package import GRDB
import SystemIO

/// The form of a store's database, and how older forms become it.
package struct DatabaseForm: Sendable {
  /// How long a call waits for other programs that write, in seconds.
  package static let patience = 5.0

  /// Pages of 4,096 bytes that the log may grow to in one program before they are brought into the database.
  private static let logPages = 200

  /// Bytes of a log that whoever opens the database empties: about 100 pages. Opening reads the log, and emptying it waits for
  /// the disk: this is a quarter of a millisecond of the one, and seldom the other.
  static let logBytes = 400 << 10

  /// The store's name, for those who debug it.
  let label: String
  /// Forms are only ever added: what a release has once made stays as it is written.
  let migrator: DatabaseMigrator

  package init(label: String, migrator: DatabaseMigrator) { (self.label, self.migrator) = (label, migrator) }

  /// What a file is to this release.
  enum State {
    case current
    /// Nothing is in it yet, or the form of an older release.
    case outdated(isEmpty: Bool)
    case newer(version: String)
    case foreign
  }

  /// To be called in a transaction, as another program may just be making the tables.
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

  /// A state that this release can work with.
  func checked(_ state: State, _ path: String) throws -> State {
    switch state {
    case .current, .outdated: return state
    case .newer(let version): throw LibraryDatabaseError.newerRelease(file: path, version: version)
    case .foreign: throw LibraryDatabaseError.foreign(file: path)
    }
  }

  /// Brings the database into the current form, while no other program does.
  func migrate(_ queue: DatabaseQueue, _ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // The folder's own lock: a database whose way of writing changes does not wait for others.
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
    configuration.busyMode = .timeout(Self.patience)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = \(Self.logPages)")
      // One that does not know this brings its log in at the end, and is slower.
      _ = csqlite_keep_log(database.sqliteConnection.map { UnsafeMutableRawPointer($0) })
    }
    return configuration
  }
}
