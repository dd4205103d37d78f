public import Foundation
public import GRDB
internal import SystemIO

/// An SQLite database for the store of a library, which several programs can use.
///
/// Every change is one transaction, so a program that is killed never leaves half of it. Small changes are not
/// flushed to disk one by one: a power failure may lose the last ones, but does not damage the database. Its
/// write-ahead log and index, `-wal` and `-shm`, are next to the file.
///
/// Because URLs may contain passwords, the files are readable by their owner only, and so is a folder created for
/// them.
///
/// `Failure` is the store's own error type, which wraps a ``LibraryDatabaseError``.
public final class LibraryDatabase<Failure: LibraryStoreError>: Sendable {
  public let url: URL
  private let queue: DatabaseQueue
  private let isReadOnly: Bool

  /// Opens a database for reading and writing. Creates it, and its folder, if it does not exist.
  ///
  /// - Throws: `LibraryDatabaseError.cannotCreate`, also if the path is not a file; `.damaged`, `.foreign` and
  ///   `.newerRelease`, which leave the file unchanged; `.inputOutput`, `.busy`.
  public init(at url: URL, form: DatabaseSchema) throws(Failure) {
    let path = url.path
    (self.url, isReadOnly) = (url, false)
    do {
      if try !LibraryFile.isThere(path, writes: true) {
        try LibraryFile.createFolder(of: url)
        // SQLite gives its log and index the permissions of the database.
        PrivateFile.make(path)
      }
      PrivateFile.restrictPermissions(path, path + "-wal", path + "-shm")
      queue = try DatabaseQueue(path: path, configuration: form.configuration(isReadOnly: false))
      if case .outdated = try form.checked(queue.read(form.state), path) { try form.migrate(queue, path) }
    } catch {
      throw .database(LibraryDatabaseError(error, file: path, writes: true))
    }
    emptyLongLog()
  }

  /// Opens an existing database read-only. If there is no file, returns nil and does not create one.
  ///
  /// - Throws: `LibraryDatabaseError.unreadable`, `.damaged`, `.foreign`, `.newerRelease`, `.inputOutput`, `.busy`.
  public init?(reading url: URL, form: DatabaseSchema) throws(Failure) {
    let path = url.path
    (self.url, isReadOnly) = (url, true)
    do {
      guard try LibraryFile.isThere(path, writes: false) else { return nil }
      PrivateFile.restrictPermissions(path, path + "-wal", path + "-shm")
      queue = try DatabaseQueue(path: path, configuration: form.configuration(isReadOnly: true))
      // Another program is creating it.
      if case .outdated(isEmpty: true) = try form.checked(queue.read(form.state), path) { return nil }
    } catch {
      throw .database(LibraryDatabaseError(error, file: path, writes: false))
    }
  }

  /// Reads in one transaction, isolated from the changes of other programs.
  public func read<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do { return try queue.read(body) } catch { throw failure(error, writes: !isReadOnly) }
  }

  /// Runs `body` in one transaction.
  public func write<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do { return try queue.write(body) } catch { throw failure(error, writes: true) }
  }

  /// Flushes changes to disk. If that fails, they stay in the write-ahead log.
  public func flush() { _ = try? queue.inDatabase { database in try database.checkpoint(.passive) } }

  /// Truncates a long log. SQLite restarts it only while a connection stays open that knows its checkpointed part,
  /// and these programs end after one change. If truncating fails, for example because another program is working,
  /// the log stays.
  private func emptyLongLog() {
    var status = stat()
    guard stat(url.path + "-wal", &status) == 0, status.st_size > DatabaseSchema.logBytes else { return }
    _ = try? queue.inDatabase { database in
      // Waiting is not worth it here.
      try database.execute(sql: "PRAGMA busy_timeout = 0")
      defer { try? database.execute(sql: "PRAGMA busy_timeout = \(Int(DatabaseSchema.busyTimeout * 1000))") }
      try database.checkpoint(.truncate)
    }
  }

  /// Keeps the store's own errors, and wraps others.
  private func failure(_ error: any Error, writes: Bool) -> Failure {
    error as? Failure ?? .database(LibraryDatabaseError(error, file: url.path, writes: writes))
  }
}

public protocol LibraryStoreError: Error {
  static func database(_ fault: LibraryDatabaseError) -> Self
}
