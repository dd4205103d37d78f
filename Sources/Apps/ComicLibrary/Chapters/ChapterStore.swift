public import Foundation
internal import GRDB
internal import LibraryDatabases

/// Comics, their chapters, and reading progress, in an SQLite database that several programs can use.
///
/// Every change is one transaction, so a program that is killed never leaves half of it. Changes of progress are not
/// flushed to disk one by one: a power failure may lose the last ones, but does not damage the database. Its
/// write-ahead log and index, `-wal` and `-shm`, are next to the file.
public final class ChapterStore: Sendable {
  /// How long a call waits for other writers, in seconds.
  public static let busyTimeout = DatabaseSchema.busyTimeout

  public var url: URL { database.url }
  private let database: LibraryDatabase<ChapterStoreError>

  /// Opens a database for reading and writing. Creates it, and its folder, if it does not exist.
  ///
  /// - Throws: `ChapterStoreError.database` with `.cannotCreate`, also if the path is not a file; `.damaged`,
  ///   `.foreign` and `.newerRelease`, which leave the file unchanged; `.inputOutput`, `.busy`.
  public init(at url: URL) throws(ChapterStoreError) {
    database = try LibraryDatabase(at: url, form: ChapterSchema.form)
  }

  private init(_ database: LibraryDatabase<ChapterStoreError>) { self.database = database }

  /// The store in an existing file, read-only. If there is no file, returns nil and does not create one.
  ///
  /// - Throws: `ChapterStoreError.database` with `.unreadable`, `.damaged`, `.foreign`, `.newerRelease`,
  ///   `.inputOutput`, `.busy`.
  public static func existing(at url: URL) throws(ChapterStoreError) -> ChapterStore? {
    guard let database = try LibraryDatabase<ChapterStoreError>(reading: url, form: ChapterSchema.form) else {
      return nil
    }
    return ChapterStore(database)
  }

  /// Reads in one transaction, isolated from the changes of other programs.
  func read<Value>(_ body: (Database) throws -> Value) throws(ChapterStoreError) -> Value { try database.read(body) }

  /// Runs `body` in one transaction.
  func write<Value>(_ body: (Database) throws -> Value) throws(ChapterStoreError) -> Value { try database.write(body) }

  /// Flushes changes to disk. If that fails, they stay in the write-ahead log.
  func flush() { database.flush() }
}
