internal import GRDB

/// The form of the database, and how older forms become it.
enum ChapterSchema {
  /// What a file is to this release.
  enum State {
    case current
    /// Nothing is in it yet, or the form of an older release.
    case outdated(isEmpty: Bool)
    case newer(version: String)
    case foreign
  }

  /// To be called in a transaction, as another program may just be making the tables.
  static func state(_ database: Database) throws -> State {
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    let names = try String.fetchSet(database, sql: tables)
    let applied = names.contains("grdb_migrations") ? try migrator.appliedIdentifiers(database) : []
    let known = Set(migrator.migrations)
    if applied == known { return .current }
    if let unknown = applied.subtracting(known).max() { return .newer(version: unknown) }
    if !applied.isEmpty { return .outdated(isEmpty: false) }
    return names.subtracting(["grdb_migrations"]).isEmpty ? .outdated(isEmpty: true) : .foreign
  }

  /// Forms are only ever added: what a release has once made stays as it is written here.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in try database.execute(sql: first) }
    return migrator
  }()

  /// `position` is the place in the list; chapters that are in it no more (`isListed` is 0) come after all others.
  private static let first = """
    CREATE TABLE comic (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      source TEXT,
      chapter INTEGER,
      language TEXT,
      openedAt INTEGER NOT NULL
    );
    CREATE TABLE chapter (
      comic INTEGER NOT NULL REFERENCES comic (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      name TEXT NOT NULL,
      startPage INTEGER NOT NULL,
      endPage INTEGER NOT NULL,
      universe INTEGER,
      lastReadPage INTEGER,
      coverImageURL TEXT NOT NULL,
      didFinishReading INTEGER NOT NULL,
      position INTEGER NOT NULL,
      isListed INTEGER NOT NULL,
      PRIMARY KEY (comic, number)
    ) WITHOUT ROWID;
    CREATE TABLE book (
      comic INTEGER NOT NULL REFERENCES comic (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      source TEXT NOT NULL,
      pages TEXT NOT NULL,
      PRIMARY KEY (comic, number)
    ) WITHOUT ROWID;
    CREATE TABLE currentPage (
      comic INTEGER NOT NULL REFERENCES comic (id) ON DELETE CASCADE,
      type INTEGER NOT NULL,
      page INTEGER NOT NULL,
      PRIMARY KEY (comic, type)
    ) WITHOUT ROWID;
    CREATE TABLE currentComic (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      comic INTEGER NOT NULL REFERENCES comic (id) ON DELETE CASCADE
    );
    """
}
