import CLinux
import Glibc

/// A pipe whose ends no program inherits that is not given them.
package struct PipeChannel: Sendable {
  package let reading: Int32
  package let writing: Int32

  /// - Throws: ``ChildProcess/Failure`` when there are no descriptors left.
  package init(for program: String) throws(ChildProcess.Failure) {
    var ends: [Int32] = [0, 0]
    guard clinux_pipe(&ends) == 0 else {
      throw ChildProcess.Failure(program: program, reason: SystemError.last.description)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Reads until every program that writes has ended, and closes the end that is read from.
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
