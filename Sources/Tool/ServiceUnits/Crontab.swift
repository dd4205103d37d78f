import Foundation
import SystemIO
package import ToolReports

/// The user's crontab, accessed with the program `crontab`.
package struct Crontab {
  private let program: String
  private let variables: [String: String]

  /// - Throws: A failure with exit code 69 if cron is not installed.
  package init(_ variables: [String: String]) throws(ToolError) {
    guard let program = ScheduledCommand.find("crontab", in: variables["PATH"] ?? "/usr/bin:/bin") else {
      throw ToolError(
        "crontab is not installed; install cron, or use `schedule systemd`", exitCode: .unavailable)
    }
    (self.program, self.variables) = (program, variables)
  }

  /// Reads all lines; empty if the user has no crontab.
  ///
  /// - Throws: A failure with exit code 74, with crontab's error.
  package func read() throws(ToolError) -> String {
    let (code, output, errors) = try run(["-l"], input: Data())
    if code == 0 { return String(decoding: output, as: UTF8.self) }
    if errors.hasPrefix("no crontab for") { return "" }
    throw ToolError("crontab -l: \(errors.printable)", exitCode: .inputOutput)
  }

  /// Replaces all lines.
  ///
  /// - Throws: A failure with exit code 74, with crontab's error.
  package func write(_ text: String) throws(ToolError) {
    let (code, _, errors) = try run(["-"], input: Data(text.utf8))
    if code != 0 { throw ToolError("crontab -: \(errors.printable)", exitCode: .inputOutput) }
  }

  /// Uses files instead of pipes: nobody has to read while the program writes.
  private func run(
    _ arguments: [String], input: Data
  ) throws(ToolError) -> (code: Int32, output: Data, errors: String) {
    var folder = Array((FileManager.default.temporaryDirectory.path + "/almanac-crontab-XXXXXX").utf8CString)
    guard mkdtemp(&folder) != nil else {
      throw ToolError(
        "cannot create a temporary directory: \(SystemError.last)", exitCode: .cannotCreate)
    }
    let path = folder.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let files = ["in", "out", "err"].map { "\(path)/\($0)" }
    var handles: [FileHandle] = []
    do {
      try input.write(to: URL(fileURLWithPath: files[0]))
      for file in files.dropFirst() { try Data().write(to: URL(fileURLWithPath: file)) }
      handles = [
        try FileHandle(forReadingFrom: URL(fileURLWithPath: files[0])),
        try FileHandle(forWritingTo: URL(fileURLWithPath: files[1])),
        try FileHandle(forWritingTo: URL(fileURLWithPath: files[2])),
      ]
      let process = try ChildProcess(
        program, arguments, environment: variables.merging(["LC_ALL": "C"]) { $1 },
        streams: .init(
          input: handles[0].fileDescriptor, output: handles[1].fileDescriptor, errors: handles[2].fileDescriptor))
      let code = process.wait().code
      let results = try files.dropFirst().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
      return (code, results[0], String(decoding: results[1], as: UTF8.self).trimmingCharacters(in: .newlines))
    } catch let failure as ChildProcess.Failure {
      throw ToolError(failure.description, exitCode: .unavailable)
    } catch {
      throw ToolError("\(path): \(error.localizedDescription)", exitCode: .inputOutput)
    }
  }
}
