import Foundation
import SystemIO

/// A program that prints something and ends.
enum Command {
  static func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> String {
    let (output, errors) = (try PipeChannel(for: program), try PipeChannel(for: program))
    let process = try ChildProcess(
      program, arguments, environment: environment, streams: .init(output: output.writing, errors: errors.writing))
    close(output.writing)
    close(errors.writing)
    let (text, complaint) = (PipeLineReader(output), PipeLineReader(errors))
    text.wait()
    complaint.wait()
    guard process.wait() == .exit(0) else {
      throw PostgresServer.Unavailable(description: "\(program): \(String(decoding: complaint.data, as: UTF8.self))")
    }
    return String(decoding: text.data, as: UTF8.self)
  }
}
