import Foundation
import SystemIO

/// An advisory lock over the container, so that two programs that read, change and write do not undo each other.
struct GroupLock {
  private let container: GroupContainer

  init(of container: GroupContainer) {
    self.container = container
  }

  /// Runs `body` while no other process or thread holds the lock; waits for it as long as it takes.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` when the container or the lock cannot be made, and what `body` throws.
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

  /// Runs `body` while nobody changes the container; several readers may do so at once.
  ///
  /// Where there is no lock, or no permission to open it, there is no writer to wait for, or none that could be kept out.
  func withSharedLock<Result>(_ body: () -> Result) -> Result {
    let lock = try? FileLock(existingFile: container.path(GroupContainer.FileName.lock))
    try? lock?.acquire(.shared)
    defer { lock?.release() }
    return body()
  }
}
