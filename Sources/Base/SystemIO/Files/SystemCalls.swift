import Foundation

/// The system calls that can fail with a disk error. Tests replace them, because a test cannot fill a disk.
public struct SystemCalls: Sendable {
  /// `write(2)`: descriptor, bytes and their number; the number written, or −1 with `errno` set.
  package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
  /// `fsync(2)`, for files and directories: 0, or −1 with `errno` set.
  public var synchronize: @Sendable (Int32) -> Int32
  /// `rename(2)`: old and new path; 0, or −1 with `errno` set.
  package var rename: @Sendable (String, String) -> Int32

  /// The system's own.
  public static let system = SystemCalls(
    write: { Foundation.write($0, $1, $2) },
    synchronize: { fsync($0) },
    rename: { Foundation.rename($0, $1) })

  /// For files that can be created again and whose damage is detected: does not wait for the disk, so a power failure
  /// may leave anything in them.
  public static let unsynchronized = SystemCalls(
    write: system.write, synchronize: { _ in 0 }, rename: system.rename)
}

/// A failed system call, and its meaning for the user.
struct SystemCallError: Error {
  enum Step {
    /// Creating or replacing a file or a directory.
    case creating
    /// Flushing its bytes to the disk.
    case writing
  }

  let kind: AtomicFileError.Kind
  let reason: String

  /// The failure of a call with `code` in `errno`.
  init(code: Int32, _ step: Step) {
    // A full disk can cause an error in every step.
    let isDisk = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
    kind = isDisk || step == .writing ? .inputOutput : .cannotCreate
    reason = SystemError(code).description
  }

  /// A path that a file cannot be written to.
  init(unsuitable reason: String) {
    kind = .cannotCreate
    self.reason = reason
  }
}

/// Throws the failure of `errno` if `result`, the result of a call, is negative.
func check(_ result: Int32, _ step: SystemCallError.Step) throws(SystemCallError) {
  let code = errno
  if result < 0 { throw SystemCallError(code: code, step) }
}
