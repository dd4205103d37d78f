internal import AtomicFiles
import Foundation

/// A lock over the widgets' data, so that of two programs none writes what it read before the other changed it.
///
/// It is `flock(2)` on a file of its own; the system releases the lock of a killed process.
struct WidgetDataLock {
  let container: URL

  /// Runs `body` while no other process or thread holds the lock; waits for it as long as it takes.
  ///
  /// - Throws: `WidgetDataError.cannotCreate` when the container or the lock cannot be made, and what `body` throws.
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
    // What somebody reads is nobody else's.
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
