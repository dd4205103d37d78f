internal import GRDB
internal import LibraryDatabases

extension ChapterStore {
  /// Stores the page of a chapter that was viewed last. Adds the chapter if it is unknown.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func updateLastReadPage(page: Int, chapter: Chapter, of comic: String) throws(ChapterStoreError) {
    try set("lastReadPage", to: page, chapter, of: comic)
  }

  /// Marks a chapter as finished. Adds it if it is unknown.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func markChapterAsRead(_ chapter: Chapter, of comic: String) throws(ChapterStoreError) {
    try set("didFinishReading", to: 1, chapter, of: comic)
  }

  /// Marks a chapter as not finished. The page that was viewed last stays.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func unread(_ chapter: Chapter, of comic: String) throws(ChapterStoreError) {
    try set("didFinishReading", to: 0, chapter, of: comic)
  }

  /// The page of a part of a comic that was viewed last; nil before the first.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and the errors of reading.
  public func currentPage(of comic: String, type: ComicType) throws(ChapterStoreError) -> Int? {
    try read { database in
      try Int.fetchOne(
        database, sql: "SELECT page FROM currentPage WHERE comic = ? AND type = ?",
        arguments: [id(of: comic, in: database), type.rawValue])
    }
  }

  /// Stores the page of a part of a comic that was viewed last.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func updateCurrentPage(_ page: Int, of comic: String, type: ComicType) throws(ChapterStoreError) {
    try write { database in try setCurrentPage(page, of: id(of: comic, in: database), type, in: database) }
  }

  func setCurrentPage(_ page: Int, of comic: Int64, _ type: ComicType, in database: Database) throws {
    try database.cachedStatement(
      sql: "INSERT INTO currentPage VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET page = excluded.page"
    ).execute(arguments: [comic, type.rawValue, page])
  }

  /// - Parameter column: A column of the table `chapter`.
  private func set(
    _ column: String, to value: Int, _ chapter: Chapter, of comic: String
  ) throws(ChapterStoreError) {
    try write { database in
      let comic = try id(of: comic, in: database)
      let set = { () throws -> Bool in
        try database.cachedStatement(sql: "UPDATE chapter SET \(column) = ? WHERE comic = ? AND number = ?")
          .execute(arguments: [value, comic, chapter.number])
        return database.changesCount > 0
      }
      if try set() { return }
      try change(comic, in: database) { $0.add([chapter.storable]) }
      _ = try set()
    }
  }
}
