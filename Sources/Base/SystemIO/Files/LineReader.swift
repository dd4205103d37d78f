import Dispatch
import Foundation
import Synchronization

/// Reads the lines of a descriptor, such as standard input, without blocking a thread of Swift's pool.
package final class LineReader: Sendable {
  package enum Line: Hashable, Sendable {
    /// The bytes before the line break. The last line may have none.
    case bytes([UInt8])
    /// A line that is longer than the limit, and was skipped.
    case tooLong
  }

  private struct State {
    var splitter: LineSplitter
    /// Lines that were read and not returned, of at most one buffer.
    var lines: ArraySlice<Line> = []
    var isAtEnd = false
  }

  private static let bufferSize = 1 << 16

  private let descriptor: Int32
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "lines")
  private let cancellation: PipeChannel

  /// - Parameters:
  ///   - descriptor: Stays open.
  ///   - limit: The maximum number of bytes of a line.
  /// - Throws: ``ChildProcess/Failure`` if no descriptors are left.
  package init(_ descriptor: Int32, limit: Int) throws(ChildProcess.Failure) {
    self.descriptor = descriptor
    state = Mutex(State(splitter: LineSplitter(limit: limit)))
    cancellation = try PipeChannel(for: "the lines")
  }

  deinit {
    close(cancellation.reading)
    close(cancellation.writing)
  }

  /// The next line; nil at the end, or when the task is cancelled. Call it once at a time.
  ///
  /// - Throws: ``SystemError`` if the descriptor cannot be read.
  package func next() async throws -> Line? {
    if let line = state.withLock({ $0.lines.popFirst() }) { return line }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [self] in continuation.resume(with: Result { try read() }) }
      }
    } onCancel: {
      _ = write(cancellation.writing, "x", 1)
    }
  }

  private func read() throws -> Line? {
    try state.withLock { state in
      while state.lines.isEmpty, !state.isAtEnd, waitForInput() {
        try withUnsafeTemporaryAllocation(byteCount: Self.bufferSize, alignment: 1) { buffer in
          let count = uninterrupted { Foundation.read(descriptor, buffer.baseAddress, buffer.count) }
          // A descriptor that somebody else made non-blocking is waited for again.
          if count < 0, errno != EAGAIN { throw SystemError.last }
          state.isAtEnd = count == 0
          state.lines = state.splitter.lines(afterAdding: buffer[..<max(count, 0)])[...]
        }
      }
      if state.isAtEnd, state.lines.isEmpty, let rest = state.splitter.rest() { return rest }
      return state.lines.popFirst()
    }
  }

  /// Waits for bytes or for the end; false if the task was cancelled.
  private func waitForInput() -> Bool {
    // `poll` ignores a negative descriptor; reading it is the error.
    guard descriptor >= 0 else { return true }
    var polled = [descriptor, cancellation.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = uninterrupted { poll(&polled, 2, -1) }
    return polled[1].revents == 0
  }
}

/// Splits bytes, which arrive in pieces, into lines of limited length.
struct LineSplitter {
  private let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false

  init(limit: Int) { self.limit = limit }

  /// The lines that end within `bytes`.
  mutating func lines(afterAdding bytes: some Collection<UInt8>) -> [LineReader.Line] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    var lines: [LineReader.Line] = []
    while let part = parts.popFirst() {
      if isTooLong || part.count > limit - line.count { (isTooLong, line) = (true, []) } else { line += part }
      guard !parts.isEmpty else { break }
      lines.append(isTooLong ? .tooLong : .bytes(line))
      (isTooLong, line) = (false, [])
    }
    return lines
  }

  /// The line without a line break at the end, if any. Call it once.
  mutating func rest() -> LineReader.Line? {
    defer { (isTooLong, line) = (false, []) }
    if isTooLong { return .tooLong }
    return line.isEmpty ? nil : .bytes(line)
  }
}
