internal import GRDB
internal import LibraryDatabases

/// The schema of the database, and its migrations.
enum FeedSchema {
  static let form = DatabaseSchema(label: "FeedStore", migrator: migrator)

  /// Migrations are only added, never changed: they must produce what earlier releases produced.
  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("feeds-v1") { database in try database.execute(sql: first) }
    return migrator
  }()

  /// Dates are milliseconds since 1970. Feeds are ordered by `place`, then by URL. `key` is the identifier that
  /// programs use, `guid` the feed's own. `folders` contains names separated by newlines. Articles are ordered by
  /// `date`. `vanishedAt` is null while the feed's document contains the article.
  private static let first = """
    CREATE TABLE feed (
      id INTEGER PRIMARY KEY,
      place INTEGER NOT NULL,
      address TEXT NOT NULL UNIQUE,
      title TEXT,
      givenTitle TEXT,
      folders TEXT NOT NULL,
      siteAddress TEXT,
      iconAddress TEXT,
      etag TEXT,
      lastModified TEXT,
      digest TEXT,
      addedAt INTEGER NOT NULL,
      lastSuccess INTEGER,
      lastError TEXT,
      nextTime INTEGER,
      isGone INTEGER NOT NULL DEFAULT 0,
      icon BLOB,
      iconSource TEXT,
      iconTried INTEGER
    );
    CREATE TABLE article (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      feed INTEGER NOT NULL REFERENCES feed (id) ON DELETE CASCADE,
      guid TEXT NOT NULL,
      title TEXT,
      summary TEXT,
      link TEXT,
      author TEXT,
      published INTEGER,
      updated INTEGER,
      firstSeen INTEGER NOT NULL,
      date INTEGER NOT NULL,
      isRead INTEGER NOT NULL,
      isStarred INTEGER NOT NULL,
      vanishedAt INTEGER,
      UNIQUE (feed, guid)
    );
    CREATE INDEX articleDate ON article (date);
    CREATE INDEX articleUnread ON article (date) WHERE isRead = 0;
    CREATE INDEX articleStarred ON article (date) WHERE isStarred = 1;
    CREATE INDEX articleVanished ON article (feed, vanishedAt) WHERE vanishedAt IS NOT NULL;
    """
}
