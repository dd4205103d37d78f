import Glibc

/// An advisory lock between processes and threads: `flock(2)` on an open file or folder. The system releases the lock of a
/// killed process.
///
/// What is replaced cannot carry a lock: a data file has one beside it.
public final class FileLock: Sendable {
  public enum Kind: Sendable {
    case exclusive
    case shared

    fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
  }

  private let descriptor: Int32

  init(takingOwnershipOf descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a file, which is created empty if it is missing. Nothing is locked yet.
  public convenience init(file path: String, permissions: UInt32) throws(SystemError) {
    try self.init(opening: path, O_RDWR | O_CREAT, permissions)
  }

  /// Opens a file that is there, of which read permission is enough. Nothing is locked yet.
  public convenience init(existingFile path: String) throws(SystemError) { try self.init(opening: path, O_RDONLY) }

  /// Opens a folder. Nothing is locked yet.
  public convenience init(folder path: String) throws(SystemError) {
    try self.init(opening: path, O_RDONLY | O_DIRECTORY)
  }

  private convenience init(opening path: String, _ flags: Int32, _ permissions: mode_t = 0) throws(SystemError) {
    let descriptor = uninterrupted { open(path, flags | O_CLOEXEC, permissions) }
    guard descriptor >= 0 else { throw .last }
    self.init(takingOwnershipOf: descriptor)
  }

  deinit { close(descriptor) }

  /// Waits for the lock as long as it takes.
  ///
  /// - Throws: Where the file system has no locks.
  public func acquire(_ kind: Kind = .exclusive) throws(SystemError) {
    guard uninterrupted({ flock(descriptor, kind.operation) }) == 0 else { throw .last }
  }

  /// Takes the lock unless another holds it.
  package func tryAcquire() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Releases the lock. A program that is just being started has the descriptor, too: closing it alone is not enough.
  public func release() { flock(descriptor, LOCK_UN) }

  /// Whether `path` still names the locked file: false once it was removed, or another took its place.
  package func isFile(at path: String) -> Bool {
    var (own, found) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat(path, &found) == 0 else { return false }
    return own.st_dev == found.st_dev && own.st_ino == found.st_ino
  }
}
