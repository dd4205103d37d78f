import Foundation

/// An advisory lock on the container for programs that read, change and write its files.
///
/// It is `flock(2)` on a separate file, because writing replaces the data files. The system releases the lock of a
/// killed process.
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
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .cannotCreate(file: path, reason: String(cString: strerror(errno))) }
    // Closing the only descriptor releases the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) < 0 {
      let code = errno
      if code != EINTR { throw .cannotCreate(file: path, reason: String(cString: strerror(code))) }
    }
    return try body()
  }

  /// Runs `body` with a shared lock: no other process changes the container meanwhile.
  ///
  /// If the lock file does not exist or cannot be opened, runs it without: then there is no writer, or none that
  /// could be locked out.
  func withSharedLock<Result>(_ body: () -> Result) -> Result {
    let descriptor = open(container.path(GroupContainer.FileName.lock), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_SH) < 0 && errno == EINTR {}
    return body()
  }
}
