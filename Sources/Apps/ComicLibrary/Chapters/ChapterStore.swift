public import Foundation
internal import GRDB
internal import LibraryDatabases

/// Comics, their chapters, and how far they have been read: an SQLite database that programs share.
///
/// Every change is one transaction: a program that is killed at any instant leaves all of it or nothing. Changes of
/// progress are not brought to the disk one by one, so a power cut may take the last of them; it never harms the rest.
/// Beside the file lie its log and its index, `-wal` and `-shm`, which belong to it.
public final class ChapterStore: Sendable {
  /// How long a call waits for other programs that write, in seconds.
  public static let patience = DatabaseForm.patience

  /// The database's file.
  public var url: URL { database.url }
  private let database: LibraryDatabase<ChapterStoreError>

  /// Opens a database to read and change it; makes it, and its folder, where there is none.
  ///
  /// - Throws: `ChapterStoreError.database` with `.cannotCreate`, also where there is something else than a file;
  ///   `.damaged`, `.foreign` and `.newerRelease`, each of which leaves the file as it is; `.inputOutput`, `.busy`.
  public init(at url: URL) throws(ChapterStoreError) {
    database = try LibraryDatabase(at: url, form: ChapterSchema.form)
  }

  private init(_ database: LibraryDatabase<ChapterStoreError>) { self.database = database }

  /// The store in a file, to be read only; nil where there is none, and then none is made.
  ///
  /// - Throws: `ChapterStoreError.database` with `.unreadable`, `.damaged`, `.foreign`, `.newerRelease`,
  ///   `.inputOutput`, `.busy`.
  public static func existing(at url: URL) throws(ChapterStoreError) -> ChapterStore? {
    guard let database = try LibraryDatabase<ChapterStoreError>(reading: url, form: ChapterSchema.form) else {
      return nil
    }
    return ChapterStore(database)
  }

  /// Reads in one transaction: what other programs change meanwhile is not seen.
  func read<Value>(_ body: (Database) throws -> Value) throws(ChapterStoreError) -> Value { try database.read(body) }

  /// Changes all that `body` changes, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(ChapterStoreError) -> Value { try database.write(body) }

  /// Brings what was changed to the disk. Where that does not go well, the log keeps it.
  func settle() { database.settle() }
}
