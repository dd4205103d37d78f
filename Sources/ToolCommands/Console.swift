package import Foundation
package import Graphics

/// The two streams that a tool writes to: results go to one, everything else to the other.
package enum Console {
  /// Writes a line of results to standard output.
  package static func print(_ line: String) { write(Data((line + "\n").utf8)) }

  /// Writes bytes to standard output.
  ///
  /// A reader that went away is nobody's mistake: nothing more is written.
  package static func write(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }

  /// Writes a line to standard error.
  package static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes what was replaced or left out to standard error, a line each.
  package static func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { error("warning: \(diagnostic)") }
  }
}
