internal import SystemIO
import Foundation

/// A lock over the widgets' data, so that of two programs none writes what it read before the other changed it.
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
      throw WidgetDataError.cannotCreate(file: container.path, reason: error.systemReason)
    }
    let path = container.appending(path: ".widget-data.lock").path
    // What somebody reads is nobody else's.
    PrivateFile.tighten(container.path, path)
    let lock: FileLock
    do throws(SystemError) { lock = try FileLock(file: path, permissions: 0o600) } catch {
      throw WidgetDataError.cannotCreate(file: path, reason: "\(error)")
    }
    try? lock.acquire()
    defer { lock.release() }
    return try body()
  }
}
