import Synchronization

/// Tasks that are cancelled together.
final class CancellableTasks: Sendable {
  private let state = Mutex((cancellations: [@Sendable () -> Void](), isCancelled: false))

  /// Adds `task`, and cancels it if the others have been cancelled already.
  func add(_ task: Task<Void, Never>) { onCancel { task.cancel() } }

  /// Calls `work` when the tasks are cancelled, at once if they already are.
  func onCancel(_ work: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isCancelled { state.cancellations.append(work) }
      return state.isCancelled
    }
    if isLate { work() }
  }

  /// Cancels all tasks, including those that are added later.
  func cancel() {
    let cancelled = state.withLock { state in
      defer { state = ([], true) }
      return state.cancellations
    }
    for cancel in cancelled { cancel() }
  }
}
