import ArgumentParser
package import ToolReports

/// Does the steps of a `setup`, and keeps the record of them.
package struct SetupRun {
  private var record: SetupRecord
  private let path: String
  private let say: (String) throws(ToolError) -> Void

  /// - Parameters:
  ///   - path: The file of the record.
  ///   - say: Prints a line about each step that was done.
  package init(_ record: SetupRecord, to path: String, say: @escaping (String) throws(ToolError) -> Void) {
    (self.record, self.path, self.say) = (record, path, say)
  }

  /// Does all steps. If one fails, or a signal arrives meanwhile, those before it are undone.
  ///
  /// - Parameter signal: The signal that has arrived; nil for none. It takes effect after the step that is running.
  /// - Throws: The failure of the step, or a failure with exit code 128 and the signal's number, with what became of the
  ///   others.
  package mutating func perform(
    _ actions: [SetupAction], in session: DesktopSession, interruptedBy signal: () -> Int32? = { nil }
  ) throws(ToolError) {
    func interruption() -> ToolError? { signal().map { ToolError("interrupted", exitCode: ExitCode(128 + $0)) } }
    do throws(ToolError) {
      for action in actions {
        if let interruption = interruption() { throw interruption }
        try perform(action)
      }
      if let interruption = interruption() { throw interruption }
      record.isComplete = true
      try record.write(to: path)
    } catch let failure {
      // Ctrl-C ends programs, too, and so fails their step.
      let error = interruption() ?? failure
      guard !record.steps.isEmpty else { throw error }
      let problems = SetupUndo(record, at: path, in: session).run { _ in }
      if problems.isEmpty {
        throw ToolError("\(error.message)\nnote: everything that setup had done was undone", exitCode: error.exitCode)
      }
      let rest = problems.map { "\nerror: not undone: \($0)" }.joined()
      throw ToolError(
        "\(error.message)\(rest)\nnote: \(ToolName.invoked) setup --undo tries again", exitCode: error.exitCode)
    }
  }

  private mutating func perform(_ action: SetupAction) throws(ToolError) {
    let trace = try action.trace()
    record.steps.append(.init(done: action.title, trace: trace))
    do throws(ToolError) {
      try record.write(to: path)
    } catch {
      // Nothing was done.
      record.steps.removeLast()
      throw error
    }
    if let trace = try action.perform(trace) {
      record.steps[record.steps.count - 1].trace = trace
      try record.write(to: path)
    }
    if let title = action.title { try say(title) }
  }
}
