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
    let running = Task {
      await work.run()
      result.yield(false)
    }
    let watching = Task {
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
