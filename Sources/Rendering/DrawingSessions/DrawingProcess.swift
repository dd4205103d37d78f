package import Foundation
package import JSONText
import Synchronization
package import SystemIO

/// A process that draws a bundle's widgets. Whatever widgets do, only this process ends.
package final class DrawingProcess: Sendable {
  /// The reason that a request failed.
  package struct Failure: Error, Sendable {
    package let message: String
    /// Whether the process ended, or was ended, because of it.
    package var isEnd = false
    /// What it printed about it.
    package var lines: [String] = []
    /// Whether another process draws instead.
    package var isReplaced = false
    /// Whether the request was wrong, and not the widget.
    package var isUsage = false

    package init(
      message: String, isEnd: Bool = false, lines: [String] = [], isReplaced: Bool = false, isUsage: Bool = false
    ) {
      (self.message, self.isEnd, self.lines) = (message, isEnd, lines)
      (self.isReplaced, self.isUsage) = (isReplaced, isUsage)
    }
  }

  private struct State {
    var waiters: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var next = 0
    /// Set when it has ended.
    var end: Failure?
    /// The last lines on standard error.
    var lines: [String] = []
  }

  /// The number of lines on standard error that are kept.
  private static let lineLimit = 200
  /// The longest answer: a tree of many views.
  private static let answerLimit = 64 << 20
  /// The largest heap of a drawing process, in bytes.
  private static let heapLimit = 4 << 30
  /// How long an answer may take, which is longer than the limit of providers and views: that of the tool.
  private static let patience: Duration = {
    let limit = ProcessInfo.processInfo.environment["ALMANAC_TIME_LIMIT"].flatMap { Double($0) } ?? 30
    return .seconds(min(max(limit, 0), 86_400) + 10)
  }()

  private let process: ChildProcess
  private let requests: Int32
  private let state = Mutex(State())
  private let onLine: @Sendable (String) -> Void
  private let onEnd: @Sendable (Failure) -> Void

  /// - Parameters:
  ///   - onLine: Receives what widgets print, from any thread.
  ///   - onEnd: Called once when the process ends by itself.
  /// - Throws: ``ChildProcess/Failure``.
  package init(
    _ tool: URL, pictures: URL, directory: URL?, onLine: @escaping @Sendable (String) -> Void,
    onEnd: @escaping @Sendable (Failure) -> Void
  ) throws(ChildProcess.Failure) {
    (self.onLine, self.onEnd) = (onLine, onEnd)
    let (input, output, errors) = (
      try PipeChannel(for: tool.path), try PipeChannel(for: tool.path), try PipeChannel(for: tool.path)
    )
    requests = input.writing
    let arguments = ["preview-session", "--pictures", pictures.path]
    let limiter = "/usr/bin/prlimit"
    let isLimited = access(limiter, X_OK) == 0
    defer { for end in [input.reading, output.writing, errors.writing] { close(end) } }
    process = try ChildProcess(
      isLimited ? limiter : tool.path,
      isLimited ? ["--data=\(Self.heapLimit)", "--core=0", tool.path] + arguments : arguments,
      environment: Self.environment, directory: directory?.path,
      streams: .init(input: input.reading, output: output.writing, errors: errors.writing))
    read(errors) { [weak self] line in self?.heard(String(decoding: line, as: UTF8.self)) }
    let answersEnd = DispatchSemaphore(value: 0)
    read(output, then: { answersEnd.signal() }) { [weak self] line in self?.answered(line) }
    Thread.detachNewThread { [self] in
      let exit = process.wait()
      answersEnd.wait()
      ended(exit)
    }
  }

  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(ProcessEnd.environment) { $1 }
  }

  private func read(
    _ pipe: PipeChannel, then onEnd: @escaping @Sendable () -> Void = {},
    onLine: @escaping @Sendable ([UInt8]) -> Void
  ) {
    Thread.detachNewThread {
      var rest: [UInt8] = []
      pipe.readToEnd { bytes in
        for byte in bytes {
          if byte == UInt8(ascii: "\n") {
            onLine(rest)
            rest.removeAll(keepingCapacity: true)
          } else if rest.count < Self.answerLimit {
            rest.append(byte)
          }
        }
      }
      if !rest.isEmpty { onLine(rest) }
      onEnd()
    }
  }

  /// The body of the answer to a request.
  ///
  /// - Throws: ``Failure``.
  package func ask(_ request: JSONObject) async throws -> JSONValue {
    var request = request
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    request["id"] = .number("\(number)")
    let line = Data((JSONValue.object(request).text(indentation: nil) + "\n").utf8)
    let timer = Task {
      try await Task.sleep(for: Self.patience)
      self.end(Failure(message: "the widget did not answer within \(Self.patience)", isEnd: true), for: number)
    }
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      let end = state.withLock { state in
        if state.end == nil { state.waiters[number] = continuation }
        return state.end
      }
      if let end { return continuation.resume(throwing: end) }
      // A process that has ended is noticed by the thread that waits for it.
      try? FileHandle(fileDescriptor: requests, closeOnDealloc: false).write(contentsOf: line)
    }
  }

  private func answered(_ line: [UInt8]) {
    guard let document = try? JSONDocument(line), case .object(let answer) = JSONValue(document.root),
      case .number(let digits) = answer["id"], let number = Int(digits)
    else { return }
    let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
    if case .string(let message) = answer["error"] {
      waiter?.resume(throwing: Failure(message: message, isUsage: answer["exitCode"] == .number("64")))
      // Code that never returns takes a processor until its process ends.
      if answer["isStillRunning"] == .bool(true) { end(because: "another widget did not return") }
    } else {
      waiter?.resume(returning: answer["body"] ?? .null)
    }
  }

  private func heard(_ line: String) {
    if ProcessEnd.isAddress(line) { return }
    state.withLock { state in
      state.lines.append(line)
      if state.lines.count > Self.lineLimit { state.lines.removeFirst() }
    }
    onLine(line)
  }

  /// Ends a process that does not answer.
  private func end(_ failure: Failure, for number: Int) {
    guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: number) }) else { return }
    waiter.resume(throwing: failure)
    kill(process.identifier, SIGKILL)
  }

  private func ended(_ exit: ChildProcess.Exit) {
    let failure = state.withLock { state in
      let details = Array(state.lines.drop { !$0.contains("Fatal error:") }.dropFirst().prefix(40))
      let failure =
        state.end ?? Failure(message: ProcessEnd.reason(for: exit, after: state.lines), isEnd: true, lines: details)
      state.end = failure
      return failure
    }
    close(requests)
    for waiter in state.withLock({ state in
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }) {
      waiter.resume(throwing: failure)
    }
    if !failure.isReplaced { onEnd(failure) }
  }

  /// Ends the process. Its end is not reported.
  package func stop() {
    state.withLock { $0.end = $0.end ?? Failure(message: "the widget was built again", isReplaced: true) }
    kill(process.identifier, SIGTERM)
  }

  /// Ends the process at once, with those that wait for it, because of `message`. Its end is not reported.
  package func end(because message: String) {
    let waiters = state.withLock { state in
      state.end = state.end ?? Failure(message: message, isReplaced: true)
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume(throwing: Failure(message: message, isReplaced: true)) }
    kill(process.identifier, SIGKILL)
  }

  /// Whether it was stopped on purpose or has ended.
  package var hasEnded: Bool { state.withLock { $0.end != nil } }
}
