import Diagnostics
internal import GRDB
internal import LibraryDatabases

extension ChapterStore {
  /// The chapters of a comic in list order. Chapters that the list no longer contains come last.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and the errors of reading.
  public func chapters(of comic: String) throws(ChapterStoreError) -> [Chapter] {
    try read { database in try list(of: id(of: comic, in: database), in: database).chapters.map(\.chapter) }
  }

  /// The chapter with a number; nil if it is unknown.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and the errors of reading.
  public func chapter(_ number: Int, of comic: String) throws(ChapterStoreError) -> Chapter? {
    try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT \(Self.columns) FROM chapter WHERE comic = ? AND number = ?")
      return try Row.fetchOne(statement, arguments: [id(of: comic, in: database), number])
        .map { try StoredChapter($0).chapter }
    }
  }

  /// The next chapter of the same type in the list; nil after the last. After a chapter that is not in the list, the
  /// one with the next higher number.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and the errors of reading.
  public func nextChapter(after chapter: Chapter, of comic: String) throws(ChapterStoreError) -> Chapter? {
    try read { database in try list(of: id(of: comic, in: database), in: database).next(after: chapter) }
  }

  /// Replaces a comic's list of chapters: order, names, pages, universes and covers.
  ///
  /// Stored progress is kept, whatever `chapters` contain. If new pages have been added to a finished chapter, it is
  /// no longer finished. Chapters that are not in the list stay after all others; an empty list changes nothing. Of
  /// several chapters with the same number, the first is used (`comic.chapter-repeated`).
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`;
  ///   nothing is changed then.
  public func merge(_ chapters: [Chapter], into comic: String) throws(ChapterStoreError) {
    try change(comic, by: chapters) { list, chapters in list.merge(chapters) }
    flush()
  }

  /// Updates some of a comic's chapters like ``merge(_:into:)``, and leaves the others unchanged. New chapters are
  /// inserted before the first with a higher number.
  ///
  /// - Throws: `ChapterStoreError.noSuchComic`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`;
  ///   nothing is changed then.
  public func add(_ chapters: [Chapter], to comic: String) throws(ChapterStoreError) {
    try change(comic, by: chapters) { list, chapters in list.add(chapters) }
    flush()
  }

  private func change(
    _ comic: String, by chapters: [Chapter], _ change: (inout ChapterList, [Chapter]) -> Void
  ) throws(ChapterStoreError) {
    let chapters = usable(chapters, subject: comic)
    try write { database in
      let comic = try id(of: comic, in: database)
      try self.change(comic, in: database) { change(&$0, chapters) }
    }
  }

  /// Changes a comic's list and writes the chapters that differ.
  func change(_ comic: Int64, in database: Database, _ change: (inout ChapterList) -> Void) throws {
    var list = try list(of: comic, in: database)
    let old = Dictionary(list.chapters.enumerated().map { ($1.chapter.number, ($0, $1)) }) { first, _ in first }
    change(&list)
    for (position, placed) in list.chapters.enumerated() {
      if let (oldPosition, oldPlaced) = old[placed.chapter.number], oldPosition == position, oldPlaced == placed {
        continue
      }
      let chapter = placed.chapter
      try database.cachedStatement(
        sql: "INSERT OR REPLACE INTO chapter (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      ).execute(arguments: [
        comic, chapter.number, chapter.name, chapter.startPage, chapter.endPage, chapter.universe,
        chapter.lastReadPage, chapter.coverImageURL, chapter.didFinishReading, position, placed.isListed,
      ])
    }
  }

  private static let columns = """
    comic, number, name, startPage, endPage, universe, lastReadPage, coverImageURL, didFinishReading, position, isListed
    """

  func list(of comic: Int64, in database: Database) throws -> ChapterList {
    let statement = try database.cachedStatement(
      sql: "SELECT \(Self.columns) FROM chapter WHERE comic = ? ORDER BY position, number")
    return ChapterList(try Row.fetchAll(statement, arguments: [comic]).map(StoredChapter.init))
  }

  /// Without duplicate numbers, and with texts that SQLite can store.
  private func usable(_ chapters: [Chapter], subject: String) -> [Chapter] {
    var numbers: Set<Int> = []
    var repeated: [Int] = []
    var result: [Chapter] = []
    for chapter in chapters {
      if numbers.insert(chapter.number).inserted {
        result.append(chapter.storable)
      } else {
        repeated.append(chapter.number)
      }
    }
    if let first = repeated.first {
      let others = Set(repeated).count - 1
      let which = others == 0 ? "chapter \(first) is" : "chapter \(first) and \(others) more are"
      DiagnosticLog.current.report(
        Diagnostic(
          id: "comic.chapter-repeated", message: "\(which) listed more than once; the first is used", subject: subject))
    }
    return result
  }
}

extension Chapter {
  /// The chapter with texts that SQLite can store.
  var storable: Chapter {
    Chapter(
      name: name.storable, number: number, startPage: startPage, endPage: endPage, universe: universe,
      lastReadPage: lastReadPage, coverImageURL: coverImageURL.storable, didFinishReading: didFinishReading)
  }
}

extension StoredChapter {
  fileprivate init(_ row: Row) throws {
    chapter = Chapter(
      name: try row.decode(String.self, atIndex: 2), number: try row.decode(Int.self, atIndex: 1),
      startPage: try row.decode(Int.self, atIndex: 3), endPage: try row.decode(Int.self, atIndex: 4),
      universe: try row.decode(Int?.self, atIndex: 5), lastReadPage: try row.decode(Int?.self, atIndex: 6),
      coverImageURL: try row.decode(String.self, atIndex: 7),
      didFinishReading: try row.decode(Bool.self, atIndex: 8))
    isListed = try row.decode(Bool.self, atIndex: 10)
  }
}
