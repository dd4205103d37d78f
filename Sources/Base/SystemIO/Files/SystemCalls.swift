import Foundation

/// The calls that put bytes on a disk and can fail there. Tests put others in their place, for no test can fill a disk.
package struct SystemCalls: Sendable {
  /// `write(2)`: descriptor, bytes and their number; the number written, or −1 with `errno` set.
  package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
  /// `fsync(2)`, for files and directories: 0, or −1 with `errno` set.
  package var synchronize: @Sendable (Int32) -> Int32
  /// `rename(2)`: old and new path; 0, or −1 with `errno` set.
  package var rename: @Sendable (String, String) -> Int32

  /// The system's own.
  package static let system = SystemCalls(
    write: { Foundation.write($0, $1, $2) },
    synchronize: { fsync($0) },
    rename: { Foundation.rename($0, $1) })

  /// For files that can be made again and that tell when they are damaged: nobody waits for the disk. A power cut may
  /// leave anything in them.
  package static let unsynchronized = SystemCalls(
    write: system.write, synchronize: { _ in 0 }, rename: system.rename)
}

/// A call that failed, and what the failure means to the user.
struct SystemCallError: Error {
  /// What was being done.
  enum Step {
    /// Making or replacing a file or a directory.
    case creating
    /// Bringing its bytes to the disk.
    case writing
  }

  let kind: AtomicFileError.Kind
  let reason: String

  /// The failure of a call that has left `code` in `errno`.
  init(code: Int32, _ step: Step) {
    // A full disk can show itself in every step.
    let isDisk = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
    kind = isDisk || step == .writing ? .inputOutput : .cannotCreate
    reason = SystemError(code).description
  }

  /// A place that no file can be put at.
  init(unsuitable reason: String) {
    kind = .cannotCreate
    self.reason = reason
  }
}

/// Throws the failure that `errno` names unless `result`, just returned by a call, is 0 or more.
func check(_ result: Int32, _ step: SystemCallError.Step) throws(SystemCallError) {
  let code = errno
  if result < 0 { throw SystemCallError(code: code, step) }
}
