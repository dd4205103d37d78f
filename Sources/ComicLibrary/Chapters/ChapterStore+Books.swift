internal import GRDB

extension ChapterStore {
  /// Makes a book the one that is being read. A chapter that is known keeps what has been read of it; one that was never
  /// looked at is at its first page.
  ///
  /// - Returns: The chapter as it is kept.
  /// - Throws: `ChapterStoreError.cannotCreate`, `.inputOutput`, `.busy`; nothing is changed then.
  func beginReading(_ comic: StoredComic, _ chapter: Chapter) throws(ChapterStoreError) -> Chapter {
    let opened = try write { database in
      try save(comic, in: database)
      let id = try id(of: comic.name, in: database)
      try change(id, in: database) { $0.add([chapter.storable]) }
      try setCurrentComic(id, in: database)
      let sql = "UPDATE chapter SET lastReadPage = IFNULL(lastReadPage, startPage) WHERE comic = ? AND number = ?"
      try database.execute(sql: sql, arguments: [id, chapter.number])
      return try list(of: id, in: database).chapters.first { $0.chapter.number == chapter.number }?.chapter
    }
    settle()
    return opened ?? chapter
  }

  /// Keeps the page that is looked at, and what is known of the book's pages since.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, `.cannotCreate`, `.inputOutput`, `.busy`; nothing is changed then.
  func turn(_ comic: StoredComic, _ chapter: Chapter) throws(ChapterStoreError) {
    try write { database in
      let id = try id(of: comic.name, in: database)
      try database.cachedStatement(sql: "UPDATE comic SET spreads = ? WHERE id = ?")
        .execute(arguments: [comic.spreads, id])
      let sql = "UPDATE chapter SET endPage = ?, lastReadPage = ?, didFinishReading = ? WHERE comic = ? AND number = ?"
      try database.cachedStatement(sql: sql)
        .execute(arguments: [chapter.endPage, chapter.lastReadPage, chapter.didFinishReading, id, chapter.number])
      try setCurrentPage(chapter.lastReadPage ?? chapter.startPage, of: id, chapter.comicType, in: database)
    }
  }
}
