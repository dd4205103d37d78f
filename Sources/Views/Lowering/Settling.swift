import Graphics

/// Lowers a picture again and again until nothing that its views do changes it any more.
package struct Settling {
  /// How many lowerings a picture gets. A view that changes its own state in every one never comes to rest.
  package static let lowerings = 32

  private let memory = ViewMemory()
  private let deadline: @Sendable () async -> Void
  private var count = 0

  /// Starts with nothing remembered. `deadline` returns when a `task` is to be waited for no longer, after ten seconds
  /// unless given.
  package init(deadline: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(10)) }) {
    self.deadline = deadline
  }

  /// What `lower` gives once the picture has come to rest, with `task`s waited for.
  ///
  /// What the lowerings before the last one had to report is not reported: it is not in the picture.
  package mutating func settled<Result, Failure>(
    _ lower: (ViewMemory) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    while true {
      let result = try resting(lower)
      guard await memory.runPendingTasks(deadline: deadline), count < Self.lowerings else { return result }
    }
  }

  /// What `lower` gives once the picture has come to rest, `task`s left aside.
  package mutating func resting<Result, Failure>(
    _ lower: (ViewMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      count += 1
      let log = DiagnosticLog()
      let outcome = DiagnosticLog.$current.withValue(log) { () -> Swift.Result<(Result, [Changes.Change]), Failure> in
        Swift.Result { () throws(Failure) in
          let result = try lower(memory)
          return (result, memory.changesAfterActions())
        }
      }
      let (result, changes) = try outcome.get()
      if !changes.isEmpty && count < Self.lowerings { continue }
      for diagnostic in log.diagnostics { DiagnosticLog.current.report(diagnostic) }
      if let change = changes.first { report(unrest: change) }
      return result
    }
  }

  private func report(unrest change: Changes.Change) {
    let path = change.path.description
    DiagnosticLog.current.report(
      Diagnostic(
        id: "view.unsettled",
        message: "\(change.name) of the view changes each time it is drawn; it was drawn \(Self.lowerings) times",
        subject: path.isEmpty ? nil : path))
  }
}
