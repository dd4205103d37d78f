package import Foundation
package import SystemIO

/// A tool that ran to its end, and what it printed.
package struct FinishedTool: Sendable {
  package let output: Data
  package let errors: String
  package let code: Int32

  /// Runs a tool, and waits for it.
  ///
  /// - Throws: `ChildProcess.Failure` if it cannot be started.
  package init(
    _ tool: URL, _ arguments: [String], _ environment: [String: String], directory: String? = nil
  ) throws(ChildProcess.Failure) {
    let (process, output, errors) = try Self.start(tool, arguments, environment, directory)
    output.wait()
    errors.wait()
    code = process.wait().code
    (self.output, self.errors) = (output.data, String(decoding: errors.data, as: UTF8.self))
  }

  private static func start(
    _ tool: URL, _ arguments: [String], _ environment: [String: String], _ directory: String?
  ) throws(ChildProcess.Failure) -> (ChildProcess, output: PipeLineReader, errors: PipeLineReader) {
    let (output, errors) = (try PipeChannel(for: tool.path), try PipeChannel(for: tool.path))
    defer { for end in [output.writing, errors.writing] { close(end) } }
    let process = try ChildProcess(
      tool.path, arguments, environment: environment, directory: directory,
      streams: .init(output: output.writing, errors: errors.writing))
    return (process, PipeLineReader(output), PipeLineReader(errors))
  }
}
