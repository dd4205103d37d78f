internal import GRDB
internal import LibraryDatabases

/// The schema of the database, and its migrations.
enum ChapterSchema {
  static let form = DatabaseSchema(label: "ChapterStore", migrator: migrator)

  /// Migrations are only added, never changed: they must produce what earlier releases produced.
  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in try database.execute(sql: first) }
    return migrator
  }()

  /// `position` is the index in the list. Chapters that the list no longer contains (`isListed` is 0) come after all
  /// others.
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
