import Synchronization

/// Tasks that are cancelled together.
final class CancellableTasks: Sendable {
  private let state = Mutex((cancellations: [@Sendable () -> Void](), isCancelled: false))

  /// Adds `task`, and cancels it if the others have been cancelled already.
  func add(_ task: Task<Void, Never>) {
    let isLate = state.withLock { state in
      if !state.isCancelled { state.cancellations.append { task.cancel() } }
      return state.isCancelled
    }
    if isLate { task.cancel() }
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
