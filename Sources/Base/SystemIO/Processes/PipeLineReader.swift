package import Foundation
import Synchronization

/// Reads a pipe on its own thread, and reports each line.
package final class PipeLineReader: Sendable {
  private let isDone = DispatchSemaphore(value: 0)
  private let collected = Mutex(Data())

  package init(_ conduit: PipeChannel, onLine: (@Sendable (String) -> Void)? = nil) {
    let thread = Thread { [self] in
      var rest = Data()
      conduit.readToEnd { bytes in
        collected.withLock { $0.append(contentsOf: bytes) }
        guard let onLine else { return }
        rest.append(contentsOf: bytes)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          onLine(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      isDone.signal()
    }
    thread.start()
  }

  /// Waits for the end of the pipe. Required before reading `data`.
  package func wait() { isDone.wait() }

  package var data: Data { collected.withLock { $0 } }
}
