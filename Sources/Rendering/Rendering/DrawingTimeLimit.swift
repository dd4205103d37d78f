internal import Synchronization
import Timelines

/// The remaining time for the code of a picture's views.
final class DrawingTimeLimit: Sendable {
  private let limit: TimeLimit
  private let spent = Mutex(Duration.zero)
  private let waited = Mutex(Duration.zero)

  init(_ limit: TimeLimit) { self.limit = limit }

  /// Runs `work` on a thread that need not return.
  ///
  /// - Returns: Whether it finished in the remaining time.
  func isEnough(for work: @escaping () -> Void) async -> Bool {
    let start = ContinuousClock.now
    let outcome = await limit.reduced(by: spent.withLock(\.self)).outcome { work() }
    spent.withLock { $0 += ContinuousClock.now - start }
    guard case .answer = outcome else { return false }
    return true
  }

  /// Returns when a view's `task` is no longer awaited: after a third of the limit (ten seconds), or when the total
  /// time for all tasks has reached the limit.
  @Sendable func endOfTask() async {
    let start = ContinuousClock.now
    await limit.reduced(by: waited.withLock(\.self)).sleep(atMost: limit.duration / 3)
    waited.withLock { $0 += ContinuousClock.now - start }
  }
}
