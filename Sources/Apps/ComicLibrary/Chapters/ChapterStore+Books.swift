import Foundation
internal import GRDB
internal import LibraryDatabases

/// A chapter that is a book.
struct StoredBook: Hashable, Sendable {
  let comic: String
  let chapter: Chapter
  /// The path of its file or folder.
  let source: String
  /// What is known about its pages, as ``KnownPages/text``.
  let pages: String
}

extension ChapterStore {
  func book(_ number: Int, of comic: String) throws(ChapterStoreError) -> StoredBook? {
    guard let chapter = try chapterIfKnown(number, of: comic) else { return nil }
    let row = try read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT source, pages FROM book WHERE comic = (SELECT id FROM comic WHERE name = ?) AND number = ?",
        arguments: [comic.storable, number]
      ).map { (source: try $0.decode(String.self, atIndex: 0), pages: try $0.decode(String.self, atIndex: 1)) }
    }
    return row.map { StoredBook(comic: comic, chapter: chapter, source: $0.source, pages: $0.pages) }
  }

  /// The chapter with a number; nil if it, or the comic, is unknown.
  func chapterIfKnown(_ number: Int, of comic: String) throws(ChapterStoreError) -> Chapter? {
    try self.comic(named: comic) == nil ? nil : chapter(number, of: comic)
  }

  /// The book that is being read.
  func currentBook() throws(ChapterStoreError) -> StoredBook? {
    guard let comic = try currentComic(), let number = comic.chapter else { return nil }
    return try book(number, of: comic.name)
  }

  /// Makes a book the current one, at the page that its chapter stores.
  ///
  /// - Throws: `ChapterStoreError.database` with `.cannotCreate`, `.inputOutput`, `.busy`; nothing is changed then.
  func beginReading(_ book: StoredBook, at date: Date) throws(ChapterStoreError) {
    try write { database in
      let comic = StoredComic(
        name: book.comic, source: book.source, chapter: book.chapter.number, openedAt: date)
      try save(comic, in: database)
      let id = try id(of: book.comic, in: database)
      try change(id, in: database) { $0.add([book.chapter.storable]) }
      try setCurrentComic(id, in: database)
      try keep(book, id, in: database)
    }
    flush()
  }

  /// Stores the page that is viewed, and what is known about the book's pages.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`;
  ///   nothing is changed then.
  func turn(_ book: StoredBook) throws(ChapterStoreError) {
    try write { database in try keep(book, id(of: book.comic, in: database), in: database) }
  }

  private func keep(_ book: StoredBook, _ comic: Int64, in database: Database) throws {
    let chapter = book.chapter
    try database.cachedStatement(sql: "INSERT OR REPLACE INTO book (comic, number, source, pages) VALUES (?, ?, ?, ?)")
      .execute(arguments: [comic, chapter.number, book.source.storable, book.pages])
    let sql = "UPDATE chapter SET endPage = ?, lastReadPage = ?, didFinishReading = ? WHERE comic = ? AND number = ?"
    try database.cachedStatement(sql: sql)
      .execute(arguments: [chapter.endPage, chapter.lastReadPage, chapter.didFinishReading, comic, chapter.number])
    try setCurrentPage(chapter.lastReadPage ?? chapter.startPage, of: comic, chapter.comicType, in: database)
  }
}
