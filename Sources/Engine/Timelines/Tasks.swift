import Foundation

/// Tasks that are cancelled together.
final class Tasks: @unchecked Sendable {
  private let lock = NSLock()
  private var tasks: [Task<Void, Never>] = []
  private var isCancelled = false

  /// Adds `task`, and cancels it if the others have been cancelled already.
  func add(_ task: Task<Void, Never>) {
    let isLate = lock.withLock {
      if !isCancelled { tasks.append(task) }
      return isCancelled
    }
    if isLate { task.cancel() }
  }

  /// Cancels all tasks, including those that are added later.
  func cancel() {
    let cancelled = lock.withLock {
      defer { tasks = [] }
      isCancelled = true
      return tasks
    }
    cancelled.forEach { $0.cancel() }
  }
}
