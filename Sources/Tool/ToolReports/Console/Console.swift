package import Diagnostics
package import Foundation
import Graphics
import SystemIO

/// The tool's output: results go to standard output, everything else to standard error.
package enum Console {
  /// Writes a line to standard output.
  ///
  /// - Throws: A failure with exit code 74 if the write fails.
  package static func print(_ line: String) throws(ToolError) { try write(bytes(of: line)) }

  /// Writes bytes to standard output.
  ///
  /// - Throws: A failure with exit code 74 if the write fails. If the reader has closed the pipe, SIGPIPE ends the
  ///   process.
  package static func write(_ data: Data) throws(ToolError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw ToolError("standard output: cannot be written: \(error.systemReason)", exitCode: .inputOutput)
    }
  }

  package static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: bytes(of: line))
  }

  private static func bytes(of line: String) -> Data {
    var line = line + "\n"
    return line.withUTF8 { Data($0) }
  }

  /// Copies another process's standard error to this one's.
  package static func forward(on data: Data) { try? FileHandle.standardError.write(contentsOf: data) }

  /// Writes each diagnostic as a warning to standard error, prefixed with the picture's name if there are several
  /// pictures.
  package static func report(_ diagnostics: [Diagnostic], of picture: String? = nil) {
    let prefix = picture.map { "\($0): " } ?? ""
    for diagnostic in diagnostics { error("warning: \(prefix)\(diagnostic)") }
  }

  /// Writes the diagnostics of many pictures, one line for each distinct diagnostic.
  package static func report(_ pictures: [(name: String, diagnostics: [Diagnostic])]) {
    for (diagnostic, names) in Diagnostic.shared(by: pictures) { error("warning: \(names): \(diagnostic)") }
  }
}
