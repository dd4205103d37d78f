import Foundation
internal import GRDB
internal import LibraryDatabases

extension ChapterStore {
  private static let columns = "SELECT name, source, chapter, language, openedAt FROM comic"

  /// All comics, the last opened first.
  public func comics() throws(ChapterStoreError) -> [StoredComic] {
    try read { database in
      try Row.fetchAll(database, sql: "\(Self.columns) ORDER BY openedAt DESC, name").map(StoredComic.init)
    }
  }

  public func comic(named name: String) throws(ChapterStoreError) -> StoredComic? {
    try read { database in
      try Row.fetchOne(database, sql: "\(Self.columns) WHERE name = ?", arguments: [name.storable])
        .map(StoredComic.init)
    }
  }

  /// Inserts or replaces a comic, identified by its name. Its chapters and progress are kept.
  ///
  /// - Throws: `ChapterStoreError.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func save(_ comic: StoredComic) throws(ChapterStoreError) {
    try write { database in try save(comic, in: database) }
  }

  func save(_ comic: StoredComic, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO comic (name, source, chapter, language, openedAt) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET source = excluded.source, chapter = excluded.chapter,
          language = excluded.language, openedAt = excluded.openedAt
        """,
      arguments: [
        comic.name.storable, comic.source?.storable, comic.chapter, comic.language?.storable,
        comic.openedAt.storedMilliseconds,
      ])
  }

  /// The comic that is being read; nil if none was chosen yet.
  public func currentComic() throws(ChapterStoreError) -> StoredComic? {
    try read { database in
      try Row.fetchOne(database, sql: "\(Self.columns) WHERE id = (SELECT comic FROM currentComic)")
        .map(StoredComic.init)
    }
  }

  /// Makes a comic the current one.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func setCurrentComic(named name: String) throws(ChapterStoreError) {
    try write { database in try setCurrentComic(id(of: name, in: database), in: database) }
  }

  func setCurrentComic(_ comic: Int64, in database: Database) throws {
    try database.execute(
      sql: "INSERT INTO currentComic VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET comic = excluded.comic",
      arguments: [comic])
  }

  func id(of name: String, in database: Database) throws -> Int64 {
    let statement = try database.cachedStatement(sql: "SELECT id FROM comic WHERE name = ?")
    guard let id = try Int64.fetchOne(statement, arguments: [name.storable]) else {
      throw ChapterStoreError.noSuchComic(file: url.path, name: name)
    }
    return id
  }
}

extension StoredComic {
  fileprivate init(_ row: Row) throws {
    name = try row.decode(String.self, atIndex: 0)
    source = try row.decode(String?.self, atIndex: 1)
    chapter = try row.decode(Int?.self, atIndex: 2)
    language = try row.decode(String?.self, atIndex: 3)
    openedAt = Date(storedMilliseconds: try row.decode(Int64.self, atIndex: 4))
  }
}
