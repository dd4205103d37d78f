internal import GRDB
internal import LibraryDatabases

/// The form of the database.
enum FeedSchema {
  static let form = DatabaseForm(label: "FeedStore", migrator: migrator)

  /// Forms are only ever added: what a release has once made stays as it is written here.
  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("feeds-v1") { database in try database.execute(sql: first) }
    return migrator
  }()

  /// Dates are milliseconds since 1970. `place` is what feeds are in order by, then their address.
  /// `key` is the identifier that programs use, `guid` the feed's own. `folders` are
  /// names with ends of lines between them. `date` is what
  /// articles are in order by; `vanishedAt` is null while the feed's document has the article.
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
