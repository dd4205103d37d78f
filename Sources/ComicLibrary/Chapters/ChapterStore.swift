internal import CSQLite
public import Foundation
internal import GRDB

/// Comics, their chapters, and how far they have been read: an SQLite database that programs share.
///
/// Every change is one transaction: a program that is killed at any instant leaves all of it or nothing. Changes of
/// progress are not brought to the disk one by one, so a power cut may take the last of them; it never harms the rest.
/// Beside the file lie its log and its index, `-wal` and `-shm`, which belong to it.
public final class ChapterStore: Sendable {
  /// How long a call waits for other programs that write, in seconds.
  public static let patience = 5.0

  /// Pages of 4,096 bytes that the log may grow to before it is brought into the database. Whoever opens the database
  /// reads the log, and bringing it in waits for the disk: this is less than a millisecond of the one, and seldom the
  /// other.
  private static let logPages = 200

  /// The database's file.
  public let url: URL
  private let queue: DatabaseQueue
  private let isReadOnly: Bool

  /// Opens a database to read and change it; makes it, and its folder, where there is none.
  ///
  /// - Throws: `ChapterStoreError.cannotCreate`, also where there is something else than a file; `.damaged`, `.foreign`
  ///   and `.newerRelease`, each of which leaves the file as it is; `.inputOutput`, `.busy`.
  public init(at url: URL) throws(ChapterStoreError) {
    let path = url.path
    (self.url, isReadOnly) = (url, false)
    do {
      if try !Self.isFile(path, writes: true) { try Self.createFolder(of: url) }
      queue = try DatabaseQueue(path: path, configuration: Self.configuration(isReadOnly: false))
      if case .outdated = try Self.checked(queue.read(ChapterSchema.state), path) {
        try ChapterStore.migrate(queue, path)
      }
    } catch {
      throw ChapterStoreError(error, file: path, writes: true)
    }
  }

  /// Opens a database to read it.
  private init?(reading url: URL) throws(ChapterStoreError) {
    let path = url.path
    (self.url, isReadOnly) = (url, true)
    do {
      guard try Self.isFile(path, writes: false) else { return nil }
      queue = try DatabaseQueue(path: path, configuration: Self.configuration(isReadOnly: true))
      // One that another program is just making.
      if case .outdated(isEmpty: true) = try Self.checked(queue.read(ChapterSchema.state), path) { return nil }
    } catch {
      throw ChapterStoreError(error, file: path, writes: false)
    }
  }

  /// The store in a file, to be read only; nil where there is none, and then none is made.
  ///
  /// - Throws: `ChapterStoreError.unreadable`, `.damaged`, `.foreign`, `.newerRelease`, `.inputOutput`, `.busy`.
  public static func existing(at url: URL) throws(ChapterStoreError) -> ChapterStore? {
    try ChapterStore(reading: url)
  }

  /// Reads in one transaction: what other programs change meanwhile is not seen.
  func read<Value>(_ body: (Database) throws -> Value) throws(ChapterStoreError) -> Value {
    do { return try queue.read(body) } catch { throw ChapterStoreError(error, file: url.path, writes: !isReadOnly) }
  }

  /// Changes all that `body` changes, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(ChapterStoreError) -> Value {
    do { return try queue.write(body) } catch { throw ChapterStoreError(error, file: url.path, writes: true) }
  }

  /// Brings what was changed to the disk. Where that does not go well, the log keeps it.
  func settle() { _ = try? queue.inDatabase { database in try database.checkpoint(.passive) } }
}

extension ChapterStore {
  private static func configuration(isReadOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.label = "ChapterStore"
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = \(logPages)")
      // One that does not know this brings its log in at the end, and is slower.
      _ = csqlite_keep_log(database.sqliteConnection.map { UnsafeMutableRawPointer($0) })
    }
    return configuration
  }

  /// A state that this release can work with.
  private static func checked(_ state: ChapterSchema.State, _ path: String) throws -> ChapterSchema.State {
    switch state {
    case .current, .outdated: return state
    case .newer(let version): throw ChapterStoreError.newerRelease(file: path, version: version)
    case .foreign: throw ChapterStoreError.foreign(file: path)
    }
  }

  /// Brings the database into the current form, while no other program does.
  private static func migrate(_ queue: DatabaseQueue, _ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // The folder's own lock: a database whose way of writing changes does not wait for others.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ChapterStoreError.cannotCreate(file: folder, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) < 0 && errno == EINTR {}
    guard case .outdated = try checked(queue.read(ChapterSchema.state), path) else { return }
    try queue.inDatabase { database in try database.execute(sql: "PRAGMA journal_mode = WAL") }
    try ChapterSchema.migrator.migrate(queue)
  }

  private static func createFolder(of url: URL) throws {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ChapterStoreError.cannotCreate(file: folder.path, reason: error.systemReason)
    }
  }

  /// Whether a file is there; anything else is an error.
  private static func isFile(_ path: String, writes: Bool) throws -> Bool {
    var status = stat()
    var reason: String?
    if stat(path, &status) != 0 {
      // Whether the folder can be made is asked next.
      if errno == ENOENT || writes { return false }
      reason = String(cString: strerror(errno))
    } else if status.st_mode & S_IFMT != S_IFREG {
      reason = "it is not a file"
    }
    guard let reason else { return true }
    throw writes
      ? ChapterStoreError.cannotCreate(file: path, reason: reason)
      : ChapterStoreError.unreadable(file: path, reason: reason)
  }
}
