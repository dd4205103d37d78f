import Synchronization

/// Tasks that end together.
final class Tasks: Sendable {
  private let state = Mutex((tasks: [Task<Void, Never>](), isCancelled: false))

  /// Adds `task`; cancels it at once if the others are cancelled already.
  func add(_ task: Task<Void, Never>) {
    let isLate = state.withLock { state in
      if !state.isCancelled { state.tasks.append(task) }
      return state.isCancelled
    }
    if isLate { task.cancel() }
  }

  /// Cancels all tasks, those that are added later too.
  func cancel() {
    let cancelled = state.withLock { state in
      defer { state = ([], true) }
      return state.tasks
    }
    cancelled.forEach { $0.cancel() }
  }
}
