import Foundation
import SystemIO
import ToolReports

/// A program of the session, with its arguments.
struct SessionCommand: Sendable {
  struct Result: Sendable {
    /// Nil if it was not started, or did not end in time.
    let code: Int32?
    let output: String
    /// The last line that it wrote to standard error, or why it did not start.
    let reason: String

    var isSuccess: Bool { code == 0 }
  }

  let words: [String]

  init(_ words: [String]) { self.words = words }

  /// `F_SETPIPE_SZ`, which the module Glibc lacks.
  private static let setPipeSize: Int32 = 1031

  /// The command as a person would type it.
  var text: String { Self.text(words) }

  static func text(_ words: [String]) -> String { words.map(\.shellWord).joined(separator: " ").onOneLine }

  /// - Parameter staysRunning: Whether a part of it goes on in the background. A pipe that nobody reads would end that, so
  ///   what it writes is discarded.
  func run(
    in session: DesktopSession, adding more: [String: String] = [:], directory: String? = nil,
    staysRunning: Bool = false
  ) -> Result {
    let name = words.first ?? ""
    guard let program = name.hasPrefix("/") ? name : session.program(name) else {
      return Result(code: nil, output: "", reason: "not installed")
    }
    do throws(ChildProcess.Failure) {
      let (output, errors) = (try PipeChannel(for: program), try PipeChannel(for: program))
      defer { for channel in [output, errors] { close(channel.writing) } }
      // Nobody reads while it writes.
      _ = fcntl(output.writing, Self.setPipeSize, 1 << 20)
      let process = try ChildProcess(
        program, Array(words.dropFirst()), environment: session.variables.merging(more) { $1 }, directory: directory,
        streams: staysRunning ? .init() : .init(output: output.writing, errors: errors.writing))
      let exit = process.wait(atMost: session.timeLimit)
      // What it has started in the background may keep the pipes open: only what it wrote itself is read.
      let (text, complaint) = (Self.available(output), Self.available(errors))
      let last = complaint.split(separator: "\n").last.map(String.init) ?? ""
      switch exit {
      case .timedOut:
        return Result(code: nil, output: text, reason: "no answer within \(Int(session.timeLimit)) seconds")
      case .ended(let end):
        return Result(code: end.code, output: text, reason: "exit code \(end.code)\(last.isEmpty ? "" : ": \(last)")")
      }
    } catch {
      return Result(code: nil, output: "", reason: error.reason)
    }
  }

  /// Reads what is in a pipe now, and closes its reading end.
  private static func available(_ channel: PipeChannel) -> String {
    defer { close(channel.reading) }
    _ = fcntl(channel.reading, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(channel.reading, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
