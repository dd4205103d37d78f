internal import AtomicFiles
import Foundation

/// A lock on the widgets' data, so that a program does not overwrite another's changes.
///
/// It is `flock(2)` on a separate file; the system releases the lock of a killed process.
struct WidgetDataLock {
  let container: URL

  /// Runs `body` with the exclusive lock; waits for it without a limit.
  ///
  /// - Throws: `WidgetDataError.cannotCreate` if the container or the lock cannot be created, and the errors of
  ///   `body`.
  func withLock<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      try FileManager.default.createDirectory(
        at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      let reason = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError).map { strerror(Int32($0.code)) }
      let words = reason.flatMap { $0.map { String(cString: $0) } } ?? error.localizedDescription
      throw WidgetDataError.cannotCreate(file: container.path, reason: words)
    }
    let path = container.appending(path: ".widget-data.lock").path
    // Readable by the owner only.
    PrivateFile.tighten(container.path, path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw WidgetDataError.cannotCreate(file: path, reason: String(cString: strerror(errno)))
    }
    // Closing the only descriptor releases the lock.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) < 0 && errno == EINTR {}
    return try body()
  }
}
