import Foundation
import Synchronization
import SystemIO
import Testing

/// A running tool, killed at the end of the test.
final class RunningTool: Sendable {
  private let process: ChildProcess
  private let output: Int32
  private let errors: Int32
  private let rest = Mutex<[Int32: [UInt8]]>([:])
  private let hasEnded = Mutex(false)

  /// - Parameters:
  ///   - prefix: A program that executes the tool, and its arguments.
  ///   - tool: A tool other than `almanac`.
  init(
    _ arguments: [String], on bench: ToolBench, environment: [String: String] = [:], after prefix: [String] = [],
    tool: URL? = nil
  ) throws {
    let words = prefix + [try tool?.path ?? ToolBench.tool().path] + arguments
    let program = words[0]
    let (output, errors) = (try PipeChannel(for: program), try PipeChannel(for: program))
    process = try ChildProcess(
      program, Array(words.dropFirst()), environment: bench.variables.merging(environment) { $1 },
      directory: bench.folder.path,
      streams: .init(output: output.writing, errors: errors.writing))
    for conduit in [output, errors] { close(conduit.writing) }
    (self.output, self.errors) = (output.reading, errors.reading)
  }

  deinit {
    if !hasEnded.withLock({ $0 }) {
      kill(process.identifier, SIGKILL)
      _ = process.wait()
    }
    close(output)
    close(errors)
  }

  /// Waits for the next line of standard output; nil at the end.
  func line() async -> String? { await line(from: output) }

  /// Waits for the next line of standard error.
  func errorLine() async -> String? { await line(from: errors) }

  /// Whether the process has a running monotonic timer.
  func hasRunningTimer() throws -> Bool {
    let folder = "/proc/\(process.identifier)/fdinfo"
    return try FileManager.default.contentsOfDirectory(atPath: folder).contains { name in
      guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else { return false }
      let lines = text.split(separator: "\n")
      return lines.contains("clockid: 1") && !lines.contains("it_value: (0, 0)")
    }
  }

  /// The memory of the process in MiB: `VmRSS` now, `VmHWM` at most.
  func memory(_ field: String) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(field):") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Double($0) }) / 1024
  }

  func send(_ signal: Int32) { kill(process.identifier, signal) }

  /// Calls `body` while the process is stopped.
  func whileStopped(_ body: () throws -> Void) throws {
    send(SIGSTOP)
    defer { send(SIGCONT) }
    // The state follows the name, which is in parentheses.
    while try !String(contentsOfFile: "/proc/\(process.identifier)/stat", encoding: .utf8).contains(") T ") {}
    try body()
  }

  /// Sends a signal to all processes of its group.
  func sendToGroup(_ signal: Int32) { kill(-process.identifier, signal) }

  /// Waits for the process to end. Call it once.
  func end() async -> ChildProcess.Exit {
    hasEnded.withLock { $0 = true }
    return await Self.apart { [process] in process.wait() }
  }

  /// Waits on a separate thread, so that other tests continue.
  static func apart<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  private func line(from descriptor: Int32) async -> String? {
    await Self.apart { [self] in
      var bytes = rest.withLock { $0[descriptor] } ?? []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
          rest.withLock { $0[descriptor] = Array(bytes[(end + 1)...]) }
          return String(decoding: bytes[..<end], as: UTF8.self)
        }
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return nil }
        bytes += buffer[..<count]
      }
    }
  }
}
