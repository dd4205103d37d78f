import Diagnostics
import Graphics

/// Lowers a picture until its views no longer change it.
package struct FixpointLowering {
  /// The maximum number of lowerings; a view that changes its state in every one would never settle.
  package static let passLimit = 32

  private let memory = ViewStateStore()
  private let deadline: @Sendable () async -> Void
  private var count = 0

  /// Starts without state. `deadline` returns when a `task` is no longer waited for (default: after ten seconds).
  package init(deadline: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(10)) }) {
    self.deadline = deadline
  }

  /// Whether a `task` missed its deadline; it may still be running.
  package var hasOverdueTasks: Bool { memory.hasOverdueTasks }

  /// Whether `task`s of the picture have not been run.
  package var hasPendingTasks: Bool { memory.hasPendingTasks }

  /// Returns the result of `lower` once the picture has settled, after its `task`s have ended.
  ///
  /// Only diagnostics of the last lowering are reported.
  ///
  /// - Parameters:
  ///   - fetchingMissing: Called when nothing else is left to do; returns whether to lower again.
  ///   - run: Runs the views' code, which may never return, and returns whether it ended. Code that did not end may
  ///     still be running (default: waits for it).
  /// - Returns: Nil if the views' code did not end.
  package mutating func settled<Result, Failure>(
    _ lower: @escaping (ViewStateStore) throws(Failure) -> Result, fetchingMissing: () async -> Bool = { false },
    running run: (@escaping () -> Void) async -> Bool = { work in
      work()
      return true
    }
  ) async throws(Failure) -> Result? {
    while true {
      let step = Step<Result, Failure>(self)
      guard await run({ step.run(lower) }), let outcome = step.outcome else { return nil }
      count = step.settling.count
      let last = try outcome.get()
      if await needsAnotherPass(fetchingMissing) { continue }
      report(last)
      return last.result
    }
  }

  /// Waits for tasks and missing resources, and returns whether to lower again.
  private func needsAnotherPass(_ fetchingMissing: () async -> Bool) async -> Bool {
    if await memory.runPendingTasks(deadline: deadline), count < Self.passLimit { return true }
    return await fetchingMissing() && count < Self.passLimit
  }

  /// Returns the result of `lower` once the picture has settled, without running its `task`s.
  package mutating func settledWithoutTasks<Result, Failure>(
    _ lower: (ViewStateStore) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let last = try lowerUntilSettled(lower)
    report(last)
    return last.result
  }

  /// The result of a settled picture, with the diagnostics of its lowering.
  private struct LoweredPass<Result> {
    let result: Result
    let log: DiagnosticLog
    /// What still changes the picture when the limit is reached.
    let pendingChange: Changes.Change?
  }

  /// Lowers until the picture settles, on any thread. Its results are read only after that.
  private final class Step<Result, Failure: Error> {
    private(set) var settling: FixpointLowering
    private(set) var outcome: Swift.Result<LoweredPass<Result>, Failure>?

    init(_ settling: FixpointLowering) { self.settling = settling }

    func run(_ lower: (ViewStateStore) throws(Failure) -> Result) {
      outcome = Swift.Result { () throws(Failure) in try settling.lowerUntilSettled(lower) }
    }
  }

  private mutating func lowerUntilSettled<Result, Failure>(
    _ lower: (ViewStateStore) throws(Failure) -> Result
  ) throws(Failure) -> LoweredPass<Result> {
    while true {
      count += 1
      let log = DiagnosticLog()
      let outcome = log.collecting { () -> Swift.Result<(Result, [Changes.Change]), Failure> in
        Swift.Result { () throws(Failure) in
          let result = try lower(memory)
          return (result, memory.changesAfterActions())
        }
      }
      let (result, changes) = try outcome.get()
      if !changes.isEmpty && count < Self.passLimit { continue }
      return LoweredPass(result: result, log: log, pendingChange: changes.first)
    }
  }

  private func report<Result>(_ last: LoweredPass<Result>) {
    DiagnosticLog.current.report(contentsOf: last.log)
    if let change = last.pendingChange { report(pendingChange: change) }
  }

  private func report(pendingChange change: Changes.Change) {
    let path = change.path.description
    DiagnosticLog.current.report(
      Diagnostic(
        id: "view.unsettled",
        message: "\(change.name) of the view still changes after \(Self.passLimit) updates",
        subject: path.isEmpty ? nil : path))
  }
}
