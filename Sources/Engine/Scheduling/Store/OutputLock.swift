import SystemIO
import Foundation

extension OutputFolder {
  /// Whoever may change the folder; let go by ``OutputLock/release()``, or the end of the process.
  ///
  /// - Parameters:
  ///   - name: What is locked: a pass, or the daemon.
  ///   - onWait: Called before another is waited for; nil not to wait.
  /// - Returns: Nil where another has it and nobody is waited for.
  package func lock(_ name: OutputLock.Name, onWait: (() -> Void)?) throws(StoreError) -> OutputLock? {
    var isFolder: ObjCBool = true
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw StoreError(path: url.path, isDisk: false, reason: SystemError(ENOTDIR).description)
    }
    let isMended = try checkVersion()
    let path = ownFolder.appending(path: name.rawValue).path
    let own = Self.own(name.rawValue)
    let lock = try StoredFile.making(own, in: url.path) { () throws(AtomicFileError) in
      try AtomicFile.openLock(own, inside: url.path)
    }
    if !lock.tryAcquire() {
      guard let onWait else { return nil }
      onWait()
      try? lock.acquire()
    }
    return OutputLock(lock: lock, path: path, isMended: isMended)
  }

  /// Makes `version`, or mends it.
  ///
  /// - Returns: Whether there was one that was damaged.
  /// - Throws: ``StoreError`` where it is another one, or cannot be written.
  private func checkVersion() throws(StoreError) -> Bool {
    let path = ownFolder.appending(path: "version").path
    let text = StoredFile.contents(path, limit: 32).map { String(decoding: $0, as: UTF8.self) }
    if text == "1\n" { return false }
    if text?.wholeMatch(of: /[0-9]+\n/) != nil {
      throw StoreError(path: url.path, isDisk: false, reason: "another release of the program keeps its pictures there")
    }
    let isDamaged = StoredFile.isAnything(path)
    try StoredFile.replace(Self.own("version"), in: url.path, with: Data("1\n".utf8), calls: .system)
    return isDamaged
  }
}

/// The right to change an output.
package final class OutputLock: Sendable {
  package enum Name: String, Sendable {
    /// One pass at a time.
    case pass = "pass.lock"
    /// One daemon.
    case daemon = "daemon.lock"
  }

  /// Whether what says how the output is kept was damaged, and is mended now.
  package let isMended: Bool
  private let lock: FileLock
  private let path: String

  fileprivate init(lock: FileLock, path: String, isMended: Bool) {
    (self.lock, self.path, self.isMended) = (lock, path, isMended)
  }

  /// Whether it is the one that others find: false once its folder was removed, or another took its place.
  package var isInPlace: Bool { lock.isFile(at: path) }

  /// Lets go of it.
  package func release() { lock.release() }
}
