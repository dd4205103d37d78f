import Foundation
internal import SystemIO

/// A lock on the widgets' data, so that a program does not overwrite another's changes.
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
      throw WidgetDataError.cannotCreate(file: container.path, reason: error.systemReason)
    }
    let path = container.appending(path: ".widget-data.lock").path
    // Readable by the owner only.
    PrivateFile.restrictPermissions(container.path, path)
    let lock: FileLock
    do throws(SystemError) { lock = try FileLock(file: path, permissions: 0o600) } catch {
      throw WidgetDataError.cannotCreate(file: path, reason: "\(error)")
    }
    try? lock.acquire()
    defer { lock.release() }
    return try body()
  }
}
