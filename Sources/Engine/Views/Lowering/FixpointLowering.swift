import Diagnostics
import Graphics

/// Lowers a picture again and again until nothing that its views do changes it any more.
package struct FixpointLowering {
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

  /// Whether a `task` was given up, which may go on.
  package var hasOverdueTasks: Bool { memory.hasOverdueTasks }

  /// What `lower` gives once the picture has come to rest, with `task`s waited for, and with what `fetchingMissing` gets:
  /// it is called when nothing else is left to do, and says whether there is something new to be lowered with.
  ///
  /// What the lowerings before the last one had to report is not reported: it is not in the picture.
  package mutating func settled<Result, Failure>(
    _ lower: (ViewMemory) throws(Failure) -> Result, fetchingMissing: () async -> Bool = { false }
  ) async throws(Failure) -> Result {
    while true {
      let rest = try rest(lower)
      if await goesOn(fetchingMissing) { continue }
      report(rest)
      return rest.result
    }
  }

  /// The same, where the work of the views may never return.
  ///
  /// - Parameter run: Does that work, and says whether it came to its end. Work that did not may still go on.
  /// - Returns: Nil where it did not.
  package mutating func settled<Result, Failure>(
    _ lower: @escaping (ViewMemory) throws(Failure) -> Result, fetchingMissing: () async -> Bool,
    running run: (@escaping () -> Void) async -> Bool
  ) async throws(Failure) -> Result? {
    while true {
      let step = Step<Result, Failure>(self)
      guard await run({ step.run(lower) }), let outcome = step.outcome else { return nil }
      count = step.settling.count
      let rest = try outcome.get()
      if await goesOn(fetchingMissing) { continue }
      report(rest)
      return rest.result
    }
  }

  /// Whether the picture has to be lowered again, after what it waits for.
  private func goesOn(_ fetchingMissing: () async -> Bool) async -> Bool {
    if await memory.runPendingTasks(deadline: deadline), count < Self.lowerings { return true }
    return await fetchingMissing() && count < Self.lowerings
  }

  /// What `lower` gives once the picture has come to rest; nil where a `task` is to be waited for first.
  package mutating func settledAtOnce<Result, Failure>(
    _ lower: (ViewMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let rest = try rest(lower)
    if memory.hasPendingTasks { return nil }
    report(rest)
    return rest.result
  }

  /// What `lower` gives once the picture has come to rest, `task`s left aside.
  package mutating func resting<Result, Failure>(
    _ lower: (ViewMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let rest = try rest(lower)
    report(rest)
    return rest.result
  }

  /// A picture that nothing changes any more, and what its lowering had to report.
  private struct Rest<Result> {
    let result: Result
    let log: DiagnosticLog
    /// What changes it all the same.
    let unrest: Changes.Change?
  }

  /// Lowerings until the picture rests, on whichever thread; nobody looks at it before that is done.
  private final class Step<Result, Failure: Error> {
    private(set) var settling: FixpointLowering
    private(set) var outcome: Swift.Result<Rest<Result>, Failure>?

    init(_ settling: FixpointLowering) { self.settling = settling }

    func run(_ lower: (ViewMemory) throws(Failure) -> Result) {
      outcome = Swift.Result { () throws(Failure) in try settling.rest(lower) }
    }
  }

  private mutating func rest<Result, Failure>(
    _ lower: (ViewMemory) throws(Failure) -> Result
  ) throws(Failure) -> Rest<Result> {
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
      if !changes.isEmpty && count < Self.lowerings { continue }
      return Rest(result: result, log: log, unrest: changes.first)
    }
  }

  private func report<Result>(_ rest: Rest<Result>) {
    DiagnosticLog.current.report(contentsOf: rest.log)
    if let change = rest.unrest { report(unrest: change) }
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
