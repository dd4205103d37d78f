import Foundation

/// Tasks that end together.
final class Tasks: @unchecked Sendable {
  private let lock = NSLock()
  private var tasks: [Task<Void, Never>] = []
  private var isCancelled = false

  /// Adds `task`; cancels it at once if the others are cancelled already.
  func add(_ task: Task<Void, Never>) {
    let isLate = lock.withLock {
      if !isCancelled { tasks.append(task) }
      return isCancelled
    }
    if isLate { task.cancel() }
  }

  /// Cancels all tasks, those that are added later too.
  func cancel() {
    let cancelled = lock.withLock {
      defer { tasks = [] }
      isCancelled = true
      return tasks
    }
    cancelled.forEach { $0.cancel() }
  }
}
