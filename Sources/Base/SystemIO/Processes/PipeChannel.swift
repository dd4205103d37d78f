import CLinux
import Glibc

/// A pipe that child processes do not inherit unless it is passed to them.
package struct PipeChannel: Sendable {
  package let reading: Int32
  package let writing: Int32

  /// - Throws: ``ChildProcess/Failure`` if no descriptors are left.
  package init(for program: String) throws(ChildProcess.Failure) {
    var ends: [Int32] = [0, 0]
    guard clinux_pipe(&ends) == 0 else {
      throw ChildProcess.Failure(program: program, reason: SystemError.last.description)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Reads until all writers have closed the pipe, and closes the reading end.
  package func readToEnd(_ onBytes: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      while true {
        let count = uninterrupted { read(reading, buffer.baseAddress, buffer.count) }
        guard count > 0 else { break }
        onBytes(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    close(reading)
  }
}
