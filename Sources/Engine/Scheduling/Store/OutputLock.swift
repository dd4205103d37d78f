import Foundation
package import SharedFolders
import SystemIO

extension OutputFolder {
  /// Locks the folder for changes, until ``OutputLock/release()`` or the end of the process.
  ///
  /// - Parameters:
  ///   - name: The lock: of a pass, or of the daemon.
  ///   - onWait: Called before waiting for another process; nil not to wait.
  /// - Returns: Nil if another process has the lock and `onWait` is nil.
  package func lock(_ name: OutputLock.Name, onWait: (() -> Void)?) throws(StoreError) -> OutputLock? {
    var isFolder: ObjCBool = true
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw StoreError(path: url.path, isDisk: false, reason: SystemError(ENOTDIR).description)
    }
    let isRepaired = try checkVersion()
    let path = ownFolder.appending(path: name.rawValue).path
    let own = Self.own(name.rawValue)
    let lock = try StoredFile.creating(own, in: url.path) { () throws(AtomicFileError) in
      try AtomicFile.openLock(own, inside: url.path)
    }
    if !lock.tryAcquire() {
      guard let onWait else { return nil }
      onWait()
      try? lock.acquire()
    }
    return OutputLock(lock: lock, path: path, isRepaired: isRepaired)
  }

  /// Creates or repairs `version`.
  ///
  /// - Returns: Whether it was damaged.
  /// - Throws: ``StoreError`` if it has another version, or cannot be written.
  private func checkVersion() throws(StoreError) -> Bool {
    let path = ownFolder.appending(path: "version").path
    let text = StoredFile.contents(path, limit: 32).map { String(decoding: $0, as: UTF8.self) }
    if text == "1\n" { return false }
    if text?.wholeMatch(of: /[0-9]+\n/) != nil {
      throw StoreError(path: url.path, isDisk: false, reason: "another version of the program uses this folder")
    }
    let isDamaged = StoredFile.exists(path)
    try StoredFile.replace(Self.own("version"), in: url.path, with: Data("1\n".utf8), calls: .system)
    return isDamaged
  }
}

/// The right to change an output.
package final class OutputLock: Sendable {
  package enum Name: String, Sendable {
    /// One pass at a time.
    case pass = "pass.lock"
    /// One daemon at a time.
    case daemon = "daemon.lock"
  }

  /// Whether the `version` file was damaged and is now repaired.
  package let isRepaired: Bool
  private let lock: FileLock
  private let path: String

  fileprivate init(lock: FileLock, path: String, isRepaired: Bool) {
    (self.lock, self.path, self.isRepaired) = (lock, path, isRepaired)
  }

  /// Whether the lock file is still in place: false after its folder was removed or replaced.
  package var isInPlace: Bool { lock.isFile(at: path) }

  /// Lets go of it.
  package func release() { lock.release() }
}
