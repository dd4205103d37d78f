public import Foundation
internal import GRDB
internal import LibraryDatabases

/// Feeds, their articles, and which of these were read or have a star: an SQLite database that programs share.
///
/// Every change is one transaction: a program that is killed at any instant leaves all of it or nothing. Beside the file
/// lie its log and its index, `-wal` and `-shm`, which belong to it.
public final class FeedStore: Sendable {
  /// How long a call waits for other programs that write, in seconds.
  public static let patience = DatabaseForm.patience

  /// The database's file.
  public var url: URL { database.url }
  /// How much is kept.
  let bounds: FeedBounds
  private let database: LibraryDatabase<FeedStoreError>

  /// Opens a database to read and change it; makes it, and its folder, where there is none.
  ///
  /// - Throws: `FeedStoreError.database` with `.cannotCreate`, also where there is something else than a file;
  ///   `.damaged`, `.foreign` and `.newerRelease`, each of which leaves the file as it is; `.inputOutput`, `.busy`.
  public convenience init(at url: URL) throws(FeedStoreError) { try self.init(at: url, bounds: FeedBounds()) }

  /// The same with other bounds, as tests have them.
  init(at url: URL, bounds: FeedBounds) throws(FeedStoreError) {
    database = try LibraryDatabase(at: url, form: FeedSchema.form)
    self.bounds = bounds
  }

  private init(_ database: LibraryDatabase<FeedStoreError>) { (self.database, bounds) = (database, FeedBounds()) }

  /// The store in a file, to be read only; nil where there is none, and then none is made.
  ///
  /// - Throws: `FeedStoreError.database` with `.unreadable`, `.damaged`, `.foreign`, `.newerRelease`, `.inputOutput`,
  ///   `.busy`.
  public static func existing(at url: URL) throws(FeedStoreError) -> FeedStore? {
    guard let database = try LibraryDatabase<FeedStoreError>(reading: url, form: FeedSchema.form) else { return nil }
    return FeedStore(database)
  }

  /// Reads in one transaction: what other programs change meanwhile is not seen.
  func read<Value>(_ body: (Database) throws -> Value) throws(FeedStoreError) -> Value { try database.read(body) }

  /// Changes all that `body` changes, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(FeedStoreError) -> Value { try database.write(body) }

  /// Brings what was changed to the disk. Where that does not go well, the log keeps it.
  func settle() { database.settle() }
}

/// How much a store keeps, so that no feed makes it grow without end.
struct FeedBounds: Hashable, Sendable {
  /// Articles of one feed's document, the newest of them.
  var listed = 10_000
  /// Articles of one feed that its document has no more, without those with a star.
  var vanished = 1000
  /// For how long an article that was not read stays once its feed has it no more, in seconds: 90 days.
  var unread: TimeInterval = 90 * 86_400
  /// The same for one that was read, so that a feed that brings it again does not make it new: 30 days.
  var read: TimeInterval = 30 * 86_400
  /// Characters of a title.
  var title = 2000
  /// Characters of a summary.
  var summary = 1000
}
