package import Ambient
import Synchronization

/// Waits for work, up to a deadline.
enum Deadline {
  /// Runs `work` until it ends or `deadline` returns, whichever comes first; true if the deadline came first. Work
  /// that misses the deadline is cancelled and no longer waited for.
  static func isLost(by work: @escaping () async -> Void, to deadline: @escaping @Sendable () async -> Void) async
    -> Bool
  {
    let work = Work(run: work)
    let (results, result) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingOldest(1))
    let running = Task(executorPreference: AmbientValues.current.taskExecutor) {
      await work.run()
      result.yield(false)
    }
    let watching = Task(executorPreference: AmbientValues.current.taskExecutor) {
      await deadline()
      result.yield(true)
    }
    var iterator = results.makeAsyncIterator()
    let isLost = await iterator.next() ?? true
    running.cancel()
    watching.cancel()
    return isLost
  }

  /// The work of a view. It is not sendable, as in Apple's signature; only one task runs it at a time.
  private struct Work: @unchecked Sendable {
    let run: () async -> Void
  }
}

extension AmbientValues {
  /// The preferred executor of the views' tasks; nil for the default. Unstructured tasks do not inherit it.
  package var taskExecutor: (any TaskExecutor)? {
    get { self[TaskExecutorKey.self] }
    set { self[TaskExecutorKey.self] = newValue }
  }
}

private enum TaskExecutorKey: AmbientKey {
  static var defaultValue: (any TaskExecutor)? { nil }
}
