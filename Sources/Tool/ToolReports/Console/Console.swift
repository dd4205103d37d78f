package import Diagnostics
package import Foundation
import Graphics
import Synchronization
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

  /// Writes a line to standard error. With `--quiet`, warnings and notes are left out.
  package static func error(_ line: String) {
    let kind = LineKind(of: line)
    guard kind == .error || kind == nil || !isQuiet else { return }
    try? FileHandle.standardError.write(contentsOf: bytes(of: kind.map { colored(line, as: $0) } ?? line))
  }

  /// Writes a line that nobody needs to act on to standard error, unless `--quiet` is given.
  package static func inform(_ line: String) { informPart(line + "\n") }

  /// Writes text without a line break, such as progress, like ``inform(_:)``.
  package static func informPart(_ text: String) {
    guard !isQuiet else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether only results and errors are printed.
  package static var isQuiet: Bool {
    get { quiet.load(ordering: .relaxed) }
    set { quiet.store(newValue, ordering: .relaxed) }
  }
  private static let quiet = Atomic(false)

  /// The environment variable that tells a child process that its standard error is forwarded to a terminal.
  package static let terminalVariable = "ALMANAC_TERMINAL"

  /// Whether a person reads standard error.
  package static let isTerminal =
    isatty(STDERR_FILENO) == 1 || ProcessInfo.processInfo.environment[terminalVariable] == "1"

  /// Whether words on standard error have colours: not in files and pipes, nor with `NO_COLOR` (no-color.org).
  private static let hasColors: Bool = {
    let variables = ProcessInfo.processInfo.environment
    return isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
  }()

  /// What a line is, by its first word.
  private enum LineKind: String, CaseIterable {
    case error, warning, note

    init?(of line: String) {
      guard let kind = Self.allCases.first(where: { line.hasPrefix($0.rawValue + ": ") }) else { return nil }
      self = kind
    }

    /// The code of the colour in ECMA-48.
    var color: Int {
      switch self {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    }
  }

  private static func colored(_ line: String, as kind: LineKind) -> String {
    guard hasColors else { return line }
    let word = kind.rawValue + ":"
    return "\u{1B}[1;\(kind.color)m\(word)\u{1B}[0m\(line.dropFirst(word.count))"
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
