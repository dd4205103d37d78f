import Foundation
internal import GRDB
internal import LibraryDatabases

/// A chapter that is a book.
struct StoredBook: Hashable, Sendable {
  /// The comic's name.
  let comic: String
  let chapter: Chapter
  /// The path of its file or folder.
  let source: String
  /// What is known of its pages, in the words of ``KnownPages``.
  let pages: String
}

extension ChapterStore {
  /// The book that is a chapter of a comic; nil where there is none.
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

  /// The chapter of a number; nil where it, or the comic, is not known.
  func chapterIfKnown(_ number: Int, of comic: String) throws(ChapterStoreError) -> Chapter? {
    try self.comic(named: comic) == nil ? nil : chapter(number, of: comic)
  }

  /// The book that is being read; nil where none is.
  func currentBook() throws(ChapterStoreError) -> StoredBook? {
    guard let comic = try currentComic(), let number = comic.chapter else { return nil }
    return try book(number, of: comic.name)
  }

  /// Makes a book the one that is being read, at the page that its chapter says.
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
    settle()
  }

  /// Keeps the page that is looked at, and what is known of the book's pages since.
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
