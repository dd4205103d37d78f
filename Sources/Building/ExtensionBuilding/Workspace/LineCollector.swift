import SystemIO
import Foundation

/// Reads a pipe to its end on a thread of its own, and tells each line.
final class LineCollector: @unchecked Sendable {
  private let isDone = DispatchSemaphore(value: 0)
  private var collected = Data()

  init(_ conduit: PipeChannel, onLine: (@Sendable (String) -> Void)?) {
    let thread = Thread { [self] in
      var rest = Data()
      conduit.readToEnd { bytes in
        collected.append(contentsOf: bytes)
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

  /// Waits for the end of the pipe. Only then is `data` read.
  func wait() { isDone.wait() }

  /// Everything that came.
  var data: Data { collected }
}
