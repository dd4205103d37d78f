package import Ambient
import Synchronization

/// Waits for work, but not for ever.
enum Race {
  /// Runs `work` until it ends or `deadline` returns, whichever is first; true if that was the deadline. Work that is
  /// given up is cancelled; if it goes on nevertheless, nobody waits for it.
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

  /// The work of a view: not sendable, since Apple's signature does not ask for it; only one task runs it at a time.
  private struct Work: @unchecked Sendable {
    let run: () async -> Void
  }
}

extension AmbientValues {
  /// The executor that the tasks of views prefer; nil for the threads of the process. An unstructured task does not inherit
  /// it from the task that starts it.
  package var taskExecutor: (any TaskExecutor)? {
    get { self[TaskExecutorKey.self] }
    set { self[TaskExecutorKey.self] = newValue }
  }
}

private enum TaskExecutorKey: AmbientKey {
  static var defaultValue: (any TaskExecutor)? { nil }
}
