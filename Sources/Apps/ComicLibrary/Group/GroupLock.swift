import Foundation

/// An advisory lock over the container, so that two programs that read, change and write do not undo each other.
///
/// It is `flock(2)` on a file of its own: a data file would not do, because writing replaces it. The system releases
/// the lock of a killed process.
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

  /// Runs `body` while nobody changes the container; several readers may do so at once.
  ///
  /// Where there is no lock, or no permission to open it, there is no writer to wait for, or none that could be kept out.
  func withSharedLock<Result>(_ body: () -> Result) -> Result {
    let descriptor = open(container.path(GroupContainer.FileName.lock), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_SH) < 0 && errno == EINTR {}
    return body()
  }
}
