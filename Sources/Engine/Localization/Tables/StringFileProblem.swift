import Diagnostics

/// Something in a file of strings that cannot be used.
package struct StringFileProblem: Sendable {
  typealias Report = @Sendable (StringFileProblem) -> Void

  package let reason: String
  /// The path, or the name of a file in the program.
  let file: String
  /// Whether it is about one entry of a file that is used otherwise.
  package var isOfEntry = false
  /// Whether something is left out because of it.
  var hasLoss = true

  /// Reports the problem to the current log.
  static func log(_ problem: StringFileProblem) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "strings.unreadable", message: problem.reason + (problem.hasLoss ? "; it is left out" : ""),
        subject: problem.file))
  }
}
