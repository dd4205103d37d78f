package import Diagnostics
package import Foundation
import Graphics
import SystemIO

/// The two streams that a tool writes to: results go to one, everything else to the other.
package enum Console {
  /// Writes a line of results to standard output.
  ///
  /// - Throws: A failure with exit code 74 when it takes no bytes.
  package static func print(_ line: String) throws(ToolError) { try write(Data((line + "\n").utf8)) }

  /// Writes bytes to standard output.
  ///
  /// - Throws: A failure with exit code 74 when it takes no bytes. A reader that goes away ends the process by a signal.
  package static func write(_ data: Data) throws(ToolError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw ToolError("standard output: cannot be written: \(error.systemReason)", exitCode: .inputOutput)
    }
  }

  /// Writes a line to standard error.
  package static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes what another process wrote to its standard error.
  package static func pass(on data: Data) { try? FileHandle.standardError.write(contentsOf: data) }

  /// Writes what was replaced or left out to standard error, a line each, with the picture in front where there are many.
  package static func report(_ diagnostics: [Diagnostic], of picture: String? = nil) {
    let prefix = picture.map { "\($0): " } ?? ""
    for diagnostic in diagnostics { error("warning: \(prefix)\(diagnostic)") }
  }

  /// Writes what was replaced or left out of many pictures, a line for each thing.
  package static func report(_ pictures: [(name: String, diagnostics: [Diagnostic])]) {
    for (diagnostic, names) in Diagnostic.shared(by: pictures) { error("warning: \(names): \(diagnostic)") }
  }
}
