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
    let running = Task(executorPreference: DrawingExecutor.current) {
      await work.run()
      result.yield(false)
    }
    let watching = Task(executorPreference: DrawingExecutor.current) {
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

/// Where the tasks of views are run.
package enum DrawingExecutor {
  /// The one that the current task prefers, if it does: a task on its own does not take it over from who made it. Nil for
  /// the threads of the process.
  @TaskLocal package static var current: (any TaskExecutor)?
}
