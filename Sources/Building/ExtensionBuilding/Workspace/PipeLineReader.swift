import Foundation
import Synchronization
import SystemIO

/// Reads a pipe on its own thread, and reports each line.
final class PipeLineReader: Sendable {
  private let isDone = DispatchSemaphore(value: 0)
  private let collected = Mutex(Data())

  init(_ conduit: PipeChannel, onLine: (@Sendable (String) -> Void)?) {
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
  func wait() { isDone.wait() }

  var data: Data { collected.withLock { $0 } }
}
