import CLinux
import Foundation
import Synchronization
import SystemIO

/// Where the answers of a session go: standard output. What widgets print there goes to standard error instead.
final class SessionOutput: Sendable {
  private let descriptor: Mutex<Int32>

  init() {
    descriptor = Mutex(dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // What a widget prints is shown at once.
    clinux_print_lines()
  }

  func write(_ line: Data) throws {
    try descriptor.withLock { descriptor in
      do {
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: line)
      } catch {
        throw SessionOutputError(reason: error.systemReason)
      }
    }
  }
}

/// The reader of the answers is gone, or the disk is full.
struct SessionOutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "standard output: cannot be written: \(reason)" }
}
