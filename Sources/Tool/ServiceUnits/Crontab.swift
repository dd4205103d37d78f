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
  package func read() throws(ToolError) -> String { try contents() ?? "" }

  /// Whether the user has a crontab, which may be empty.
  ///
  /// - Throws: As ``read()``.
  package func exists() throws(ToolError) -> Bool { try contents() != nil }

  private func contents() throws(ToolError) -> String? {
    let (code, output, errors) = try run(["-l"], input: Data())
    if code == 0 { return String(decoding: output, as: UTF8.self) }
    if errors.hasPrefix("no crontab for") { return nil }
    throw ToolError("crontab -l: \(errors.printable)", exitCode: .inputOutput)
  }

  /// Replaces all lines.
  ///
  /// - Throws: A failure with exit code 74, with crontab's error.
  package func write(_ text: String) throws(ToolError) {
    let (code, _, errors) = try run(["-"], input: Data(text.utf8))
    if code != 0 { throw ToolError("crontab -: \(errors.printable)", exitCode: .inputOutput) }
  }

  /// Removes the lines of a schedule, which end with its comment; see ``CrontabLine/mark``.
  ///
  /// - Parameter isEmptyKept: Whether a crontab without any line stays.
  /// - Throws: A failure with exit code 74, with crontab's error.
  package func removeLines(marked mark: String, isEmptyKept: Bool) throws(ToolError) {
    guard let old = try contents() else { return }
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasSuffix(" " + mark) }
    guard kept.count < lines.count else { return }
    let text = kept.joined(separator: "\n")
    guard text.isEmpty && !isEmptyKept else { return try write(text) }
    let (code, _, errors) = try run(["-r"], input: Data())
    if code != 0 { throw ToolError("crontab -r: \(errors.printable)", exitCode: .inputOutput) }
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
