import Foundation
import SystemIO

/// An advisory lock on the container for programs that read, change and write its files.
struct GroupLock {
  private let container: GroupContainer

  init(of container: GroupContainer) {
    self.container = container
  }

  /// Runs `body` with the exclusive lock; waits for it without a limit.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` if the container or the lock cannot be created, and the errors of
  ///   `body`.
  func withLock<Result>(_ body: () throws(ComicLibraryError) -> Result) throws(ComicLibraryError) -> Result {
    let path = container.path(GroupContainer.FileName.lock)
    do {
      try FileManager.default.createDirectory(
        at: container.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotCreate(file: container.url.path, reason: error.systemReason)
    }
    let lock: FileLock
    do throws(SystemError) {
      lock = try FileLock(file: path, permissions: 0o600)
      try lock.acquire()
    } catch {
      throw .cannotCreate(file: path, reason: "\(error)")
    }
    defer { lock.release() }
    return try body()
  }

  /// Runs `body` with a shared lock: no other process changes the container meanwhile.
  ///
  /// If the lock file does not exist or cannot be opened, runs it without: then there is no writer, or none that
  /// could be locked out.
  func withSharedLock<Result>(_ body: () -> Result) -> Result {
    let lock = try? FileLock(existingFile: container.path(GroupContainer.FileName.lock))
    try? lock?.acquire(.shared)
    defer { lock?.release() }
    return body()
  }
}
