import Foundation
import SystemIO

/// Why a process that draws has ended, in the words of its user.
enum ProcessEnd {
  /// Almanac explains crashes itself, and Swift's own report of registers and images would hide that.
  static let environment = ["SWIFT_BACKTRACE": "enable=no"]

  /// - Parameter lines: The last lines on standard error.
  static func reason(for exit: ChildProcess.Exit, after lines: [String]) -> String {
    switch exit {
    case .exit(let code): "the widget called exit(\(code))"
    case .signal(SIGKILL): "the drawing process was killed"
    case .signal(let signal):
      // Swift's message, and the line of the widget that it is explained with.
      (lines.first { $0.contains("Fatal error:") }.map { "the widget crashed: \($0)" }
        ?? "the widget crashed: \(String(cString: strsignal(signal)).lowercased())")
    }
  }

  /// Whether the line is an address of a crash's stack, which Almanac's explanation makes readable.
  static func isAddress(_ line: String) -> Bool {
    line == "Current stack trace:" || line.prefixMatch(of: /\d+ +\S+ +0x/) != nil
  }
}
