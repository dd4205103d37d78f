public import Foundation
internal import GRDB
internal import LibraryDatabases

/// Feeds and their articles, with read and starred states, in an SQLite database that several programs can use.
///
/// Every change is one transaction, so a program that is killed never leaves half of it. Its write-ahead log and
/// index, `-wal` and `-shm`, are next to the file.
public final class FeedStore: Sendable {
  /// How long a call waits for other writers, in seconds.
  public static let busyTimeout = DatabaseSchema.busyTimeout

  public var url: URL { database.url }
  let bounds: FeedStoreLimits
  private let database: LibraryDatabase<FeedStoreError>

  /// Opens a database for reading and writing. Creates it, and its folder, if it does not exist.
  ///
  /// - Throws: `FeedStoreError.database` with `.cannotCreate`, also if the path is not a file; `.damaged`, `.foreign`
  ///   and `.newerRelease`, which leave the file unchanged; `.inputOutput`, `.busy`.
  public convenience init(at url: URL) throws(FeedStoreError) { try self.init(at: url, bounds: FeedStoreLimits()) }

  /// For tests: with other limits.
  init(at url: URL, bounds: FeedStoreLimits) throws(FeedStoreError) {
    database = try LibraryDatabase(at: url, form: FeedSchema.form)
    self.bounds = bounds
  }

  private init(_ database: LibraryDatabase<FeedStoreError>) { (self.database, bounds) = (database, FeedStoreLimits()) }

  /// The store in an existing file, read-only. If there is no file, returns nil and does not create one.
  ///
  /// - Throws: `FeedStoreError.database` with `.unreadable`, `.damaged`, `.foreign`, `.newerRelease`, `.inputOutput`,
  ///   `.busy`.
  public static func existing(at url: URL) throws(FeedStoreError) -> FeedStore? {
    guard let database = try LibraryDatabase<FeedStoreError>(reading: url, form: FeedSchema.form) else { return nil }
    return FeedStore(database)
  }

  /// Reads in one transaction, isolated from the changes of other programs.
  func read<Value>(_ body: (Database) throws -> Value) throws(FeedStoreError) -> Value { try database.read(body) }

  /// Runs `body` in one transaction.
  func write<Value>(_ body: (Database) throws -> Value) throws(FeedStoreError) -> Value { try database.write(body) }

  /// Flushes changes to disk. If that fails, they stay in the write-ahead log.
  func flush() { database.flush() }
}

/// Limits that keep a store from growing forever.
struct FeedStoreLimits: Hashable, Sendable {
  /// The maximum number of articles in a feed's document; the newest are kept.
  var listed = 10_000
  /// The maximum number of articles of one feed that are no longer in its document, without starred ones.
  var vanished = 1000
  /// How long unread articles are kept after they leave their feed, in seconds: 90 days.
  var unread: TimeInterval = 90 * 86_400
  /// How long read articles are kept, so that a feed that lists one again does not make it new: 30 days.
  var read: TimeInterval = 30 * 86_400
  /// The maximum length of a title in characters.
  var title = 2000
  /// The maximum length of a summary in characters.
  var summary = 1000
}
