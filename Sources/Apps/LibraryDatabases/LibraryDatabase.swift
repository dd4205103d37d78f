internal import SystemIO
package import Foundation
package import GRDB

/// An SQLite database that programs share, opened with care: the file of a library's store.
///
/// Every change is one transaction: a program that is killed at any instant leaves all of it or nothing. Small changes are
/// not brought to the disk one by one, so a power cut may take the last of them; it never harms the rest. Beside the file
/// lie its log and its index, `-wal` and `-shm`, which belong to it.
///
/// What is kept there is nobody else's business, addresses with passwords least of all: the files are for their owner alone,
/// and so is a folder that is made for them.
///
/// `Failure` is the store's own error; what goes wrong with the database becomes one.
package final class LibraryDatabase<Failure: LibraryStoreError>: Sendable {
  /// The database's file.
  package let url: URL
  private let queue: DatabaseQueue
  private let isReadOnly: Bool

  /// Opens a database to read and change it; makes it, and its folder, where there is none.
  ///
  /// - Parameter form: What its tables are, and its name for those who look at threads.
  /// - Throws: `LibraryDatabaseError.cannotCreate`, also where there is something else than a file; `.damaged`, `.foreign` and
  ///   `.newerRelease`, each of which leaves the file as it is; `.inputOutput`, `.busy`.
  package init(at url: URL, form: DatabaseForm) throws(Failure) {
    let path = url.path
    (self.url, isReadOnly) = (url, false)
    do {
      if try !LibraryFile.isThere(path, writes: true) {
        try LibraryFile.createFolder(of: url)
        // SQLite gives its log and index the permissions of the database.
        PrivateFile.make(path)
      }
      PrivateFile.tighten(path, path + "-wal", path + "-shm")
      queue = try DatabaseQueue(path: path, configuration: form.configuration(isReadOnly: false))
      if case .outdated = try form.checked(queue.read(form.state), path) { try form.migrate(queue, path) }
    } catch {
      throw .database(LibraryDatabaseError(error, file: path, writes: true))
    }
    emptyLongLog()
  }

  /// Opens a database to read it; nil where there is none, and then none is made.
  ///
  /// - Throws: `LibraryDatabaseError.unreadable`, `.damaged`, `.foreign`, `.newerRelease`, `.inputOutput`, `.busy`.
  package init?(reading url: URL, form: DatabaseForm) throws(Failure) {
    let path = url.path
    (self.url, isReadOnly) = (url, true)
    do {
      guard try LibraryFile.isThere(path, writes: false) else { return nil }
      PrivateFile.tighten(path, path + "-wal", path + "-shm")
      queue = try DatabaseQueue(path: path, configuration: form.configuration(isReadOnly: true))
      // One that another program is just making.
      if case .outdated(isEmpty: true) = try form.checked(queue.read(form.state), path) { return nil }
    } catch {
      throw .database(LibraryDatabaseError(error, file: path, writes: false))
    }
  }

  /// Reads in one transaction: what other programs change meanwhile is not seen.
  package func read<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do { return try queue.read(body) } catch { throw failure(error, writes: !isReadOnly) }
  }

  /// Changes all that `body` changes, or nothing.
  package func write<Value>(_ body: (Database) throws -> Value) throws(Failure) -> Value {
    do { return try queue.write(body) } catch { throw failure(error, writes: true) }
  }

  /// Brings what was changed to the disk. Where that does not go well, the log keeps it.
  package func settle() { _ = try? queue.inDatabase { database in try database.checkpoint(.passive) } }

  /// Empties a log that has grown. SQLite begins it anew only while a program stays that knows what of it is in the database,
  /// and programs here end after one change. Where that does not go well, as while another program works, it stays.
  private func emptyLongLog() {
    var status = stat()
    guard stat(url.path + "-wal", &status) == 0, status.st_size > DatabaseForm.logBytes else { return }
    _ = try? queue.inDatabase { database in
      // Who waits here has nothing to gain by it.
      try database.execute(sql: "PRAGMA busy_timeout = 0")
      defer { try? database.execute(sql: "PRAGMA busy_timeout = \(Int(DatabaseForm.patience * 1000))") }
      try database.checkpoint(.truncate)
    }
  }

  /// The store's own errors stay as they are.
  private func failure(_ error: any Error, writes: Bool) -> Failure {
    error as? Failure ?? .database(LibraryDatabaseError(error, file: url.path, writes: writes))
  }
}

/// What a store throws.
package protocol LibraryStoreError: Error {
  /// What is wrong with its database.
  static func database(_ fault: LibraryDatabaseError) -> Self
}
