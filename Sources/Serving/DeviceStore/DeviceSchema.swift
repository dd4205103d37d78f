internal import GRDB
internal import LibraryDatabases

/// The schema of the database, and its migrations.
enum DeviceSchema {
  static let form = DatabaseSchema(label: "DeviceStore", migrator: migrator)

  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("devices-v1") { database in try database.execute(sql: first) }
    return migrator
  }()

  /// Dates are seconds since 1970. A key is kept as its hash. `nextKey` and `nextModel` are those of a repeated
  /// set-up.
  private static let first = """
    CREATE TABLE device (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      mac TEXT NOT NULL UNIQUE,
      model TEXT NOT NULL,
      key TEXT NOT NULL,
      nextKey TEXT,
      nextModel TEXT,
      name TEXT UNIQUE,
      shows TEXT,
      isClaimed INTEGER NOT NULL DEFAULT 0,
      createdAt REAL NOT NULL,
      seenAt REAL,
      firmware TEXT,
      battery REAL,
      signal INTEGER,
      width INTEGER,
      height INTEGER,
      interval INTEGER
    );
    CREATE TABLE log (
      id INTEGER PRIMARY KEY,
      device INTEGER NOT NULL REFERENCES device ON DELETE CASCADE,
      receivedAt REAL NOT NULL,
      message TEXT NOT NULL,
      details TEXT NOT NULL
    );
    CREATE INDEX logOfDevice ON log (device, id);
    """
}
